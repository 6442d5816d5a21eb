import { Link, Links, Meta, Outlet, Scripts, ScrollRestoration } from "@remix-run/react";
import stylesheet from "../../../../app/styles/index.css?url";

export const links = () => [
	{ rel: "stylesheet", href: stylesheet },
	{ rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
];

export default function App() {
	return (
		<html lang="en-IN">
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<Meta />
				<Links />
			</head>
			<body>
				<a className="skip-link" href="#main">
					Skip to the content
				</a>
				<header className="navbar">
					<span className="navbar-name">
						<img src="/favicon.svg" alt="" width="28" height="28" />
						Saathi
					</span>
					<ul className="navbar-items">
						<li>Home</li>
						<li>About</li>
						<li>Contact</li>
					</ul>
					<Link className="button button-quiet" to="/login">
						Login
					</Link>
				</header>
				<aside className="help-strip" aria-label="Help right now">
					<p>
						In danger? Call <a href="tel:112">112</a>
					</p>
					<p>
						To talk, day or night: Tele-MANAS <a href="tel:14416">14416</a>
					</p>
				</aside>
				<Outlet />
				<ScrollRestoration />
				<Scripts />
			</body>
		</html>
	);
}
