import { Link } from "@remix-run/react";
import { callLink } from "./call-link";
import { English, useFrame } from "./frame";
import { HelpLink } from "./help/help-link";
import type { Product } from "./product";

/** The foot of a page: how to reach the people behind the product. */
export function Footer({ product }: { product: Product }) {
	const { language, words } = useFrame();
	return (
		<footer className="footer" lang={language}>
			<section aria-labelledby="contact-us">
				<h2 id="contact-us">
					<English text="Contact Us" />
				</h2>
				<p>{product.name}</p>
				<p>
					<a href={callLink(product.phone)}>{product.phone}</a>
					{product.phoneOf !== null && ` ${product.phoneOf}`}
				</p>
				<p>
					<a href={`mailto:${product.email}`}>{product.email}</a>
				</p>
			</section>
			<nav aria-label={words["your-data"]}>
				<ul className="footer-links">
					<li>
						<HelpLink>{words.help}</HelpLink>
					</li>
					<li>
						<Link to="/plan">{words.plan}</Link>
					</li>
					<li>
						<Link to="/data">{words.data}</Link>
					</li>
				</ul>
			</nav>
			<p className="footer-copyright">
				© {product.name}. {words.rights}
			</p>
		</footer>
	);
}
