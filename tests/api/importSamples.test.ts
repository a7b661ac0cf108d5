import { expect, test } from 'vitest';
import { importFormats } from '../../src/domain/import/choices/importFormats.ts';
import { manufacturerColumns } from '../../src/domain/import/reading/manufacturerColumns.ts';
import type { Json } from '../harness/client.ts';
import { importDesk } from '../harness/importDesk.ts';
import { shows } from '../specification/shows.ts';

const { system, dispo, send, rowsOf, leasingCustomer } = await importDesk();
await leasingCustomer(277, 'ATHLON');
await leasingCustomer(272, 'ATR');
const { given } = system;
const named = manufacturerColumns.services.examples.flatMap((it) => String(it ?? '').split(';'));
const services = new Set(named.map((it) => it.trim()).filter(Boolean));
await Promise.all([...services].map((name) => given.record('services', { name, aktiv: true })));

test.each(importFormats.items.map((it) => it.key))('the sample of %s is read without a finding', async (format) => {
  shows('D0 Imports /import', 'imports.md');
  const sample = await dispo.open(`/api/import/samples/${format}`);
  const content = new Uint8Array(await sample.arrayBuffer());
  const shown = (await send(content, { to: 'preview' })).body;
  expect([shown.format, shown.missing]).toEqual([format, []]);
  expect(shown.columns.map((it: Json) => it.column)).toEqual(shown.columns.map((it: Json) => it.heading));
  const customer = (await given.customer()).iri;
  const sent = await send(content, { customer });
  expect([sent.status, sent.body.unknownColumns]).toEqual([201, []]);
  const [latest] = (await dispo.get(`/api/vw_imports?format=${format}&order[id]=desc`)).body['hydra:member'];
  const rows = await rowsOf(String(latest['@id']).replace('/api', ''));
  expect(rows).toHaveLength(latest.rowCount);
  expect(rows.map((it) => [it.effect, it.findings])).toEqual(rows.map(() => ['CREATE', []]));
});
