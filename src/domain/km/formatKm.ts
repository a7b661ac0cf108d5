import { formatCount } from '../number/formatCount.ts';

/** A distance in whole kilometres as lists show it, 387 km; a dash when it is not known. */
export function formatKm(km: number | null | undefined): string {
  return km === null || km === undefined ? '–' : `${grouped(Math.round(km))} km`;
}

/** A difference of kilometres with its sign, +64 km or −7 km. */
export function formatKmDifference(km: number): string {
  const whole = Math.round(km);
  return `${whole > 0 ? '+' : ''}${grouped(whole)} km`;
}

/** A distance given in metres: metres below 1000, otherwise kilometres with two decimals. */
export function formatMetres(metres: number | null | undefined): string {
  if (metres === null || metres === undefined) return '–';
  const whole = Math.round(metres);
  if (whole < 1000) return `${whole} m`;
  const [km = '0', hundredths = '00'] = (whole / 1000).toFixed(2).split('.');
  return `${grouped(Number(km))},${hundredths} km`;
}

function grouped(whole: number): string {
  const digits = formatCount(Math.abs(whole));
  return whole < 0 ? `−${digits}` : digits;
}
