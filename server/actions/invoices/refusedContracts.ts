import { idOf } from '../../../src/domain/define/resource.ts';
import {
  obstaclesToCredit,
  obstaclesToInvoice,
  refusalOf,
  type Obstacle,
} from '../../../src/domain/invoice/billability.ts';
import type { InvoiceType } from '../../../src/domain/invoice/series.ts';
import { whyAgreement } from '../../../src/domain/driver/agreementHolds.ts';
import { driver } from '../../../src/domain/driver/driver.ts';
import { Invalid } from '../../storage/refusals.ts';
import type { BilledContract, JudgedContract } from './billedContracts.ts';

/** Refuses the document while something red stands between it and one of its contracts; all are told by number. */
export function refuseUnbillable(type: InvoiceType, contracts: readonly JudgedContract[], field: string): void {
  const refusals = refusalsOf(type, contracts);
  if (refusals.length > 0) throw new Invalid(refusals.map((message) => ({ propertyPath: field, message })));
}

/** What keeps contracts off their document, each sentence once with all their numbers. */
export function refusalsOf(type: InvoiceType, contracts: readonly JudgedContract[]): readonly string[] {
  const numbers = new Map<string, string[]>();
  for (const it of contracts)
    for (const { key, sentence } of obstaclesOf(type, it)
      .filter((obstacle) => obstacle.tone === 'red')
      .slice(0, 1)) {
      const said = key === 'agreement' ? `${sentence} ${whyAgreement}` : sentence;
      numbers.set(said, [...(numbers.get(said) ?? []), it.contract.auftragsnummer ?? '']);
    }
  return [...numbers].map(([sentence, of]) => refusalOf(of.toSorted(), sentence));
}

/** Whether something red keeps a contract off its document. */
export function isUnbillable(type: InvoiceType, it: JudgedContract): boolean {
  return obstaclesOf(type, it).some((obstacle) => obstacle.tone === 'red');
}

/** Everything that stands between a contract and its document, the weightiest first. */
export function obstaclesOf(type: InvoiceType, it: JudgedContract | BilledContract): readonly Obstacle[] {
  const { asksWithoutAgreement, contract, hasAgreement, paidDriver, standsOn } = it;
  const protocol = 'protocol' in it ? it.protocol : undefined;
  const facts = {
    testContract: contract.testContract,
    isStorniert: contract.isStorniert,
    leerfahrt: contract.leerfahrt,
    document: standsOn,
    protocolState: protocol?.processState ?? null,
  };
  const blocked = (is: string) => (is === '1' ? { by: null, day: null } : null);
  if (type === 'Rechnung')
    return obstaclesToInvoice({
      ...facts,
      blocked: blocked(contract.sperrenfuerrechnung),
      hasRecipient: it.customer !== undefined,
      auftragswert: contract.auftragswert,
      distance: contract.billingDistance ?? contract.googleKm,
      priceGroup: null,
    });
  return obstaclesToCredit({
    ...facts,
    blocked: blocked(contract.sperrenfuergutschrift),
    gutschriftpreis: contract.gutschriftpreis,
    driver: paidDriver
      ? {
          name: driver.represent(paidDriver as never),
          group: groupOf(paidDriver.gruppe),
          hasTaxNumber: Boolean(paidDriver.ustid ?? paidDriver.steuernummer),
          hasAgreement,
          asksWithoutAgreement,
        }
      : null,
  });
}

/** The number of a driver's group. */
export function groupOf(iri: string | null): number | null {
  return iri === null ? null : (idOf('job_categories', iri) ?? null);
}
