const MICROPHONE = "M12 3a3 3 0 0 0-3 3v5a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3zM5 11a7 7 0 0 0 14 0M12 18v3";
const CROSSED = "M4 4l16 16";

const PATHS = {
	microphone: MICROPHONE,
	waves: `${MICROPHONE}M2 8v5M22 8v5`,
	crossed: `${MICROPHONE}${CROSSED}`,
	clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3 2",
	square: "M7 6h10a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1z",
	silence: "M4 5h16v11H9l-5 4zM8 10.5h.01M12 10.5h.01M16 10.5h.01",
	cloud: `M7 18a4 4 0 0 1-.5-8A6 6 0 0 1 18 9.5a4.3 4.3 0 0 1-.5 8.5z${CROSSED}`,
	lock: "M6 11h12a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1zM8 11V8a4 4 0 0 1 8 0v3",
	warning: "M12 4l9 16H3zM12 10v4M12 17h.01",
	cross: "M6 6l12 12M18 6L6 18",
};

export type IconName = keyof typeof PATHS;

/** A drawing in the colour of the text, beside words that say the same. */
export function Icon({ name }: { name: IconName }) {
	return (
		<svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
			<path d={PATHS[name]} />
		</svg>
	);
}
