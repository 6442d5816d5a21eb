import { Link } from "@remix-run/react";
import { Alert } from "../alert";
import { English, useFrame } from "../frame";
import { BookingList, type BookingListed } from "./list";
import { useBookingWords } from "./words";

/** Ways on from the list. None leads back to the form, as the specification has it. */
function WaysOn() {
	const { words } = useFrame();
	return (
		<p className="actions">
			<Link className="button button-quiet" to="/home">
				{words.home}
			</Link>
			<Link className="button button-quiet" to="/chatbot">
				{words["talk-on"]}
			</Link>
		</p>
	);
}

export type PreviousBookingsProps = {
	/** Null where they cannot be shown. */
	bookings: BookingListed[] | null;
	/** Counted from 1, and whether there is one after it. */
	page: number;
	more: boolean;
	alert: string | null;
	signedIn: boolean;
};

/** What somebody has booked, page by page, or why it cannot be shown. */
export function PreviousBookings(loaded: PreviousBookingsProps) {
	return (
		<>
			<h1 id="user-bookings">
				<English text="User Bookings" />
			</h1>
			<Alert text={loaded.alert} />
			{!loaded.signedIn && <LogInFirst />}
			{loaded.bookings && <BookingList bookings={loaded.bookings} />}
			{(loaded.page > 1 || loaded.more) && <Pages page={loaded.page} more={loaded.more} />}
			<WaysOn />
		</>
	);
}

function LogInFirst() {
	const words = useBookingWords();
	return (
		<div className="empty">
			<img src="/illustrations/diary.svg" alt="" width="320" height="240" />
			<p>{words["signed-out"]}</p>
			<Link
				className="button button-large"
				to={`/login?mode=login&redirectTo=${encodeURIComponent("/booking?view=previous")}`}
			>
				{words["log-in"]}
			</Link>
		</div>
	);
}

function Pages({ page, more }: { page: number; more: boolean }) {
	const words = useBookingWords();
	return (
		<nav className="ways" aria-label={words.pages}>
			{page > 1 && <Link to={`/booking?view=previous&page=${page - 1}`}>{words.back}</Link>}
			{more && <Link to={`/booking?view=previous&page=${page + 1}`}>{words.more}</Link>}
		</nav>
	);
}
