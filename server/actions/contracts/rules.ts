import { checkConnection, checkLink } from '../../../src/domain/contract/connection.ts';
import { checkContractDeletion } from '../../../src/domain/contract/deletion.ts';
import { checkOfferListBlock } from '../../../src/domain/contract/offerListBlock.ts';
import { checkFlexDriver, checkFlexVorholung, type OrderToSave } from '../../../src/domain/contract/saveDialogs.ts';
import { checkDays, checkWindow } from '../../../src/domain/contract/timeOrder.ts';
import type { TimedOrder } from '../../../src/domain/time/defaultTimes.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { allowed, strictest, type Verdict } from '../../../src/domain/define/verdict.ts';
import { protocolStatus } from '../../../src/domain/protocol/badge.ts';
import type { Intent, Scope } from '../behaviour.ts';

/** The refusals of document 1, section 5, for what is being changed; questions are the console's business. */
export function checkOrder(intent: Intent): Verdict {
  if (intent.kind === 'delete') return allowed;
  const touched = (...names: string[]) => names.some((it) => intent.kind === 'create' || intent.before?.[it] !== intent.after[it]);
  const order = intent.after as OrderToSave & TimedOrder;
  return strictest([
    touched('datum', 'bringdatum') ? checkDays(order) : allowed,
    touched('pickupTimeFrom', 'pickupTimeTo') ? checkWindow(order, 'pickup') : allowed,
    touched('deliveryTimeFrom', 'deliveryTimeTo') ? checkWindow(order, 'delivery') : allowed,
    touched('anschlussvon', 'abafahrt', 'abcfahrt') ? checkConnection(intent.after) : allowed,
    touched('anschlussvon') && typeof intent.before?.id === 'number' ? checkLink({ '@id': iriOf('contracts', intent.before.id), anschlussvon: intent.after.anschlussvon }) : allowed,
    touched('sperrenFuerAngebotsliste') && !touched('driver') && intent.after.sperrenFuerAngebotsliste === true ? checkOfferListBlock(intent.after) : allowed,
    touched('flexContract', 'driver') ? checkFlexDriver(order) : allowed,
    touched('flexContract', 'vorholung', 'datum', 'bringdatum') ? checkFlexVorholung(order) : allowed,
  ]);
}

/** Only an order that is neither billed nor begun may be deleted (R6). */
export async function checkDeletion(intent: Intent, scope: Scope): Promise<Verdict> {
  if (intent.kind !== 'delete') return allowed;
  const protocol = await scope.look(intent.after.protocol);
  return checkContractDeletion({
    auftragsnummer: String(intent.after.auftragsnummer),
    invoiceNumbers: intent.after.invoiceNumbers as { number: string }[],
    protocolStatus: protocolStatus(String(protocol?.processState ?? 'UNPROCESSED')),
  });
}
