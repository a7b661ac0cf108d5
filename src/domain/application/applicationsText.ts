/** "1 Bewerbung", "3 Bewerbungen". */
export function applicationsText(count: number): string {
  return count === 1 ? '1 Bewerbung' : `${String(count)} Bewerbungen`;
}
