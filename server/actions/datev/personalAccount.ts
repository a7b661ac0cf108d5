import { termOf } from '../../../src/domain/invoice/paymentTerm.ts';
import type { PersonalAccount } from '../../../src/domain/datev/personalAccounts.ts';
import type { Gathered } from './gather.ts';

/** The party of a document as the tax adviser keeps it: a customer with his term, a driver with his account. */
export function personalAccountOf({ customer, driver, party }: Gathered): PersonalAccount | null {
  if (party.account === null) return null;
  const { account } = party;
  if (driver)
    return {
      account,
      firma: driver.firma,
      name: driver.nachname,
      vorname: driver.vorname,
      country: driver.land,
      ustid: driver.ustid,
      strasse: [driver.strasse, driver.hausnr].filter(Boolean).join(' '),
      plz: driver.plz,
      ort: driver.ort,
      telefon: driver.telefon,
      email: driver.email,
      iban: driver.iban,
      bic: driver.bic,
      term: null,
    };
  if (!customer) return null;
  return {
    account,
    firma: customer.firma,
    name: customer.nachname,
    vorname: customer.vorname,
    country: customer.land,
    ustid: customer.ustid,
    strasse: [customer.strasse, customer.hausnr].filter(Boolean).join(' '),
    plz: customer.plz,
    ort: customer.ort,
    telefon: [customer.telefonVorwahl, customer.telefon].filter(Boolean).join(' '),
    email: customer.email,
    iban: null,
    bic: null,
    term: termOf(customer),
  };
}
