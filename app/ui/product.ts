/** The operator's own name and ways of contact. */
export type Product = { name: string; phone: string; email: string };
