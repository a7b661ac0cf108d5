import type { AvisProposal } from '../../../src/domain/avis/avisProposal.ts';
import { isSameWindow, changeUntil, freeWindows, type TimeWindow } from '../../../src/domain/avis/windows.ts';
import { addDays } from '../../../src/domain/time/calendarDay.ts';
import { companyZone, instantAt } from '../../../src/domain/time/zone.ts';
import { clockText, dayText, instantText } from '../days.ts';
import type { RowFor } from '../row.ts';
import type { Clock, Dossier } from './dossier.ts';

type Asked = { readonly status: string; readonly askedAt: number; readonly clock: Clock };
type Proposal = Omit<RowFor<AvisProposal>, 'id'>;

/** Hours until a contact has answered. */
const answersAfter = 3 * 3_600_000;
const messages = [
  'An dem Tag sind wir im Haus nicht besetzt.',
  'Bitte erst am Nachmittag, vorher ist der Hof belegt.',
  'Das Fahrzeug ist bis dahin noch in der Werkstatt.',
] as const;

/** The three windows that a contact was asked to choose from, and what he answered, as far as the status tells it. */
export function proposalsOf(it: Dossier, { status, askedAt, clock }: Asked): readonly Proposal[] {
  const side = it.contractType === 'PICKUP' ? 'pickup' : 'delivery';
  if (!it.future || it.contract.cancelled || it.contractType === null) return [];
  const { contract } = it;
  const own = { day: dayText(contract[`${side}Day`]), ...hoursOf(it, side) };
  const free = freeWindows({
    range: { from: dayText(contract.pickupDay), until: dayText(contract.deliveryDay) },
    now: new Date(askedAt),
    lockDays: new Set(),
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
  if (free.length < 3) return [];
  if (status === 'awaiting_response') return [{ ...asked(free), state: 'open' }];
  if (status === 'doing') {
    const answer = { ...own, day: addDays(own.day, 1) };
    const message = messages[contract.id % messages.length] ?? null;
    return [{ ...asked(free), state: 'wished', answer, message, answeredAt: instantText(answeredAt) }];
  }
  if (status !== 'confirmed' || contract[`${side}To`] - contract[`${side}From`] !== 120) return [];
  const others = free.filter((window) => !isSameWindow(window, own)).slice(0, 2);
  const offered = [...others, own].toSorted((one, other) => textOf(one).localeCompare(textOf(other)));
  return [{ ...asked(offered), state: 'chosen', answer: own, answeredAt: instantText(answeredAt) }];
}

const textOf = ({ day, from }: TimeWindow) => `${day} ${from}`;

function hoursOf({ contract }: Dossier, side: 'pickup' | 'delivery') {
  return { from: clockText(contract[`${side}From`]), to: clockText(contract[`${side}To`]) };
}
