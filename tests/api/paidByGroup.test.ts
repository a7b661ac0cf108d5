import { expect, test } from 'vitest';
import { company } from '../harness/company.ts';
import { complete, faults, invoiceDesk, subcontractor } from '../harness/invoiceDesk.ts';

const { system, given, admin, accounting } = await invoiceDesk();
await given.record('companies', { ...company, ustid: 'DE123456788' });
const group = (id: number) => ({ gruppe: `/api/job_categories/${String(id)}` });
const usual = await subcontractor(system);
const driverOf = (more: object) => given.driver({ ...usual, ...more });
const position = { title: 'Fahrt', amount: '100.00', serviceDate: '2026-11-20' };
/** A credit note that comes from no contract. */
const byHand = async (values: object) => {
  const { body, status } = await accounting.post('/api/invoices', {
    type: 'Gutschrift',
    invoiceEntries: [position],
    ...values,
  });
  expect(status, JSON.stringify(faults(body))).toBe(201);
  return body;
};

test('the group of the day of the ride stays when the recipient is taken over anew', async () => {
  const paid = await driverOf(group(8));
  const day = { datum: '2026-11-20', bringdatum: '2026-11-20' };
  const ride = await given.contract({
    driver: paid.iri,
    gutschriftpreis: '100.00',
    gutschriftpreisIsSet: true,
    ...day,
  });
  await admin.patch(paid.iri, group(5));
  const { body: draft } = await accounting.post('/api/invoices', { type: 'Gutschrift', contracts: [ride.iri] });
  expect(draft).toMatchObject({ driverGroup: 8, amountTax: '0.00' });
  const { body } = await accounting.patch(draft['@id'], { resetAddress: true });
  expect(body).toMatchObject({ driverGroup: 8, amountTax: '0.00' });
});

test('a recipient who was typed does not hide the group of the driver, on the day of the service', async () => {
  const paid = await driverOf(group(8));
  const typed = { driver: paid.iri, recipientLastName: 'Von Hand', recipientSteuerNo: '156/123/45678' };
  expect(await byHand(typed)).toMatchObject({ driverGroup: 8, amountTax: '0.00', recipientLastName: 'Von Hand' });
  await admin.patch(paid.iri, group(5));
  expect(await byHand(typed)).toMatchObject({ driverGroup: 8, amountTax: '0.00' });
  const today = { invoiceEntries: [{ ...position, serviceDate: '2026-11-24' }] };
  expect(await byHand({ ...typed, ...today })).toMatchObject({ driverGroup: 5, amountTax: '19.00' });
});

test('another driver on a draft brings his group along, and an invoice has none', async () => {
  const [taxed, small] = [await driverOf(group(5)), await driverOf(group(8))];
  const draft = await byHand({ driver: taxed.iri });
  expect(draft).toMatchObject({ driverGroup: 5, amountTax: '19.00' });
  const { body: other } = await accounting.patch(draft['@id'], { driver: small.iri });
  expect(other).toMatchObject({ driverGroup: 8, amountTax: '0.00' });
  expect((await accounting.patch(draft['@id'], { type: 'Rechnung' })).body.driverGroup).toBeNull();
});

test('who is paid by wages gets no credit note by hand, nor does a driver without agreement', async () => {
  const employee = await driverOf(group(3));
  const draft = await byHand({ driver: employee.iri });
  expect(faults((await complete(accounting, draft['@id'])).body)).toEqual([
    ['driver', 'Fahrer der Gruppe Vollzeit werden über den Lohn bezahlt.'],
  ]);
  const unasked = await driverOf({ ...group(5), creditAgreements: [] });
  const second = await byHand({ driver: unasked.iri });
  expect(faults((await complete(accounting, second['@id'])).body)).toEqual([
    ['driver', expect.stringContaining('liegt keine Vereinbarung über Gutschriften vor. Ohne sie')],
  ]);
});

test('somebody else than who drove is asked for his group and agreement as well', async () => {
  const [drove, employee] = [await driverOf(group(5)), await driverOf(group(3))];
  const ride = await given.contract({ driver: drove.iri, gutschriftpreis: '100.00', gutschriftpreisIsSet: true });
  const { body: draft } = await accounting.post('/api/invoices', { type: 'Gutschrift', contracts: [ride.iri] });
  await accounting.patch(draft['@id'], { driver: employee.iri });
  expect(faults((await complete(accounting, draft['@id'])).body)).toEqual([
    ['driver', 'Fahrer der Gruppe Vollzeit werden über den Lohn bezahlt.'],
  ]);
});

test('an LF Gutschrift to a driver asks the same, and is taxed by his group on its day', async () => {
  const closed = async (driver: string, datum = '2026-11-24') => {
    const articles = [{ beschreibung: 'Bereitstellung', wert: '100.00' }];
    const values = { formulartyp: 'Gutschrift', driver, datum, artikeldatenArray: articles };
    const { body } = await accounting.post('/api/billings', values);
    return accounting.patch(body['@id'], { abgeschlossen: true });
  };
  const [unasked, employee, small] = [
    await driverOf({ ...group(5), creditAgreements: [] }),
    await driverOf(group(3)),
    await driverOf(group(8)),
  ];
  expect(faults((await closed(unasked.iri)).body)).toEqual([
    ['driver', expect.stringContaining('liegt keine Vereinbarung über Gutschriften vor. Ohne sie')],
  ]);
  expect(faults((await closed(employee.iri)).body)).toEqual([
    ['driver', 'Fahrer der Gruppe Vollzeit werden über den Lohn bezahlt.'],
  ]);
  await admin.patch(small.iri, group(5));
  const { body, status } = await closed(small.iri, '2026-11-20');
  expect([status, body.mwst], JSON.stringify(faults(body))).toEqual([200, '0.00']);
});
