import type { LoaderFunction, MetaDescriptor, MetaFunction } from "@remix-run/node";
import type { Product } from "./product";

const DESCRIPTION =
	"A kind word, a bot that listens, and a session with a counsellor. Private, gentle and free of judgement.";

/**
 * What search engines and shared links show of every page (ogp.me).
 *
 * @param origin such as https://saathi.example: addresses of shared pictures must be whole
 */
export function productMeta(product: Product, origin: string): MetaDescriptor[] {
	return [
		{ title: product.name },
		{ name: "description", content: DESCRIPTION },
		{ property: "og:type", content: "website" },
		{ property: "og:site_name", content: product.name },
		{ property: "og:title", content: product.name },
		{ property: "og:description", content: DESCRIPTION },
		{ property: "og:image", content: `${origin}/share.png` },
		{ property: "og:image:alt", content: "Two people sit on the steps of a veranda and talk over tea." },
		{ name: "twitter:card", content: "summary_large_image" },
	];
}

/** What a title needs of the root's data. */
type RootLoader = () => { product: Product };

/**
 * The title of a page, followed by the product's name, beside what the root says of every page.
 *
 * @param title of the page, or what gives it from the data of the page; these are undefined where they could not be had
 */
export function pageTitle<Loader extends LoaderFunction>(
	title: string | ((data: Parameters<MetaFunction<Loader>>[0]["data"]) => string),
): MetaFunction<Loader, { root: RootLoader }> {
	return ({ matches, data }) => {
		const root = matches.find((match) => match.id === "root");
		const product = root?.data?.product.name;
		const shared = (root?.meta ?? []).filter((descriptor) => !("title" in descriptor));
		const own = typeof title === "string" ? title : title(data);
		return [...shared, { title: product ? `${own} - ${product}` : own }];
	};
}
