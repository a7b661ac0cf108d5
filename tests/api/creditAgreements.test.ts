import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { company } from '../harness/company.ts';
import { complete, faults, invoiceDesk, subcontractor } from '../harness/invoiceDesk.ts';

const { system, given, admin, accounting } = await invoiceDesk();
await given.record('companies', company);
const paid = await given.driver(await subcontractor(system, { creditAgreements: [] }));
const { iri } = await given.contract({ driver: paid.iri, gutschriftpreis: '218.00', gutschriftpreisIsSet: true });
const asked = () => accounting.post('/api/invoices', { type: 'Gutschrift', contracts: [iri] });
const filed = (days: object = {}) => admin.post('/api/credit_agreements', { driver: paid.iri, ...days });

test('a credit note needs an agreement that holds on its day; who filed and who ended it is kept', async () => {
  const { body: agreement } = await filed({ agreedOn: '2026-01-01', endsOn: '2026-02-01' });
  for (const by of [agreement.filedBy, agreement.endedBy])
    expect(by).toMatchObject({ '@id': expect.stringContaining('/api/users/') });
  expect(faults((await asked()).body)[0][1]).toMatch(
    /liegt keine Vereinbarung über Gutschriften vor\. Ohne sie ist die Gutschrift keine Rechnung/,
  );
  expect((await admin.patch(agreement['@id'], { endsOn: null })).body.endedBy).toBeNull();
  const draft = await asked();
  expect([draft.status, faults(draft.body)]).toEqual([201, undefined]);
  expect((await complete(accounting, draft.body['@id'])).status).toBe(200);

  const used = 'Sie kann beendet, aber nicht entfernt werden.';
  for (const { body } of [await admin.delete(agreement['@id']), await admin.patch(paid.iri, { creditAgreements: [] })])
    expect(body.violations[0].message).toContain(used);
  const early = await admin.patch(agreement['@id'], { endsOn: '2025-12-31' });
  expect(faults(early.body)).toEqual([['endsOn', 'Das Ende liegt vor dem Beginn.']]);
});

test('one on which nothing was billed is of the past, holds from today unless a day is named, and can be removed', async () => {
  const { body: today } = await filed();
  expect(today.agreedOn).toBe('2026-11-24');
  expect(faults((await admin.patch(today['@id'], { agreedOn: '2026-11-25' })).body)).toEqual([
    ['agreedOn', 'Das Datum liegt in der Zukunft.'],
  ]);
  const { body: old } = await filed({ agreedOn: '2025-01-01', endsOn: '2025-02-01' });
  expect((await admin.delete(old['@id'])).status).toBe(204);
});

test('its paper names both sides', async () => {
  const paper = await admin.post(`${paid.iri}/agreement_form`, {});
  const content = await (await admin.open(paper.body.url)).arrayBuffer();
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(content)), { mergePages: true });
  expect(text.replaceAll(/\s+/g, ' ')).toContain(
    'Leitstand Fahrzeugüberführungen GmbH und Ahmet Kamiński vereinbaren, dass über die Fahrten',
  );
});
