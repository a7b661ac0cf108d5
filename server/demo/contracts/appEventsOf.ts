import { appEvents } from '../../../src/domain/protocol/choices/appEvents.ts';
import type { KeyOf } from '../../../src/domain/choices/choices.ts';
import { instantText } from '../days.ts';
import { at, randomFrom, type Random } from '../random.ts';
import { attachmentsOf } from './attachmentsOf.ts';
import type { Dossier } from './dossier.ts';
import { asksForLicence } from './signaturesOf.ts';

type Event = KeyOf<typeof appEvents>;
/** What was found at the vehicle. */
type Found = { readonly hasMismatch: boolean; readonly hasReservations: boolean; readonly hasDamages: boolean };

const keys = appEvents.items.map((it) => it.key);
const steps = (from: Event, until: Event): readonly Event[] => keys.slice(keys.indexOf(from), keys.indexOf(until) + 1);
const pickup = steps('protocolOpened', 'departed');
const onTheWay: readonly Event[] = ['gpsLost', 'waitingStarted', 'waitingEnded', 'expenseAdded'];
const delivery: readonly Event[] = [...steps('arrivedDelivery', 'uploadsStarted'), 'uploadFailed', 'uploadsDone'];
const inVain: readonly Event[] = ['protocolOpened', 'navigationStarted', 'arrivedPickup', 'contactCalled'];

/** What the app told of a ride: the usual steps, and what happened to this one alone. */
export function appEventsOf(it: Dossier, found: Found) {
  const { state, times, emptyRun } = it.progress;
  if (state === 0) return [];
  const random = randomFrom('leitstand', 'appEvents', it.contract.id);
  const happened = happenedIn(random, it, found);
  const between = (events: readonly Event[], span: { from: number; until: number; type: string }) =>
    events.filter(happened).map((key, i, all) => ({
      event: eventOf(key),
      type: span.type,
      timestamp: instantText(span.from + ((span.until - span.from) * (i + random.next() * 0.6)) / all.length),
    }));
  const begun = at(times, 1);
  if (emptyRun)
    return between([...inVain, 'emptyRunReported'], { from: begun, until: begun + 1_800_000, type: 'STARTED' });
  const left = state >= 2 ? at(times, 2) : begun + 600_000;
  const atPickup = between(pickup, { from: begun, until: left, type: 'STARTED' });
  if (state < 3) return atPickup;
  const arrived = left + (at(times, 3) - left) * 0.85;
  const closing: readonly Event[] = state === 4 ? ['protocolClosed'] : [];
  return [
    ...atPickup,
    ...between(onTheWay, { from: left, until: arrived, type: 'SUBMITTED' }),
    ...between([...delivery, ...closing], { from: arrived, until: at(times, state), type: 'SUBMITTED' }),
  ];
}

const eventOf = (key: Event): string => at(appEvents.items, keys.indexOf(key)).event;

/** What does not happen on every ride; all else does. */
function happenedIn(random: Random, it: Dossier, found: Found): (event: Event) => boolean {
  const { contract, costs } = it;
  const hasWaited = costs.waitings.length > 0;
  const isRetaken = random.chance(0.2);
  const happens: Partial<Record<Event, boolean>> = {
    vinMismatch: found.hasMismatch,
    imageRetaken: isRetaken,
    damageAdded: found.hasDamages,
    damageRemoved: found.hasDamages && random.chance(0.15),
    reservationAdded: found.hasReservations,
    gpsLost: random.chance(0.08),
    waitingStarted: hasWaited,
    waitingEnded: hasWaited,
    expenseAdded: costs.expenses.length > 0,
    licenseChecked: asksForLicence(it),
    documentAdded: attachmentsOf(contract.id).papers.length > 0,
    uploadFailed: random.chance(0.06),
  };
  return (event) => happens[event] ?? true;
}
