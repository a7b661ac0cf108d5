import { billingFactsOf, blockedBy } from '../contracts/billing.ts';
import { numberOf } from '../contracts/contractRow.ts';
import type { Clock, Dossier } from '../contracts/dossier.ts';
import { instantText } from '../days.ts';
import type { Change } from '../row.ts';
import type { PlannedDocument } from './documentPlan.ts';

const day = 86_400_000;
/** Older contracts no longer tell when they were put on their documents. */
const recentDays = 60;

/** Who blocked a contract for accounting and when, and which documents it came to stand on. */
export function moneyHistory(
  { contract }: Dossier,
  { clock, documents }: { clock: Clock; documents: readonly PlannedDocument[] },
): Change[] {
  const { isCreditBlocked, isInvoiceBlocked } = billingFactsOf(contract.id, contract.customer.id);
  const { afterDays, username } = blockedBy(contract.id);
  const blocked = instantText(Math.min(clock.now, contract.receivedAt + afterDays * day));
  const shared = { path: 'contracts', record_id: contract.id } as const;
  const block = (field: string): Change => ({
    ...shared,
    logged_at: blocked,
    username,
    field,
    previous: '0',
    data: '1',
  });
  return [
    ...(isInvoiceBlocked ? [block('sperrenfuerrechnung')] : []),
    ...(isCreditBlocked ? [block('sperrenfuergutschrift')] : []),
    ...documents.flatMap((it, i): Change[] =>
      it.moment < clock.now - recentDays * day
        ? []
        : [
            {
              ...shared,
              logged_at: instantText(it.moment),
              username: 'buchhaltung',
              field: 'invoiceNumbers',
              previous: documents.slice(0, i).map(numberOf),
              data: documents.slice(0, i + 1).map(numberOf),
            },
          ],
    ),
  ];
}
