import type { KeyOf } from '../../../src/domain/choices/choices.ts';
import type { expensePaymentTypes } from '../../../src/domain/protocol/choices/expensePaymentTypes.ts';
import { expenseTypes } from '../../../src/domain/protocol/choices/expenseTypes.ts';
import { waitingReasons } from '../../../src/domain/protocol/choices/waitingReasons.ts';
import { weighted, type Random } from '../random.ts';
import type { Progress } from './progress.ts';
import type { Vehicle } from './vehicle.ts';

export type Waiting = {
  readonly approvedBy: string | null;
  readonly minutes: number;
  readonly reason: KeyOf<typeof waitingReasons>;
  readonly otherReason: string | null;
  readonly processState: 'STARTED' | 'SUBMITTED';
};
export type Expense = {
  readonly type: KeyOf<typeof expenseTypes>;
  readonly description: string | null;
  readonly amount: string;
  readonly paymentType: KeyOf<typeof expensePaymentTypes>;
};
export type Costs = {
  readonly totals: Readonly<Record<string, string | null>>;
  readonly waitings: readonly Waiting[];
  readonly expenses: readonly Expense[];
};

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
  [['otherReason', 4, 30], 0.4],
  [['motorOil', 12, 30], 0.3],
  [['shipping', 6, 20], 0.3],
] as const);
const reasons = waitingReasons.items.map((it) => it.key);
const waitingHour = 20;
const names = ['taxi', 'wash', 'waitingTime', 'fuel', 'washBill', 'train', 'oil', 'other'];

/** What the driver laid out and how long he had to wait, summed up as the contract shows it. */
export function drawCosts(random: Random, vehicle: Vehicle, progress: Progress): Costs {
  const cents: Record<string, number> = {};
  const expenses: Expense[] = [];
  if (progress.state >= 3 && !progress.emptyRun) {
    for (let left = counts(random); left > 0; left -= 1) {
      const [kind, min, max] = kinds(random);
      const type = vehicle.electric && kind === 'refueling' ? 'refuelingElectroCar' : kind;
      const total = expenseTypes.items.find((it) => it.key === type)?.costTotal ?? 'other';
      const amount = random.int(min * 100, max * 100);
      cents[total] = (cents[total] ?? 0) + amount;
      expenses.push({
        type,
        description: type === 'otherReason' ? 'Parkschein' : null,
        amount: (amount / 100).toFixed(2),
        paymentType: paidBy(type, amount),
      });
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
    expenses,
  };
}

/** Most fuel is paid by the fuel card, most trains by the company's account. */
function paidBy(type: Expense['type'], amount: number): Expense['paymentType'] {
  if (type === 'refueling' && amount % 5 !== 0) return 'uta';
  return type === 'train' && amount % 3 !== 0 ? 'bahnBusiness' : 'expense';
}

function drawWaiting(random: Random): Waiting {
  const minutes = Math.min(90, Math.max(15, Math.round(random.normal(34, 16) / 5) * 5));
  const approvedBy = random.chance(0.7) ? random.pick(['dispo', 'office']) : null;
  const reason = random.pick(reasons);
  return {
    approvedBy,
    minutes,
    reason,
    otherReason: reason === 'otherReason' ? 'Tor war geschlossen, Schlüssel kam später.' : null,
    processState: random.chance(0.7) ? 'STARTED' : 'SUBMITTED',
  };
}
