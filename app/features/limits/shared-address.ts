const SHARED = "shared ";

/** Stands for all whose own address is unknown behind one end of a connection, such as a proxy that was not declared. */
export function sharedAddress(connection: string): string {
	return SHARED + connection;
}

/** Whether an address for the limits stands for many people. */
export function isShared(address: string): boolean {
	return address.startsWith(SHARED);
}
