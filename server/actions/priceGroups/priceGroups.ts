import { allowed, refused, type Verdict } from '../../../src/domain/define/verdict.ts';
import { priceGroup } from '../../../src/domain/price/priceGroup.ts';
import { behave, type Intent } from '../../write/behaviour.ts';

/** Customers without a group of their own always have prices: the default group stays, and stays active (R71). */
function keepDefault({ kind, before, after }: Intent<typeof priceGroup>): Verdict<'active'> {
  if (!before?.defaultPriceSet || (kind !== 'delete' && after.active)) return allowed;
  return refused(
    'Das ist die Standard-Preisgruppe; bitte zuerst eine andere als Standard setzen.',
    kind === 'delete' ? undefined : 'active',
  );
}

/** What a price group does beyond storing its fields. */
export const priceGroups = behave(priceGroup, { check: [keepDefault] });
