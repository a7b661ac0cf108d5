import type { SomeOf } from '../define/row.ts';
import type { protocol } from './protocol.ts';
import { labelOfAll } from './requested.ts';

/** A person's lane: which protocols he looks through, at which one he is, and since when this lane is there. */
export type ReviewLane = { readonly numbers: readonly string[]; readonly at: string | null; readonly since: string };
/** As many as one lane takes. */
export const longestLane = 500;

type Seen = SomeOf<typeof protocol, 'reviewState' | 'reviewedAt' | 'mailSend' | 'sendingState'>;

/** The lane as it stands among the settings; undefined where there is none. */
export function laneFrom(value: unknown): ReviewLane | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { numbers, at, since } = value as Partial<Record<keyof ReviewLane, unknown>>;
  if (!Array.isArray(numbers)) return undefined;
  return {
    numbers: numbers.filter((it): it is string => typeof it === 'string').slice(0, longestLane),
    at: typeof at === 'string' ? at : null,
    since: typeof since === 'string' ? since : '',
  };
}

/** Whether somebody has to decide yet; what was put back before this lane began is to be looked at again. */
export function isOpenIn({ since }: Pick<ReviewLane, 'since'>, { reviewState, reviewedAt, mailSend }: Seen): boolean {
  if (mailSend === true) return false;
  if (!reviewState) return true;
  return reviewState === 'later' && Date.parse(reviewedAt ?? '') < Date.parse(since);
}

/** Whether its mails are out or on their way. */
export function isOnItsWay({ mailSend, sendingState }: Seen): boolean {
  return mailSend === true || sendingState === 'pending';
}

/** The place of the next one that is open, from behind this place on and then from the top; -1 where none is. */
export function nextOpen(open: readonly boolean[], at: number): number {
  const behind = open.findIndex((it, place) => it && place > at);
  return behind >= 0 ? behind : open.findIndex((it, place) => it && place !== at);
}

/** What stands at the end of the lane: all of it is looked through, or so many are and which ones are open again. */
export function laneEnd(
  rows: readonly (Seen & SomeOf<typeof protocol, 'orderNumber'>)[],
  lane: Pick<ReviewLane, 'since'>,
): { readonly title: string; readonly left: string | undefined } {
  const open = rows.filter((it) => isOpenIn(lane, it));
  const [count, done] = [rows.length, rows.length - open.length];
  if (open.length === 0) {
    const all = count === 1 ? 'Das Protokoll ist durchgesehen.' : `Alle ${String(count)} Protokolle sind durchgesehen.`;
    return { title: all, left: undefined };
  }
  const numbers = labelOfAll(open.map((it) => it.orderNumber ?? ''));
  return {
    title:
      count === 1
        ? 'Das Protokoll ist noch nicht durchgesehen.'
        : `${String(done)} von ${String(count)} Protokollen ${done === 1 ? 'ist' : 'sind'} durchgesehen.`,
    left: `${open.length === 1 ? '1 ist' : `${String(open.length)} sind`} noch offen: ${numbers}`,
  };
}

/** "13 geprüft · 9 versendet · 3 beanstandet · 1 zurückgestellt · etwa 31 min" */
export function laneTally(
  rows: readonly Seen[],
  { lane, seconds }: { readonly lane: Pick<ReviewLane, 'since'>; readonly seconds: number },
): string {
  const open = rows.filter((it) => isOpenIn(lane, it)).length;
  const decided = (state: Seen['reviewState']) =>
    rows.filter((it) => it.reviewState === state && !isOpenIn(lane, it)).length;
  const minutes = Math.ceil((open * seconds) / 60);
  return [
    `${String(decided('checked'))} geprüft`,
    `${String(rows.filter(isOnItsWay).length)} versendet`,
    `${String(decided('complained'))} beanstandet`,
    `${String(decided('later'))} zurückgestellt`,
    ...(minutes > 0 ? [`etwa ${String(minutes)} min`] : []),
  ].join(' · ');
}
