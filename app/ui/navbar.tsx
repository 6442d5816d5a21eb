import { Form, Link } from "@remix-run/react";
import type { Product } from "./product";

/** The bar at the top of every page. Logging out loads the next page anew, so that nothing of a person stays in memory. */
export function Navbar({ product, signedIn }: { product: Product | undefined; signedIn: boolean }) {
	return (
		<header className="navbar">
			<div className="navbar-words">
				<span className="navbar-name">
					<img src="/favicon.svg" alt="" width="28" height="28" />
					{product?.name ?? "Saathi"}
				</span>
				<ul className="navbar-items">
					<li>Home</li>
					<li>About</li>
					<li>Contact</li>
				</ul>
			</div>
			{signedIn ? (
				<Form method="post" action="/logout" reloadDocument>
					<button className="button button-quiet" type="submit">
						Logout
					</button>
				</Form>
			) : (
				<Link className="button button-quiet" to="/login">
					Login
				</Link>
			)}
		</header>
	);
}
