import { expect } from 'vitest';
import type { Client, Json } from './client.ts';
import { everyJobCategory } from './everyJobCategory.ts';
import { leitstand, type TestSystem } from './leitstand.ts';

/** The recipient of a document that is made without contracts. */
export const recipient = {
  recipientCompany: 'Rheinbogen Leasing GmbH',
  recipientStreet: 'Ringweg 12',
  recipientZipcode: '34117',
  recipientCity: 'Kassel',
  recipientCountry: 'DE',
  recipientMail: 'rechnung@rheinbogen.example',
};

/** What a refusal says, field by field. */
export const faults = (body: Json): Json => body.violations?.map((it: Json) => [it.propertyPath, it.message]);

export const complete = (by: Client, iri: string) => by.patch(iri, { invoiceCompleted: true });

/**
 * A driver who is paid by credit notes, as his record is made: with tax number, account and an agreement that holds
 * unless another one is named.
 */
export async function subcontractor({ given }: TestSystem, more: object = {}) {
  await everyJobCategory(given);
  return {
    vorname: 'Ahmet',
    nachname: 'Kamiński',
    gruppe: '/api/job_categories/5',
    strasse: 'Weg',
    hausnr: '1',
    plz: '50667',
    ort: 'Köln',
    email: 'ahmet@fahrer.example',
    telefon: '0171 3920042',
    steuernummer: '156/123/45678',
    iban: 'DE02500105170137075030',
    creditAgreements: [{ agreedOn: '2026-01-01' }],
    ...more,
  };
}

/** A day in accounting, with its people and rides that can be billed; on a system of its own unless one is named. */
export async function invoiceDesk(known?: TestSystem) {
  const system = known ?? (await leitstand({ now: '2026-11-24T10:00:00Z' }));
  const { given, database } = system;
  const admin = await system.as('admin');
  const accounting = await system.as('buchhaltung');

  /** A customer with three rides, as in the example of R23. */
  async function threeRides() {
    const customer = await given.customer({
      firma: 'Rheinbogen Leasing GmbH',
      strasse: 'Ringweg',
      hausnr: '12',
      plz: '34117',
      ort: 'Kassel',
      email: 'rechnung@rheinbogen.example',
    });
    const ride = (auftragswert: string, more: object = {}) =>
      given.contract({ contractClientAddress: customer.iri, auftragswert, auftragswertIsSet: true, ...more });
    const [first, second, third] = [
      await ride('385.00', { rechnungsnotiz: 'Bitte Kostenstelle nennen' }),
      await ride('199.00'),
      await ride('239.00'),
    ];
    const expense = (of: typeof first, type: string, amount: string) =>
      given.record('protocol_expenses', { protocol: of.protocol, type, amount, paymentType: 'uta' });
    await given.record('protocol_waitings', { protocol: first.protocol, minutes: 38, approvedBy: 'Disposition' });
    await expense(second, 'refueling', '62.37');
    await expense(third, 'toll', '12.00');
    return { customer, contracts: [first.iri, second.iri, third.iri] };
  }

  const made = async (by: Client, contracts: readonly string[], more: object = {}): Promise<Json> => {
    const { body, status } = await by.post('/api/invoices', { type: 'Rechnung', contracts, ...more });
    expect(status, JSON.stringify(faults(body))).toBe(201);
    return body;
  };
  return { system, given, database, admin, accounting, threeRides, made };
}
