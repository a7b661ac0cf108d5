/** A picture of a protocol as it is looked at in full: what is on it, and at which handover it was taken. */
export type LookedAt = { readonly label: string; readonly side: string; readonly iri: string };
