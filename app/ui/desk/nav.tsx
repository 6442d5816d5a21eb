import { NavLink } from "@remix-run/react";

/** The ways through the desk. A counsellor sees the days, an operator all of it. */
export function DeskNav({ operator }: { operator: boolean }) {
	return (
		<nav className="desk-nav" aria-label="Desk">
			<NavLink to="/desk" end>
				Bookings
			</NavLink>
			<NavLink to="/desk/print">Day sheet</NavLink>
			{operator && <NavLink to="/desk/days">Days</NavLink>}
		</nav>
	);
}
