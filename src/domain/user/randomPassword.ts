/** Letters and figures that nobody mixes up when he reads them aloud. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';
const length = 10;

/** A password of ten random characters (document 3, section 5), from numbers that nobody can guess. */
export function randomPassword(below: (count: number) => number): string {
  return Array.from({ length }, () => signs[below(signs.length)]).join('');
}
