import { Form, Link } from "@remix-run/react";
import { English, useFrame } from "./frame";
import { OtherLanguages } from "./other-languages";
import { forgetBrowserPlan } from "./plan/browser-plan";
import type { Product } from "./product";

/** The bar at the top of every page. Logging out loads the next page anew, so that nothing of a person stays in memory. */
export function Navbar({ product, signedIn }: { product: Product | undefined; signedIn: boolean }) {
	const { words } = useFrame();
	return (
		<header>
			<nav className="navbar" aria-label={words.main}>
				<div className="navbar-words">
					<Link className="navbar-name" to={signedIn ? "/home" : "/"}>
						<img src="/favicon.svg" alt="" width="28" height="28" />
						{product?.name ?? "Saathi"}
					</Link>
					<ul className="navbar-items">
						<li>
							<English text="Home" />
						</li>
						<li>
							<English text="About" />
						</li>
						<li>
							<English text="Contact" />
						</li>
					</ul>
				</div>
				<OtherLanguages />
				{signedIn ? (
					<Form method="post" action="/logout" reloadDocument onSubmit={forgetBrowserPlan}>
						<button className="button button-quiet" type="submit">
							<English text="Logout" />
						</button>
					</Form>
				) : (
					<Link className="button button-quiet" to="/login">
						<English text="Login" />
					</Link>
				)}
			</nav>
		</header>
	);
}
