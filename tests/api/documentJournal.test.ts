import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { company } from '../harness/company.ts';
import { complete, faults, invoiceDesk } from '../harness/invoiceDesk.ts';

const { system, admin, accounting, made, threeRides } = await invoiceDesk();
await admin.post('/api/companies', company);

test('the journal lists every document, and the number report explains every number', async () => {
  const { customer, contracts } = await threeRides();
  const { body: invoice } = await complete(accounting, (await made(accounting, contracts))['@id']);
  expect((await accounting.post('/api/invoices', { invoice: invoice['@id'] })).status).toBe(201);
  for (const more of [{}, { formulartyp: 'Gutschrift' }, { abgeschlossen: false }])
    await accounting.post('/api/billings', {
      customer: customer.iri,
      abgeschlossen: true,
      artikeldatenArray: [{ beschreibung: 'Wäsche', wert: '100.00' }],
      ...more,
    });

  const asked = { from: '2026-01-01', until: '2026-12-31', format: 'csv' };
  const journal = await accounting.post('/api/invoices/journal', asked);
  expect(journal.body.rows).toBe(4);
  const csv = await (await accounting.open(journal.body.link)).text();
  expect(csv).toContain('2026-000001');
  expect(csv).toMatch(/1\.071,59.*2026-000002/);
  const report = await accounting.post('/api/invoices/numbers', { year: 2026, format: 'csv' });
  expect(report.body.series).toEqual([
    { series: 'Rechnungen', given: 2, first: '2026-000001', last: '2026-000002', missing: [] },
    { series: 'Gutschriften', given: 0, first: null, last: null, missing: [] },
    { series: 'LF Rechnungen', given: 2, first: 'LF2026-000001', last: 'LF2026-000002', missing: [] },
  ]);
  const explained = await (await accounting.open(report.body.link)).text();
  expect(explained).toContain('Vergeben, storniert durch 2026-000002');
  expect(explained).toContain('Vergeben als Storno zu 2026-000001');
  const workbook = await accounting.post('/api/invoices/numbers', { year: 2026, format: 'xlsx' });
  const answer = await accounting.open(workbook.body.link);
  const sheet = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
  expect(sheet.sheets[0]?.rows[1]?.slice(0, 7)).toEqual([
    '2026-000001',
    'Rechnung',
    '24.11.2026',
    'Rheinbogen Leasing GmbH',
    902.41,
    169.18,
    1071.59,
  ]);
});

test('journal and number report are for accounting, and ask for a time that can be', async () => {
  const wrong = await accounting.post('/api/invoices/journal', {
    from: '2026-12-31',
    until: '2026-01-01',
    format: 'csv',
  });
  expect(faults(wrong.body)).toEqual([[expect.any(String), 'Das Ende liegt vor dem Beginn.']]);
  const office = await system.as('office');
  expect((await office.post('/api/invoices/numbers', { year: 2026, format: 'csv' })).status).toBe(403);
});
