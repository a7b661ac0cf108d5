/** How long a paper is: "1 Seite", "3 Seiten"; nothing while nobody knows. */
export function pagesText(count: unknown): string {
  if (typeof count !== 'number' || count < 1) return '';
  return count === 1 ? '1 Seite' : `${String(count)} Seiten`;
}
