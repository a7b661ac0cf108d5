import { momentOf, wallClock, type Day } from '../days.ts';
import { at, randomFrom, type Random } from '../random.ts';
import type { ScheduledContract } from './schedule.ts';

/** State of a protocol as a number: 0 not begun, 1 begun, 2 picked up, 3 delivered, 4 closed. */
export type State = 0 | 1 | 2 | 3 | 4;
export type Progress = { readonly state: State; readonly times: readonly number[]; readonly emptyRun: boolean };

/** Shares of not begun, begun, U2, U3 and U4 over the hours of a day. */
const curve: readonly (readonly [hour: number, ...shares: number[]])[] = [
  [5, 100, 0, 0, 0, 0],
  [7, 94, 4, 2, 0, 0],
  [9, 62, 12, 25, 1, 0],
  [11, 31, 9, 48, 8, 4],
  [13, 18, 5, 43, 15, 19],
  [15, 9, 3, 28, 17, 43],
  [17, 3, 1, 12, 14, 70],
  [20, 1, 0, 3, 5, 91],
  [24, 1, 0, 1, 2, 96],
];
const emptyRunShare = 0.028;
const minute = 60_000;

/** How many of a hundred of today's main contracts are in each state at a minute of the day. */
export function sharesAt(minuteOfDay: number): number[] {
  const hour = minuteOfDay / 60;
  const next = curve.findIndex(([until]) => until >= hour);
  if (next <= 0) return at(curve, 0).slice(1);
  const [from, ...before] = at(curve, next - 1);
  const [until, ...after] = at(curve, next);
  const part = (hour - from) / (until - from);
  return before.map((share, i) => share + (at(after, i) - share) * part);
}

/** How far the protocols of a day's contracts have come at this moment. */
export function progressOf(
  day: Day,
  contracts: readonly ScheduledContract[],
  clock: { today: Day; now: number },
): Progress[] {
  const random = randomFrom('leitstand', 'progress', day);
  const states =
    day === clock.today
      ? statesOfToday(random, contracts, clock.now)
      : contracts.map((contract) => stateByTime(random, contract, clock));
  for (const contract of contracts) {
    const before = contract.followUpOf < 0 ? 4 : at(states, contract.followUpOf);
    if (before < 3) states[contract.index] = 0;
  }
  return contracts.map((contract) => {
    const state = at(states, contract.index);
    const emptyRun = state > 0 && state !== 2 && contract.followUpOf < 0 && random.chance(emptyRunShare);
    const reached: State = emptyRun && contract.pickupDay >= clock.today - 2 ? 1 : emptyRun ? 4 : state;
    return { state: reached, times: timesOf(random, contract, { state: reached, now: clock.now }), emptyRun };
  });
}

const mayBegin = (contract: ScheduledContract): boolean => !contract.cancelled && contract.driver !== null;

function stateByTime(random: Random, contract: ScheduledContract, clock: { today: Day; now: number }): State {
  const lateness = random.int(-15, 45);
  if (!mayBegin(contract)) return 0;
  const since = (clock.now - momentOf(contract.pickupDay, contract.pickupFrom + lateness)) / minute;
  if (since < 0) return 0;
  const delivered = (clock.now - momentOf(contract.deliveryDay, contract.deliveryFrom + random.int(-20, 60))) / minute;
  if (delivered < 0) return since < 30 ? 1 : 2;
  if (contract.deliveryDay >= clock.today) return delivered < 40 ? 3 : 4;
  return contract.deliveryDay >= clock.today - 3 && random.chance(0.12) ? 3 : 4;
}

/**
 * Rides that end today follow the curve; those that end later, and those that follow another ride, follow their own
 * times.
 */
function statesOfToday(random: Random, contracts: readonly ScheduledContract[], now: number): State[] {
  const { day, minute: minuteOfDay } = wallClock(now);
  const states: State[] = contracts.map(() => 0);
  const mains = contracts.filter(
    (contract) => contract.followUpOf < 0 && contract.deliveryDay === day && !contract.cancelled,
  );
  const key = new Map(
    mains.map((contract) => [
      contract,
      contract.pickupFrom + contract.minutes * 0.9 + random.int(-40, 40) + (mayBegin(contract) ? 0 : 5000),
    ]),
  );
  const inOrder = mains.sort((a, b) => (key.get(a) ?? 0) - (key.get(b) ?? 0));
  const shares = sharesAt(minuteOfDay);
  let from = 0;
  let upTo = 0;
  for (const state of [4, 3, 2, 1] as const) {
    upTo += (at(shares, state) / 100) * inOrder.length;
    for (; from < Math.round(upTo); from += 1) {
      const contract = at(inOrder, from);
      if (!mayBegin(contract) || contract.pickupFrom > minuteOfDay + 30) continue;
      states[contract.index] = state;
    }
  }
  for (const contract of contracts)
    if (contract.followUpOf >= 0 || contract.deliveryDay > day)
      states[contract.index] = stateByTime(random, contract, { today: day, now });
  return states;
}

/** Moments at which the states were reached, the first at index 1; none lies in the future. */
function timesOf(random: Random, contract: ScheduledContract, reached: { state: State; now: number }): number[] {
  const started = momentOf(contract.pickupDay, contract.pickupFrom) + random.int(-12, 35) * minute;
  const submitted = started + random.int(18, 48) * minute;
  const driven = submitted + Math.round(contract.minutes * (1 + random.next() * 0.18)) * minute;
  const sameDay = contract.deliveryDay === contract.pickupDay;
  const received =
    (sameDay ? driven : momentOf(contract.deliveryDay, contract.deliveryFrom) + random.int(-10, 40) * minute) +
    random.int(12, 35) * minute;
  const closed = received + random.int(4, 55) * minute;
  const natural = [contract.receivedAt, started, submitted, received, closed].slice(0, reached.state + 1);
  const last = at(natural, natural.length - 1);
  if (last <= reached.now) return natural;
  const begin = Math.min(started, reached.now - 30 * minute);
  const scale = (reached.now - 2 * minute - begin) / Math.max(1, last - begin);
  return natural.map((time, i) => (i === 0 || time <= begin ? Math.min(time, begin) : begin + (time - begin) * scale));
}
