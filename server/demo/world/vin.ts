import type { Model } from './models.ts';

const values: Readonly<Record<string, number>> = {
  A: 1,
  B: 2,
  C: 3,
  D: 4,
  E: 5,
  F: 6,
  G: 7,
  H: 8,
  J: 1,
  K: 2,
  L: 3,
  M: 4,
  N: 5,
  P: 7,
  R: 9,
  S: 2,
  T: 3,
  U: 4,
  V: 5,
  W: 6,
  X: 7,
  Y: 8,
  Z: 9,
};
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const yearLetters = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const checkedBrands = new Set(['5YJ', 'XP7', 'KMH', 'KNA']);

/** The ninth place of a VIN of the brands that use it as a check digit. */
export function vinCheckDigit(vin: string): string {
  let sum = 0;
  for (let i = 0; i < 17; i += 1) {
    const char = vin.charAt(i);
    sum += (values[char] ?? Number(char)) * (weights[i] ?? 0);
  }
  return sum % 11 === 10 ? 'X' : String(sum % 11);
}

export function hasVinCheckDigit(vin: string): boolean {
  return checkedBrands.has(vin.slice(0, 3));
}

/** A VIN of the model and model year that ends in the running number and is therefore unique. */
export function vinOf(model: Model, options: { year: number; running: number }): string {
  const year = yearLetters.charAt((options.year - 1980) % 30);
  const plant = 'ABCDEFGHJKLMNPRSTUVWXYZ'.charAt(Math.floor(options.running / 1_000_000) % 23);
  const vin = `${model.wmi}${model.vds}${year}${plant}${String(options.running % 1_000_000).padStart(6, '0')}`;
  return hasVinCheckDigit(vin) ? vin.slice(0, 8) + vinCheckDigit(vin) + vin.slice(9) : vin;
}
