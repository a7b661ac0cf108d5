/** What one field held before and holds after a write. */
export type FieldChange = { readonly field: string; readonly previous: unknown; readonly data: unknown };
