import type { Random } from '../random.ts';

const letters = 'ABCDEFGHIJKLMNOPRSTUVWXYZ';
const neverIssued = new Set(['HJ', 'KZ', 'NS', 'SA', 'SS', 'SD']);
const neverTogether = new Set(['S-A', 'S-S', 'S-D', 'K-Z', 'N-S', 'H-J', 'B-H']);

/** Whether a plate may exist: no excluded letters, no leading zero, at most eight characters. */
export function isPlate(text: string): boolean {
  const match = /^([A-ZÄÖÜ]{1,3})-([A-Z]{1,2}) ([1-9]\d{0,3})(E?)$/.exec(text);
  if (match === null) return false;
  const [, district = '', pair = '', number = '', end = ''] = match;
  if (neverIssued.has(pair) || neverTogether.has(`${district}-${pair}`)) return false;
  return district.length + pair.length + number.length + end.length <= 8;
}

/** A plate of the district, with E at the end for electric and plug-in vehicles. */
export function drawPlate(random: Random, district: string, electric: boolean): string {
  const end = electric ? 'E' : '';
  for (;;) {
    const count = random.chance(0.8) ? 2 : 1;
    let pair = '';
    for (let i = 0; i < count; i += 1) pair += letters.charAt(random.int(0, letters.length - 1));
    const free = 8 - district.length - count - end.length;
    const length = Math.min(free, random.chance(0.55) ? 3 : random.chance(0.6) ? 4 : 2);
    const number = random.int(10 ** (length - 1), 10 ** length - 1);
    const plate = `${district}-${pair} ${number}${end}`;
    if (isPlate(plate)) return plate;
  }
}

/** A red dealer plate for a vehicle that is not registered, for example K-06 123. */
export function drawRedPlate(random: Random, district: string): string {
  return `${district}-06 ${random.int(100, 999)}`;
}
