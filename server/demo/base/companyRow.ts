import type { company } from '../../../src/domain/company/company.ts';
import { demoCompany } from '../../company.ts';
import { dayText, instantText, momentOf, type Day } from '../days.ts';
import { someManufacturer } from '../imports/filePlan.ts';
import type { RowFor } from '../row.ts';

/** What stands on the documents of the demo about the company, from before its first one on. */
export function companyRow(first: Day): RowFor<typeof company> {
  const moment = instantText(momentOf(first - 400, 540));
  return {
    id: 1,
    createdAt: moment,
    updatedAt: moment,
    validFrom: dayText(first - 400),
    name: demoCompany.name,
    street: 'Hafenallee 12',
    zipcode: '50667',
    city: 'Köln',
    country: 'DE',
    phone: demoCompany.phone,
    email: 'buchhaltung@leitstand.example',
    contactPerson: 'Buchhaltung',
    ustid: 'DE123456788',
    steuernummer: '214/5678/0123',
    handelsregisternummer: 'HRB 000000',
    amtsgericht: 'Köln',
    legalLine: demoCompany.legalLine,
    accountHolder: demoCompany.name,
    iban: 'DE02120300000000202051',
    bic: 'BYLADEM1001',
    creditorId: 'DE98ZZZ09999999999',
    creditReference: 'Fahrerabrechnung',
    beraternummer: 29098,
    mandantennummer: 55003,
    chartOfAccounts: '04',
    manufacturerCustomer: someManufacturer,
  };
}
