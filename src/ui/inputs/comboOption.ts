/** One hit of a search inside a field: short code, name, and what helps to choose. */
export interface ComboOption {
  /** What the form keeps, usually the record's IRI. */
  key: string;
  label: string;
  /** Short code in front: SEEB. */
  code?: string | undefined;
  /** Right-hand help: "34 km", or why it cannot be chosen. */
  hint?: string | undefined;
  disabled?: boolean | undefined;
}

/** The hit as plain text, as it stands in the field. */
export function optionText({ code, label }: ComboOption): string {
  return code ? `${code} ${label}` : label;
}
