import { checkLink } from '../../../src/domain/contract/connection.ts';
import { checkDeed } from '../../../src/domain/contract/deeds.ts';
import { checkContractDeletion } from '../../../src/domain/contract/deletion.ts';
import { countsLeftOver, type ItemCounts } from '../../../src/domain/contract/itemCounts.ts';
import { orderRefusals, type OrderState } from '../../../src/domain/contract/orderRules.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { allowed, strictest, type Verdict } from '../../../src/domain/define/verdict.ts';
import { protocolStatus } from '../../../src/domain/protocol/badge.ts';
import type { Intent, Scope } from '../../write/behaviour.ts';

/** The rules about the state of an order, asked of the change that would bring it about; questions are the console's business. */
export function checkOrder({ kind, before, after }: Intent): Verdict {
  if (kind === 'delete') return allowed;
  const link = typeof before?.id === 'number' && before.anschlussvon !== after.anschlussvon ? checkLink({ '@id': iriOf('contracts', before.id), anschlussvon: after.anschlussvon }) : allowed;
  return strictest([link, ...orderRefusals((before as OrderState | undefined) ?? null, after as OrderState)]);
}

/** Who repeats what was done already has seen another state of the order, and is told so; what follows from another change repeats nothing. */
export function checkRepeated({ kind, before, after, input }: Intent, { written }: Scope): Verdict {
  return kind === 'update' && before && written.size === 0 ? checkDeed(before, { after, input }) : allowed;
}

/** The counts of accessories that are taken off an order end with them (R34). */
export function completeCounts({ kind, before, after }: Intent): Record<string, unknown> {
  return kind === 'update' && before ? countsLeftOver(before as ItemCounts, after as ItemCounts) : {};
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
