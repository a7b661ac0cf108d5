import type { DriverDay } from '../../../api/calls/driverDay.ts';
import { formatDayShort } from '../../../domain/time/formatDay.ts';

/** "Sperrtag", of a week with its days: "Sperrtage Fr 27.11., Sa 28.11."; empty where there is none. */
export function lockNotice({ days, lockDays }: Pick<DriverDay, 'days' | 'lockDays'>): string {
  if (lockDays.length === 0) return '';
  if (days === 1) return 'Sperrtag';
  return `${lockDays.length === 1 ? 'Sperrtag' : 'Sperrtage'} ${lockDays.map(formatDayShort).join(', ')}`;
}
