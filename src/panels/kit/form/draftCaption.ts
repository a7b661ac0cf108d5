import { companyZone, timeIn, todayIn } from '../../../domain/time/zone.ts';

/** "Entwurf für K-AB 123, Köln – Ulm vom 22.11., 14:10": what was typed, and when. */
export function draftCaption(about: string, at: string): string {
  const moment = new Date(at);
  const [, month = '', day = ''] = todayIn(companyZone, moment).split('-');
  return ['Entwurf', about, `vom ${day}.${month}., ${timeIn(companyZone, moment)}`].filter(Boolean).join(' ');
}
