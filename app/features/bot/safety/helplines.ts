/** The numbers that replies name. Written as a person would dial them. */
export type HelplineNumbers = {
	emergency: string;
	talk: string;
	talkAlternative: string;
	children: string;
	women: string;
};

/** One line as it is shown to people, with what an operator needs to keep it true. */
export type Helpline = {
	number: string;
	name: string;
	/** Who or what it is for, in plain words. */
	purpose: string;
	hours: string;
	languages: string;
	free: boolean;
	source: string;
	/** Year and month. */
	checked: string;
};

/** The lines for India. KIRAN (1800-599-0019) is left out: it rarely answers. */
export const DEFAULT_HELPLINES: Readonly<Record<keyof HelplineNumbers, Helpline>> = {
	emergency: {
		number: "112",
		name: "Emergency",
		purpose: "police, ambulance or fire, when someone is in danger now",
		hours: "day and night",
		languages: "the languages of your state, Hindi and English",
		free: true,
		source: "https://112.gov.in",
		checked: "2026-11",
	},
	talk: {
		number: "14416",
		name: "Tele-MANAS",
		purpose: "to talk with a trained counsellor about anything on your mind",
		hours: "day and night",
		languages: "20 languages",
		free: true,
		source: "https://telemanas.mohfw.gov.in",
		checked: "2026-11",
	},
	talkAlternative: {
		number: "1-800-891-4416",
		name: "Tele-MANAS, second number",
		purpose: "the same counsellors, when the short number does not connect",
		hours: "day and night",
		languages: "20 languages",
		free: true,
		source: "https://telemanas.mohfw.gov.in",
		checked: "2026-11",
	},
	children: {
		number: "1098",
		name: "Childline",
		purpose: "for children, and for anyone worried about a child",
		hours: "day and night",
		languages: "the languages of your state, Hindi and English",
		free: true,
		source: "https://missionvatsalya.wcd.gov.in",
		checked: "2026-11",
	},
	women: {
		number: "181",
		name: "Women helpline",
		purpose: "for women facing violence at home or outside",
		hours: "day and night",
		languages: "the languages of your state, Hindi and English",
		free: true,
		source: "https://wcd.gov.in",
		checked: "2026-11",
	},
};

/** Only the numbers of a set of lines, as replies need them. */
export function helplineNumbers(
	lines: Readonly<Record<keyof HelplineNumbers, Helpline>> = DEFAULT_HELPLINES,
): HelplineNumbers {
	return {
		emergency: lines.emergency.number,
		talk: lines.talk.number,
		talkAlternative: lines.talkAlternative.number,
		children: lines.children.number,
		women: lines.women.number,
	};
}
