import type { SomeOf } from '../define/row.ts';
import { allowed, refused, type Verdict } from '../define/verdict.ts';
import type { contract } from './contract.ts';

type ContractToDelete = SomeOf<typeof contract, 'invoiceNumbers'> & {
  readonly auftragsnummer: string;
  readonly protocolStatus: number;
  /** Whoever may not read documents is not told their numbers either. */
  readonly hidesNumbers?: boolean;
};

/** Only a contract that is neither billed nor begun may be deleted (R6). */
export function checkContractDeletion(contract: ContractToDelete): Verdict {
  const refusal = `Auftrag ${contract.auftragsnummer} kann nicht gelöscht werden:`;
  const invoices = contract.invoiceNumbers ?? [];
  if (invoices.length > 0) {
    const numbers = invoices.map((invoice) => invoice.number ?? 'ohne Nummer').join(', ');
    return refused(`${refusal} Er ist abgerechnet${contract.hidesNumbers === true ? '' : ` (${numbers})`}.`);
  }
  if (contract.protocolStatus > 0) return refused(`${refusal} Das Protokoll ist bereits begonnen.`);
  return allowed;
}
