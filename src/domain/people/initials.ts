/** Two letters by which colleagues recognise a person on rows and fields, for example "MK" for Maria Krahwinkel. */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/[\s.]+/)
    .filter(Boolean);
  const first = words[0]?.[0] ?? '?';
  const last = words.length > 1 ? words.at(-1)?.[0] : words[0]?.[1];
  return `${first}${last ?? ''}`.toUpperCase();
}
