import { instant, list, text, type ValuesOf } from '../define/field.ts';

/** What the driver was asked to hand in later, when and by whom, the oldest first. */
export const requestedFromDriver = list(
  'Beim Fahrer angefordert',
  { label: text('Was'), requestedAt: instant('Angefordert am'), requestedBy: text('Angefordert von') },
  { readOnly: true },
);

/** An open point, as far as it says what the driver has of it. */
type Wanted = { readonly wanted?: string };
type Requests = ValuesOf<{ requestedFromDriver: typeof requestedFromDriver }>['requestedFromDriver'];
type Request = NonNullable<Requests>[number];

/** The latest request for what is open here. */
export function requestFor(requests: Requests | undefined, { wanted }: Wanted): Request | undefined {
  return wanted === undefined ? undefined : requests?.findLast((it) => it.label === wanted);
}

/** What of the open points the driver can hand in, each once. */
export function wantedOf(points: readonly Wanted[]): readonly string[] {
  return [...new Set(points.flatMap(({ wanted }) => wanted ?? []))];
}

/** What is said where he has nothing of what is open. */
export const nothingWanted = 'Es fehlt nichts, was der Fahrer nachreichen kann.';

/** "Bitte nachreichen" with what it is about, as the driver reads it. */
export const askingTitle = 'Bitte nachreichen';

/** All of it in one line; of more than three the others are counted. */
export function labelOfAll(labels: readonly string[]): string {
  const most = 3;
  if (labels.length <= most) return labels.join(', ');
  return `${labels.slice(0, most).join(', ')} und ${String(labels.length - most)} weitere`;
}
