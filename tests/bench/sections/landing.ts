import { withContenders } from "../contenders";
import { load, signedIn } from "../load";
import { inTurn, type Section } from "../section";

const CLIENTS = 8;

/** The landing page: from what is kept, rendered anew for a visitor, and rendered for somebody signed in. */
export const landing: Section = ({ rounds, seconds, names, databases }) =>
	withContenders(names, databases, async (contenders) => {
		const seen = await inTurn(rounds, contenders, async ({ url, people: [person] }) => ({
			kept: (await load(`${url}/`, { connections: CLIENTS, seconds })).rate,
			rendered: (await load(`${url}/?anew=1`, { connections: CLIENTS, seconds })).rate,
			signedIn: (await load(`${url}/`, { connections: CLIENTS, seconds, headers: signedIn(person?.token) })).rate,
		}));
		const unit = "pages/s";
		return [
			{
				what: "Landing page, signed out",
				unit,
				figures: seen.kept,
				budget: { words: ">= 1 x floor (aim 1.5)", holds: ({ saathi, floor }) => saathi >= floor },
			},
			{ what: "Landing page, rendered anew", unit, figures: seen.rendered },
			{ what: "Landing page, signed in", unit, figures: seen.signedIn },
		];
	});
