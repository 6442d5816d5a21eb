import { ACKNOWLEDGEMENTS } from "./acknowledgements";
import { DISTRESS } from "./distress";
import { tellingPart, weightOfTold } from "./reflect";
import { plainText } from "./scene";

/** Whether a message tells of something that weighs. */
export function isHeavy(userInput: string): boolean {
	const part = tellingPart(userInput);
	return DISTRESS.test(userInput) || isAcknowledged(userInput) || (part !== null && weightOfTold(part) > 0);
}

function isAcknowledged(userInput: string): boolean {
	const plain = plainText(userInput);
	return ACKNOWLEDGEMENTS.some(({ heard, within }) => within === undefined && heard.test(plain));
}
