import type { Product } from "./product";

/** The foot of a page: how to reach the people behind the product. */
export function Footer({ product }: { product: Product }) {
	return (
		<footer className="footer">
			<section aria-labelledby="contact-us">
				<h2 id="contact-us">Contact Us</h2>
				<p>{product.name}</p>
				<p>
					<a href={`tel:${product.phone.replace(/[^+\d]/g, "")}`}>{product.phone}</a>
				</p>
				<p>
					<a href={`mailto:${product.email}`}>{product.email}</a>
				</p>
			</section>
			<p className="footer-copyright">© {product.name}. All rights reserved.</p>
		</footer>
	);
}
