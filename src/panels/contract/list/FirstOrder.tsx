/** What an empty list of orders asks for first. */
export function FirstOrder() {
  return 'Ein Auftrag gehört zu einem Kunden. Gibt es noch keinen, legen Sie ihn zuerst unter „Kunden“ an.';
}
