import { useEffect, useState } from "react";

/** Milliseconds after which a wait is told of: five seconds without a word are long. */
const LONG_MS = 5_000;

/** Whether something has been going on for long. */
export function useLasting(goingOn: boolean): boolean {
	const [long, setLong] = useState(false);
	useEffect(() => {
		setLong(false);
		if (!goingOn) return;
		const timer = setTimeout(() => setLong(true), LONG_MS);
		return () => clearTimeout(timer);
	}, [goingOn]);
	return long && goingOn;
}
