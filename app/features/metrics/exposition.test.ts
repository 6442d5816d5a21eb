import { expect, test } from "vitest";
import { createHistogram, exposition } from "./exposition";

test("figures are written as Prometheus reads them, with nothing in a label that could end it", () => {
	const text = exposition([
		{
			name: "bookings",
			type: "gauge",
			help: "How\nmany.",
			samples: [{ labels: { state: 'a"b\\c\nd' }, value: 3 }, { value: 1.5 }],
		},
	]);
	expect(text).toBe(
		'# HELP bookings How\\nmany.\n# TYPE bookings gauge\nbookings{state="a\\"b\\\\c\\nd"} 3\nbookings 1.5\n',
	);
});

test("a histogram counts each value in its span and all wider ones", () => {
	const histogram = createHistogram([0.1, 1]);
	for (const value of [0.05, 0.1, 0.5, 7]) histogram.observe(value);
	expect(
		exposition([histogram.figure("seconds", "Time.")])
			.split("\n")
			.slice(2, -1),
	).toEqual([
		'seconds_bucket{le="0.1"} 2',
		'seconds_bucket{le="1"} 3',
		'seconds_bucket{le="+Inf"} 4',
		"seconds_sum 7.65",
		"seconds_count 4",
	]);
});
