/** What is counted of each month. */
export type ValueOfMonths = readonly { readonly month: string; readonly rides: number; readonly km: number }[];

const names = ['Jan.', 'Feb.', 'März', 'April', 'Mai', 'Juni', 'Juli', 'Aug.', 'Sept.', 'Okt.', 'Nov.', 'Dez.'];

/** "Nov. 2026" for "2026-11" */
export function monthName(month: string): string {
  const [year = '', number = ''] = month.split('-');
  return `${names[Number(number) - 1] ?? ''} ${year}`;
}
