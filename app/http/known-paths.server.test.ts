import { expect, test } from "vitest";
import { loggedPath, UNKNOWN_PATH } from "./known-paths.server";

test.each([
	"/",
	"/home",
	"/_root.data",
	"/chatbot.data",
	"/booking/K7QM2XPR",
	"/booking/K7QM2XPR/calendar.ics",
	"/booking/K7QM2XPR.data",
	"/desk/bookings/12",
	"/desk/bookings.csv",
	"/api/booking/12/move",
	"/.well-known/security.txt",
	"/refused/403",
	"/__manifest",
])("%s is an address of the product", (path) => {
	expect(loggedPath(path)).toBe(path);
});

test.each([
	"/Asha%20Rao%209876543210",
	"/asha@example.in",
	"/home/Asha",
	"/Asha/home",
	"/booking/Asha",
	"/booking/9876543210",
	"/desk/bookings/9876543210",
	"/api/booking/12/asha",
	"/api/asha",
	"/api/",
	"/asha.data",
	"/desk/bookingsXcsv",
	"//home",
	"asha",
	"",
])("%s may have been typed by somebody, and is one word in the log", (path) => {
	expect(loggedPath(path)).toBe(UNKNOWN_PATH);
});
