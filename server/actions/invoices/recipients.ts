import { billingAddress, type BillingAddress } from '../../../src/domain/customer/billingAddress.ts';
import { customer, type Customer } from '../../../src/domain/customer/customer.ts';
import { driver, type Driver } from '../../../src/domain/driver/driver.ts';
import { creditTerm, termOf } from '../../../src/domain/invoice/paymentTerm.ts';
import type { invoice } from '../../../src/domain/invoice/invoice.ts';
import type { Completed, Scope } from '../../write/behaviour.ts';

/** Whom a document is for. */
export type Addressee = {
  readonly customer?: string | null | undefined;
  readonly altAddress?: string | null | undefined;
  readonly driver?: string | null | undefined;
};
type Taken = Completed<typeof invoice>;

const line = (...parts: readonly (string | null)[]) => parts.filter(Boolean).join(' ') || null;

/** The recipient as driver, billing address or customer say it, with what follows for the payment. */
export async function recipientOf(to: Addressee, scope: Scope): Promise<Taken> {
  return takenRecipient({
    paid: await scope.look(driver, to.driver),
    owner: await scope.look(customer, to.customer),
    other: await scope.look(billingAddress, to.altAddress),
  });
}

/** The same of records that are at hand. */
export function takenRecipient({
  other,
  owner,
  paid,
}: {
  readonly paid?: Driver | undefined;
  readonly owner?: Customer | undefined;
  readonly other?: BillingAddress | undefined;
}): Taken {
  if (paid) return ofDriver(paid);
  const term = owner ? { termOfPayment: keyOfTerm(termOf(owner)), paymentMethod: owner.zahlarten ?? 'invoice' } : {};
  const mail = other?.rechnungsEmail ?? owner?.alternativBillingMailAddress ?? owner?.email ?? null;
  if (other)
    return {
      ...term,
      recipientCompany: line(other.firma, other.firma2),
      recipientSalutation: other.anrede,
      recipientFirstName: other.vorname,
      recipientLastName: other.nachname,
      recipientStreet: line(other.strasse, other.hausnr),
      recipientZipcode: other.plz,
      recipientCity: other.ort,
      recipientCountry: other.land,
      recipientMail: other.rechnungsEmail ?? other.email,
      recipientPhone: other.telefon,
      recipientUstid: other.ustid ?? owner?.ustid ?? null,
      recipientSteuerId: other.steuerId,
      recipientSteuerNo: other.steuernummer,
      billingRecipient: mail ?? other.email,
    };
  if (!owner) return {};
  return {
    ...term,
    recipientCompany: owner.firma,
    recipientSalutation: owner.anrede,
    recipientFirstName: owner.vorname,
    recipientLastName: owner.nachname,
    recipientStreet: line(owner.strasse, owner.hausnr),
    recipientZipcode: owner.plz,
    recipientCity: owner.ort,
    recipientCountry: owner.land,
    recipientMail: owner.alternativBillingMailAddress ?? owner.email,
    recipientPhone: line(owner.telefonVorwahl, owner.telefon),
    recipientUstid: owner.ustid,
    recipientSteuerNo: owner.steuernummer,
    billingRecipient: mail,
  };
}

function ofDriver(paid: Driver): Taken {
  const isOther = paid.useCreditAddress;
  return {
    termOfPayment: keyOfTerm(creditTerm),
    recipientCompany: isOther ? paid.creditCompany : paid.firma,
    recipientFirstName: isOther ? paid.creditFirstName : paid.vorname,
    recipientLastName: isOther ? paid.creditLastName : paid.nachname,
    recipientStreet: isOther ? line(paid.creditStreet, paid.creditHouseNumber) : line(paid.strasse, paid.hausnr),
    recipientZipcode: isOther ? paid.creditZip : paid.plz,
    recipientCity: isOther ? paid.creditCity : paid.ort,
    recipientCountry: isOther ? (paid.creditCountry ?? paid.land) : paid.land,
    recipientMail: paid.creditEmail ?? paid.email,
    recipientPhone: paid.creditPhone ?? paid.telefon,
    recipientUstid: paid.ustid,
    recipientSteuerId: paid.steuerid,
    recipientSteuerNo: paid.steuernummer,
    billingRecipient: paid.creditEmail ?? paid.email,
  };
}

type TermKey = NonNullable<Taken['termOfPayment']>;
const keyOfTerm = (days: number) => String(days) as TermKey;
