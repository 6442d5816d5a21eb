/** The good thought of the day; nothing at all when there is none. */
export function Quote({ joketext }: { joketext: string | null }) {
	if (joketext === null) return null;
	return (
		<figure className="quote">
			<figcaption>Thought for today</figcaption>
			<blockquote>{joketext}</blockquote>
		</figure>
	);
}
