/** The operator's own name and ways of contact. */
export type Product = {
	name: string;
	phone: string;
	/** The service that answers the phone, where it is a helpline and not the operator. */
	phoneOf: string | null;
	email: string;
};
