import type { AvisProposal } from '../../../src/domain/avis/avisProposal.ts';
import type { Side } from '../../../src/domain/avis/coordination.ts';
import {
  changeUntil,
  freeWindows,
  isSameWindow,
  windowsOffered,
  type TimeWindow,
} from '../../../src/domain/avis/windows.ts';
import { addDays } from '../../../src/domain/time/calendarDay.ts';
import { minutesOf } from '../../../src/domain/time/clock.ts';
import { companyZone, instantAt } from '../../../src/domain/time/zone.ts';
import { lockedDays } from '../base/lockDays.ts';
import { clockText, dayOf, dayText, instantText, isWorkingDay, workingDaysLater } from '../days.ts';
import type { RowFor } from '../row.ts';
import type { Clock, Dossier } from './dossier.ts';

type Asked = { readonly status: string; readonly side: Side | null; readonly askedAt: number; readonly clock: Clock };
type Proposal = Omit<RowFor<AvisProposal>, 'id'>;

/** Hours until a contact has answered. */
const answersAfter = 3 * 3_600_000;
/** Who wishes another day is there in the morning. */
const wishedHours = { from: '09:00', to: '12:00' };
const messages = [
  'An dem Tag sind wir im Haus nicht besetzt.',
  'Bitte erst am Nachmittag, vorher ist der Hof belegt.',
  'Das Fahrzeug ist bis dahin noch in der Werkstatt.',
] as const;

/** Where the vehicle stands, from half of those who wish another day. */
const addressNotes = [
  'Das Fahrzeug steht auf dem Parkplatz hinter Halle 3.',
  'Bitte über die Zufahrt am Nordtor, das Haupttor ist gesperrt.',
] as const;

/** The three windows that a contact was asked to choose from, and what he answered, as far as the status tells it. */
export function proposalsOf(it: Dossier, { status, side, askedAt, clock }: Asked): readonly Proposal[] {
  if (!it.future || it.contract.cancelled || side === null) return [];
  const { contract } = it;
  const own = { day: dayText(contract[`${side}Day`]), ...hoursOf(it, side) };
  const lockDays = new Set(lockedDays(clock.today).flatMap(({ day, active }) => (active ? [dayText(day)] : [])));
  const free = freeWindows({
    range: { from: dayText(contract.pickupDay), until: dayText(contract.deliveryDay) },
    now: new Date(status === 'confirmed' ? contract.receivedAt : askedAt),
    lockDays,
    fits: () => true,
  });
  const answeredAt = Math.min(clock.now, askedAt + answersAfter);
  const asked = (windows: readonly TimeWindow[]) => ({
    side,
    windows,
    askedAt: instantText(askedAt),
    changeUntil: changeUntil(windows).toISOString(),
    validUntil: instantAt(addDays(windows.at(-1)?.day ?? own.day, 1), '00:00', { zone: companyZone }).toISOString(),
  });
  if (free.length < windowsOffered) return [];
  if (status === 'awaiting_response') return [{ ...asked(free), state: 'open' }];
  if (status === 'doing') {
    const answer = { day: dayText(workingDaysLater(contract.deliveryDay, 1)), ...wishedHours };
    const message = messages[contract.id % messages.length] ?? null;
    const { ansprechparter1: contactName, anspr1telefon: contactPhone } = it[side].location;
    const addressNote = contract.id % 2 === 0 ? (addressNotes[(contract.id / 2) % addressNotes.length] ?? null) : null;
    const said = { answer, message, contactName, contactPhone, addressNote };
    return [{ ...asked(free), ...said, state: 'wished', answeredAt: instantText(answeredAt) }];
  }
  if (status !== 'confirmed' || !isWindow(own) || lockDays.has(own.day)) return [];
  const others = free.filter((window) => !isSameWindow(window, own)).slice(0, windowsOffered - 1);
  const offered = [...others, own].toSorted((one, other) => textOf(one).localeCompare(textOf(other)));
  return [{ ...asked(offered), state: 'chosen', answer: own, answeredAt: instantText(answeredAt) }];
}

/** Whether it could have been offered: two hours of a working day, from 8 to 18 o'clock. */
function isWindow({ day, from, to }: TimeWindow): boolean {
  return isWorkingDay(dayOf(day)) && from >= '08:00' && to <= '18:00' && minutesOf(to) - minutesOf(from) === 120;
}

const textOf = ({ day, from }: TimeWindow) => `${day} ${from}`;

function hoursOf({ contract }: Dossier, side: 'pickup' | 'delivery') {
  return { from: clockText(contract[`${side}From`]), to: clockText(contract[`${side}To`]) };
}
