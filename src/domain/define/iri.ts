/** The path of the resource that an IRI belongs to: `drivers` of `/api/drivers/12`; empty where it is none. */
export function pathOfIri(iri: string): string {
  return iri.split('/')[2] ?? '';
}

/** The number at the end of an IRI, as text: `12` of `/api/drivers/12`; empty where it is none. */
export function idInIri(iri: string): string {
  return iri.split('/')[3] ?? '';
}
