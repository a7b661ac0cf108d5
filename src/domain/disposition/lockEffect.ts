import type { DispositionLock } from './dispositionLock.ts';

const hidden = 'verborgen in Angebotsliste und Kundenportal';

/** What a Sperrtag does (R72), in the words of its list. */
export function lockEffect({ active }: Pick<DispositionLock, 'active'>): string {
  return active ? `${hidden}, bestehende Aufträge bleiben` : 'ohne Wirkung';
}

/** The same where somebody looks at the day. */
export const lockedDayText = `Sperrtag: ${hidden}, bestehende Aufträge bleiben`;
