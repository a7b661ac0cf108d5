import { isWorkingDay, momentOf, type Day } from '../days.ts';
import { weighted, type Random } from '../random.ts';

const leads = weighted([
  [[0, 0], 3],
  [[1, 2], 22],
  [[3, 5], 38],
  [[6, 10], 25],
  [[11, 20], 12],
] as const);
const hours = weighted([
  [7, 4],
  [8, 9],
  [9, 16],
  [10, 17],
  [11, 10],
  [12, 6],
  [13, 8],
  [14, 13],
  [15, 12],
  [16, 4],
  [17, 1.5],
] as const);
const importHours = weighted([
  [6, 30],
  [7, 40],
  [8, 30],
] as const);
const minute = 60_000;

/**
 * When a contract came in: days ahead, on working days in office hours, imports in the early morning; never after now.
 */
export function drawReceived(
  random: Random,
  contract: { pickupDay: Day; pickupFrom: number; imported: boolean; now: number; today: Day },
): number {
  const [min, max] = leads(random);
  let day = contract.pickupDay - random.int(min, max);
  if (day > contract.today) day = contract.today - Math.floor(-Math.log(1 - random.next()) * 2.5);
  while (!isWorkingDay(day)) day -= 1;
  const hour = contract.imported ? importHours(random) : hours(random);
  const second = random.int(0, 3599);
  const moment = momentOf(day, 0) + hour * 60 * minute + second * 1000;
  const latest = Math.min(
    contract.now - random.int(1, 40) * minute,
    momentOf(contract.pickupDay, contract.pickupFrom) - random.int(45, 150) * minute,
  );
  return moment <= latest ? moment : latest - random.int(0, 59) * 1000;
}
