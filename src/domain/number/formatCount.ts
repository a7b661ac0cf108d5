/**
 * A whole number as German readers group it, 12.345; by hand, because the first `toLocaleString` of a page costs more
 * than drawing all the rows of a list.
 */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, '.');
}
