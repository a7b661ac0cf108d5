import { cancelled } from '../../../src/domain/contract/storno.ts';
import { confirmed } from '../../../src/domain/contract/stateChanges.ts';
import type { Intent, Scope } from '../behaviour.ts';

/** Cancelling stamps the moment and answers the customer's request (R5); a given moment (the request's) is kept. */
export function completeStorno({ before, after, input }: Intent, { now }: Scope): Record<string, unknown> {
  if (after.isStorniert !== true || before?.isStorniert === true) return {};
  return { ...cancelled(now), ...(typeof input.stornierung === 'string' && { stornierung: input.stornierung }) };
}

/** A confirmed order is no longer new (R7); an order marked as new again goes into the next offer mail (R14). */
export function completeMarks({ before, after }: Intent): Record<string, unknown> {
  if (after.auftragbestaetigt === '1' && before?.auftragbestaetigt !== '1') return confirmed;
  if (after.neumerker === '1' && before?.neumerker === '0') return { angebotsMailGesendet: null };
  return {};
}
