/** Reads a numeric field as document 1 asks: a comma is a decimal point, anything that is no number is 0, and nothing lies below the minimum. */
export function parseNumber(text: string, { min = 0 }: { min?: number } = {}): number {
  const typed = text.trim().replace('−', '-').replace(',', '.');
  const value = /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(typed) ? Number(typed) : 0;
  return Math.max(min, value);
}
