import type { KeyOf } from '../../../src/domain/choices/choices.ts';
import { expenseTypes } from '../../../src/domain/choices/expenseTypes.ts';
import { waitingReasons } from '../../../src/domain/choices/waitingReasons.ts';
import { weighted, type Random } from '../random.ts';
import type { Progress } from './progress.ts';
import type { Vehicle } from './vehicle.ts';

export type Waiting = {
  readonly approvedBy: string | null;
  readonly minutes: number;
  readonly reason: KeyOf<typeof waitingReasons>;
  readonly processState: 'STARTED' | 'SUBMITTED';
};
export type Costs = { readonly totals: Readonly<Record<string, string | null>>; readonly waitings: readonly Waiting[] };

const counts = weighted([
  [0, 38],
  [1, 39],
  [2, 17],
  [3, 6],
] as const);
const kinds = weighted([
  [['refueling', 28, 95], 44],
  [['train', 18, 119], 21],
  [['refuelingElectroCar', 9, 48], 12],
  [['washing', 9, 22], 9],
  [['taxi', 12, 48], 6],
  [['bus', 3, 14], 3],
  [['toll', 5, 32], 2],
  [['adBlue', 9, 24], 1],
  [['hotel', 59, 98], 1],
  [['otherReason', 4, 30], 1],
] as const);
const reasons = waitingReasons.items.map((it) => it.key);
const waitingHour = 20;
const names = ['taxi', 'wash', 'waitingTime', 'fuel', 'washBill', 'train', 'oil', 'other'];

/** What the driver laid out and how long he had to wait, summed up as the contract shows it. */
export function drawCosts(random: Random, vehicle: Vehicle, progress: Progress): Costs {
  const cents: Record<string, number> = {};
  if (progress.state >= 3 && !progress.emptyRun) {
    for (let left = counts(random); left > 0; left -= 1) {
      const [kind, least, max] = kinds(random);
      const fuel = vehicle.electric && kind === 'refueling' ? 'refuelingElectroCar' : kind;
      const total = expenseTypes.items.find((it) => it.key === fuel)?.costTotal ?? 'other';
      cents[total] = (cents[total] ?? 0) + random.int(least * 100, max * 100);
    }
  }
  const waitings = progress.state >= 2 && random.chance(0.07) ? [drawWaiting(random)] : [];
  const approved = waitings.filter((it) => it.approvedBy !== null).reduce((sum, it) => sum + it.minutes, 0);
  if (approved > 0) cents.waitingTime = (Math.ceil(approved / 15) * waitingHour * 100) / 4;
  return {
    totals: Object.fromEntries(
      names.map((name) => [name, cents[name] === undefined ? null : (cents[name] / 100).toFixed(2)]),
    ),
    waitings,
  };
}

function drawWaiting(random: Random): Waiting {
  const minutes = Math.min(90, Math.max(15, Math.round(random.normal(34, 16) / 5) * 5));
  return {
    approvedBy: random.chance(0.7) ? random.pick(['dispo', 'office']) : null,
    minutes,
    reason: random.pick(reasons),
    processState: random.chance(0.7) ? 'STARTED' : 'SUBMITTED',
  };
}
