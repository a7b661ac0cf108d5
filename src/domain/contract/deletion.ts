import type { SomeOf } from '../define/row.ts';
import { ask, refused, type Verdict } from '../define/verdict.ts';
import { confirmText } from '../question/confirmText.ts';
import type { contract } from './contract.ts';

type OrderToDelete = SomeOf<typeof contract, 'invoiceNumbers'> & {
  readonly auftragsnummer: string;
  readonly protocolStatus: number;
};

/** Only an order that is neither billed nor begun may be deleted (R6). */
export function checkContractDeletion(order: OrderToDelete): Verdict {
  const refusal = `Auftrag ${order.auftragsnummer} kann nicht gelöscht werden:`;
  const invoices = order.invoiceNumbers ?? [];
  if (invoices.length > 0) {
    const numbers = invoices.map((invoice) => invoice.number ?? 'ohne Nummer').join(', ');
    return refused(`${refusal} Er ist abgerechnet (${numbers}).`);
  }
  if (order.protocolStatus > 0) return refused(`${refusal} Das Protokoll ist bereits begonnen.`);
  return ask(confirmText('deleteContract', { orderNumber: order.auftragsnummer }), { danger: true });
}
