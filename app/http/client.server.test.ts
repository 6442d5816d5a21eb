import { expect, test } from "vitest";
import { network } from "./client.server";

test.each([
	["203.0.113.9", "203.0.113.9"],
	[" 203.0.113.9:4711 ", "203.0.113.9"],
	["::ffff:203.0.113.9", "203.0.113.9"],
	["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
	["2001:0DB8:0001:0002::6", "2001:db8:1:2::/64"],
	["[2001:db8::1]:443", "2001:db8:0:0::/64"],
	["fe80::1%eth0", "fe80:0:0:0::/64"],
	["::1", "0:0:0:0::/64"],
	["unknown", null],
	["'; drop table users", null],
	["", null],
	[null, null],
])("%s belongs to the network %s", (address, expected) => {
	expect(network(address)).toBe(expected);
});
