import { instantText, momentOf, type Day } from '../days.ts';

/** Who is not there any more left within the last year: nothing of his has had its time yet. */
export function leftAt(id: number, today: Day): string {
  return instantText(momentOf(today - 20 - ((id * 29) % 300), 600));
}
