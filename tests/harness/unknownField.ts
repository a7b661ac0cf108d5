/** What a write is answered that names a field nobody may write or that does not exist. */
export const unknownField = (name: string) => [
  422,
  [{ propertyPath: name, message: `Das Feld „${name}“ gibt es nicht oder es kann nicht geändert werden.` }],
];
