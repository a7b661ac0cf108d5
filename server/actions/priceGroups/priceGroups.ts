import { allowed, refused, type Verdict } from '../../../src/domain/define/verdict.ts';
import type { Behaviour, Intent } from '../../write/behaviour.ts';

/** Customers without a group of their own always have prices: the default group stays, and stays active (R71). */
function keepDefault({ kind, before, after }: Intent): Verdict {
  if (before?.defaultPriceSet !== true || (kind !== 'delete' && after.active === true)) return allowed;
  return refused('Das ist die Standard-Preisgruppe; bitte zuerst eine andere als Standard setzen.', kind === 'delete' ? undefined : 'active');
}

/** What a price group does beyond storing its fields. */
export const priceGroups: Behaviour = { check: [keepDefault] };
