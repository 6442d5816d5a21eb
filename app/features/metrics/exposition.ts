/** A figure in the way of Prometheus: https://prometheus.io/docs/concepts/metric_types/ */
export type Figure = {
	name: string;
	type: "counter" | "gauge" | "histogram";
	help: string;
	samples: { suffix?: string; labels?: Record<string, string>; value: number }[];
};

/** Counts values by how large they are. */
export type Histogram = { observe: (value: number) => void; figure: (name: string, help: string) => Figure };

/** @param bounds the largest value of each span, rising */
export function createHistogram(bounds: readonly number[]): Histogram {
	const counts = bounds.map(() => 0);
	let [count, sum] = [0, 0];
	return {
		observe(value) {
			count++;
			sum += value;
			for (const [index, bound] of bounds.entries()) if (value <= bound) counts[index] = (counts[index] ?? 0) + 1;
		},
		figure: (name, help) => ({
			name,
			type: "histogram",
			help,
			samples: [
				...bounds.map((bound, index) => ({
					suffix: "_bucket",
					labels: { le: String(bound) },
					value: counts[index] ?? 0,
				})),
				{ suffix: "_bucket", labels: { le: "+Inf" }, value: count },
				{ suffix: "_sum", value: sum },
				{ suffix: "_count", value: count },
			],
		}),
	};
}

/** Writes figures as Prometheus reads them: https://prometheus.io/docs/instrumenting/exposition_formats/ */
export function exposition(figures: readonly Figure[]): string {
	const lines = figures.flatMap(({ name, type, help, samples }) => [
		`# HELP ${name} ${help.replaceAll("\\", "\\\\").replaceAll("\n", "\\n")}`,
		`# TYPE ${name} ${type}`,
		...samples.map(({ suffix = "", labels = {}, value }) => `${name}${suffix}${written(labels)} ${value}`),
	]);
	return `${lines.join("\n")}\n`;
}

function written(labels: Record<string, string>): string {
	const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
	return pairs.length === 0 ? "" : `{${pairs.join(",")}}`;
}

function escaped(value: string): string {
	return value.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
}
