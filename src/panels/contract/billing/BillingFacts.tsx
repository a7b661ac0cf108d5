import type { ReactNode } from 'react';
import { useEntity, type Entity } from '../../../api/records/entities.ts';
import { useItem } from '../../../api/records/queries.ts';
import type { ContractEntity } from '../../../commands/contract/contractFacts.ts';
import { billingAddress } from '../../../domain/customer/billingAddress.ts';
import { customer } from '../../../domain/customer/customer.ts';
import { customerDepartment } from '../../../domain/customer/department.ts';
import { driver } from '../../../domain/driver/driver.ts';
import { creditTerm, termOf } from '../../../domain/invoice/paymentTerm.ts';
import { formatKm } from '../../../domain/km/formatKm.ts';
import { formatDate } from '../../../domain/time/formatDay.ts';
import { timesOf } from '../shared/contractPeekFacts.ts';

type Props = { readonly contract: ContractEntity };

/** Whom the invoice of a contract goes to, when it is due and what is noted for it. */
export function InvoiceFacts({ contract }: Props) {
  const { item: owner } = useItem(customer, contract.contractClientAddress ?? null);
  const department = useEntity(customerDepartment, contract.customerDepartment);
  const address = contract.billingClientAddress ?? department?.defaultBillingAddress ?? null;
  const { item: other } = useItem(billingAddress, address);
  return (
    <Facts>
      <Fact label="Kunde">{owner && [owner.kuerzel, owner.firma].filter(Boolean).join(' ')}</Fact>
      <Fact label="Rechnung an">{address === null ? 'wie Auftraggeber' : other && addressText(other)}</Fact>
      <Fact label="Zahlungsziel">{owner && termText(termOf(owner))}</Fact>
      <RideFacts contract={contract} />
      <Fact label="Rechnungsnotiz">{contract.rechnungsnotiz || <span className="text-2">keine</span>}</Fact>
    </Facts>
  );
}

/** The same of the credit note: who drives for another one is paid with him (R24). */
export function CreditFacts({ contract }: Props) {
  const { item: own } = useItem(driver, contract.driver ?? null);
  const { item: main } = useItem(driver, own?.fahrervon ?? null);
  const paid = own?.fahrervon ? main : own;
  return (
    <Facts>
      <Fact label="Fahrer">{own && [own.kuerzel, own.name].filter(Boolean).join(' ')}</Fact>
      <Fact label="Gutschrift an">{paid && paidText(paid, paid === own)}</Fact>
      <Fact label="Zahlungsziel">{termText(creditTerm)}</Fact>
      <RideFacts contract={contract} />
      <Fact label="Gutschriftnotiz">{contract.gutschriftnotiz || <span className="text-2">keine</span>}</Fact>
    </Facts>
  );
}

function RideFacts({ contract }: Props) {
  const { billingDistance, bringdatum, googleKm } = contract;
  return (
    <>
      <Fact label="Strecke">{formatKm(billingDistance ?? googleKm)}</Fact>
      <Fact label="Zustellung">
        {[formatDate(bringdatum), timesOf(contract, 'delivery')].filter(Boolean).join(', ')}
      </Fact>
    </>
  );
}

function Facts({ children }: { children: ReactNode }) {
  return (
    <dl className="mt-5 grid grid-cols-[104px_minmax(0,1fr)] gap-x-4 gap-y-1 border-t border-line-subtle pt-4">
      {children}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-11 text-2">{label}</dt>
      <dd className="num break-words whitespace-pre-line">{children || '–'}</dd>
    </div>
  );
}

const termText = (days: number) => (days === 0 ? 'sofort fällig' : `${String(days)} Tage`);

function addressText({ firma, firma2, nachname, ort, plz, vorname }: Entity<typeof billingAddress>): string {
  const name = firma ? [firma, firma2] : [vorname, nachname];
  return [name.filter(Boolean).join(' '), [plz, ort].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}

/** By the address for credit notes, where he has one of his own. */
function paidText(it: Entity<typeof driver>, isOwn: boolean): string {
  const other = it.creditCompany || [it.creditFirstName, it.creditLastName].filter(Boolean).join(' ');
  if (it.useCreditAddress && other) return other;
  return isOwn ? 'wie Fahrer' : [it.kuerzel, it.name].filter(Boolean).join(' ');
}
