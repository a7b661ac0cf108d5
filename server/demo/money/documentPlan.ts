import type { InvoiceType } from '../../../src/domain/invoice/series.ts';
import { documentNumber, seriesOf } from '../../../src/domain/invoice/series.ts';
import { creditTermsOf } from '../base/credit.ts';
import { rhythmOf } from '../base/rhythm.ts';
import { billingFactsOf } from '../contracts/billing.ts';
import { dayText, isWorkingDay, momentOf, type Day } from '../days.ts';
import { randomFrom, type Random } from '../random.ts';
import type { CrewMember } from '../world/crew.ts';
import { documentDay, halfMonthsOf, pilesOf } from './periods.ts';

/** A ride that is over, as documents are planned of it; `step` is the day with whose chunk its contract is written. */
export type DrivenRide = {
  readonly id: number;
  readonly step: Day;
  readonly deliveryDay: Day;
  readonly customer: number;
  readonly driver: CrewMember | null;
};
export type Recipient =
  | { readonly customer: number; readonly billingAddress: number | null }
  | { readonly driver: CrewMember };
/** A document of the demo before its positions are known. */
export type PlannedDocument = {
  readonly id: number;
  readonly type: InvoiceType;
  readonly day: Day;
  /** When it was made; it is completed some minutes later. */
  readonly moment: number;
  /** Drafts have none. */
  readonly number: string | null;
  readonly to: Recipient;
  readonly rides: readonly DrivenRide[];
  /** The document that this one takes back. */
  readonly cancels: number | null;
  readonly cancelledBy: number | null;
  readonly isSent: boolean;
};
export type DocumentPlan = {
  /** Documents by the day with whose chunk they are written, the earliest of their rides. */
  readonly byStep: ReadonlyMap<Day, readonly PlannedDocument[]>;
  /** The completed documents of a contract in the order of their numbers. */
  readonly ofContract: ReadonlyMap<number, readonly PlannedDocument[]>;
  /** Last number of each series, by the name of its counter. */
  readonly counters: Readonly<Record<string, number>>;
  readonly count: number;
};

const stornoShare = 0.015;
/** Drafts are found among the documents of the last weeks only: 4 % of all. */
const draftDays = 42;
const draftShare = 0.35;
const sentShare = 0.96;
const openingMinute = 8 * 60;
const minutesOfWork = 9 * 60;

/** Plans all documents of the demo: who gets which rides on which day under which number (R23 to R26). */
export function planDocuments(rides: readonly DrivenRide[], crew: readonly CrewMember[], today: Day): DocumentPlan {
  const drafts = [...invoicesOf(rides, today), ...creditNotesOf(rides, crew, today)].filter((it) => it.day <= today);
  const random = randomFrom('leitstand', 'documents');
  const inOrder = drafts
    .flatMap((it) => courseOf(random, it, today))
    .toSorted((a, b) => a.day - b.day || a.type.localeCompare(b.type) * -1);
  const ids = new Map(inOrder.map((it, i) => [it, i + 1]));
  const idOf = (it: Course | null) => (it === null ? null : (ids.get(it) ?? null));
  const takenBack = new Map(inOrder.flatMap((it) => (it.cancels ? [[it.cancels, it] as const] : [])));
  const perDay = Map.groupBy(inOrder, (it) => it.day);
  const counters: Record<string, number> = {};
  const documents = [...perDay.values()].flatMap((ofDay) =>
    ofDay.map((it, place): PlannedDocument => {
      const { cancels, isDraft, ...known } = it;
      const name = `invoices:${seriesOf(it.type, dayText(it.day))}`;
      if (!isDraft) counters[name] = (counters[name] ?? 0) + 1;
      return {
        ...known,
        id: idOf(it) ?? 0,
        moment: momentOf(it.day, openingMinute) + Math.floor((place * minutesOfWork * 60_000) / ofDay.length),
        number: isDraft ? null : documentNumber(it.type, dayText(it.day), counters[name] ?? 0),
        cancels: idOf(cancels),
        cancelledBy: idOf(takenBack.get(it) ?? null),
        isSent: !isDraft && random.chance(sentShare),
      };
    }),
  );
  const ofContract = new Map<number, PlannedDocument[]>();
  for (const it of documents)
    if (it.number !== null) for (const { id } of it.rides) ofContract.set(id, [...(ofContract.get(id) ?? []), it]);
  return {
    byStep: Map.groupBy(documents, (it) => it.rides.reduce((first, { step }) => Math.min(first, step), Infinity)),
    ofContract,
    counters,
    count: documents.length,
  };
}

type Draft = Pick<PlannedDocument, 'type' | 'day' | 'to' | 'rides'>;
type Course = Draft & { readonly isDraft: boolean; readonly cancels: Course | null };

function invoicesOf(rides: readonly DrivenRide[], today: Day): Draft[] {
  const byRecipient = new Map<string, { to: Recipient; rides: DrivenRide[] }>();
  for (const ride of rides) {
    const { billingAddress, billingDistance, isInvoiceBlocked } = billingFactsOf(ride.id, ride.customer);
    if (isInvoiceBlocked || billingDistance !== null) continue;
    const key = `${String(ride.customer)} ${String(billingAddress)}`;
    const found = byRecipient.get(key) ?? { to: { customer: ride.customer, billingAddress }, rides: [] };
    found.rides.push(ride);
    byRecipient.set(key, found);
  }
  return [...byRecipient.values()].flatMap(({ to, rides: own }) => {
    const { isWeekly, later } = rhythmOf('customer' in to ? to.customer : 0);
    return pilesOf(own, isWeekly, today).map((it): Draft => ({
      type: 'Rechnung',
      day: documentDay(it.end, later),
      to,
      rides: it.rides,
    }));
  });
}

/** One credit note for each driver who is paid, those who drive for him included (R24). */
function creditNotesOf(rides: readonly DrivenRide[], crew: readonly CrewMember[], today: Day): Draft[] {
  const byId = new Map(crew.map((it) => [it.id, it]));
  const paid = Map.groupBy(
    rides.filter((it) => it.driver !== null && !billingFactsOf(it.id, it.customer).isCreditBlocked),
    ({ driver }) => byId.get(driver?.fahrervon ?? 0) ?? driver,
  );
  return [...paid].flatMap(([driver, own]) =>
    driver && creditTermsOf(driver).mayBePaid
      ? halfMonthsOf(own, today).map((it): Draft => ({
          type: 'Gutschrift',
          day: documentDay(it.end, 1),
          to: { driver },
          rides: it.rides,
        }))
      : [],
  );
}

/** A draft of the last weeks may still be one; of completed documents a few are taken back and made anew that day. */
function courseOf(random: Random, draft: Draft, today: Day): Course[] {
  if (draft.day > today - draftDays && random.chance(draftShare)) return [{ ...draft, isDraft: true, cancels: null }];
  const original: Course = { ...draft, isDraft: false, cancels: null };
  if (!random.chance(stornoShare)) return [original];
  let day = draft.day + random.int(3, 12);
  while (!isWorkingDay(day)) day += 1;
  if (day >= today) return [original];
  return [original, { ...original, day, cancels: original }, { ...original, day }];
}
