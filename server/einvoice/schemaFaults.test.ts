import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ciiOf } from '../../src/domain/invoice/einvoice/cii.ts';
import { specifications } from '../../src/domain/invoice/einvoice/eInvoice.ts';
import { eInvoiceOf } from '../../src/domain/invoice/einvoice/eInvoiceOf.ts';
import type { PrintedDocument } from '../../src/domain/invoice/printedDocument.ts';
import { readCii } from '../../tests/harness/readCii.ts';
import { wholeDemo } from '../../tests/harness/wholeDemo.ts';
import { holdToSchema, schemaFaults } from './schemaFaults.ts';

const folder = join(import.meta.dirname, '../../tests/harness/einvoices');
const golden = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));

test('golden files of every kind pass the schema, as they are and as we write them', async () => {
  expect(await schemaFaults(golden)).toEqual([]);
  expect(await schemaFaults(golden.map((it) => ciiOf(readCii(it))))).toEqual([]);
});

test('documents of every kind that the product makes pass it in both formats', async () => {
  const kindOf = (it: PrintedDocument) => `${it.type} ${String(it.driver?.group)} ${String(it.cancels !== null)}`;
  const printed = wholeDemo(1500).printed.map((it) => it.content as PrintedDocument);
  const kinds = new Map(printed.map((it) => [kindOf(it), it]));
  expect([...kinds.keys()]).toEqual(expect.arrayContaining(['Rechnung undefined false', 'Gutschrift 8 false']));
  const documents = [...kinds.values()].flatMap((it) =>
    [specifications.facturX, specifications.xRechnung].map((specification) => ciiOf(eInvoiceOf(it, specification))),
  );
  expect(await schemaFaults(documents)).toEqual([]);
});

test('what the schema refuses becomes no file, and its words name document and line', async () => {
  const [first = ''] = golden;
  const broken = first.replace(/<ram:ID>[^<]*<\/ram:ID>/, '<ram:Id>1</ram:Id>');
  await expect(holdToSchema([first, broken])).rejects.toThrow(
    /widerspricht dem Schema: e-invoice-2\.xml:\d+: .*\bId\b/,
  );
});
