/** What an empty list of contracts asks for first. */
export function FirstContract() {
  return 'Ein Auftrag gehört zu einem Kunden. Gibt es noch keinen, legen Sie ihn zuerst unter „Kunden“ an.';
}
