import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readCii } from '../../../../tests/harness/readCii.ts';
import { allFindings, officialFindings } from './checkEInvoice.ts';
import { ciiOf } from './cii.ts';
import { specifications, type EInvoice } from './eInvoice.ts';

const folder = join(import.meta.dirname, '../../../../tests/harness/einvoices');
const files = readdirSync(folder);
const documentOf = (file: string) => readCii(readFileSync(join(folder, file), 'utf8'));

/** What the official rules of EN 16931 and XRechnung said of each document; all others passed without a word. */
const verdicts: Readonly<Record<string, readonly string[]>> = {
  'fail-380-no-buyer-reference.xml': ['BR-DE-15'],
  'fail-380-direct-debit-no-mandate.xml': ['BR-DE-20 (Warnung)', 'BR-DE-25-a', 'BR-DE-25-b'],
  'fail-380-third-country-with-vat-id.xml': ['BR-O-02'],
  'fail-384-negative-price.xml': ['BR-27'],
  'fail-389-pass-through-as-o.xml': ['BR-O-02', 'BR-O-11', 'BR-O-12'],
  'fail-389-no-seller-id.xml': ['BR-CO-26'],
  'fail-389-no-seller-phone.xml': ['BR-DE-27 (Warnung)', 'BR-DE-6'],
  'fail-389-no-tax-number.xml': ['BR-DE-16', 'BR-E-02'],
};

const said = (it: EInvoice) =>
  [...new Set(officialFindings(it).map(({ isWarning, rule }) => (isWarning ? `${rule} (Warnung)` : rule)))].toSorted();

test('seventeen documents get the verdict that the official rules gave, with the same numbers', () => {
  expect(files).toHaveLength(17);
  expect(Object.fromEntries(files.map((file) => [file, said(documentOf(file))]))).toEqual(
    Object.fromEntries(files.map((file) => [file, verdicts[file] ?? []])),
  );
});

test('every sentence of a refusal is German and stands at a field', () => {
  const findings = files.flatMap((file) => allFindings(documentOf(file)));
  expect(findings.map((it) => it.sentence).filter((it) => !/^[„A-ZÄÖÜ].*\.?$/.test(it))).toEqual([]);
  const of = (file: string) => allFindings(documentOf(file)).map(({ field, sentence }) => `${field}: ${sentence}`);
  expect(of('fail-389-no-seller-phone.xml')).toContain('recipientPhone: Dem Fahrer fehlt das Telefon.');
  expect(of('fail-389-no-tax-number.xml')).toContain('recipientUstid: UstId oder Steuernummer muss angegeben werden');
  expect(of('fail-384-negative-price.xml')).toContain(
    'invoiceEntries.0.unitPrice: Position 1: Der Preis darf nicht negativ sein. Tragen Sie eine negative Menge ein.',
  );
});

test('what the official rules let pass, our exact ones refuse: 5 cents, and missing electronic addresses', () => {
  const rules = (it: EInvoice) =>
    allFindings(it)
      .filter((finding) => finding.rule !== 'LS-SERVICE-DAY')
      .map((finding) => finding.rule);
  expect(rules(documentOf('pass-but-vat-off-by-5-cents.xml'))).toEqual(['LS-VAT']);
  const right = documentOf('pass-380.xml');
  expect(rules(right)).toEqual([]);
  expect(rules({ ...right, buyer: { ...right.buyer, electronicAddress: null } })).toEqual(['PEPPOL-EN16931-R010']);
  expect(rules({ ...right, seller: { ...right.seller, electronicAddress: null } })).toEqual(['PEPPOL-EN16931-R020']);
  expect(rules({ ...right, specification: specifications.facturX })).toEqual(['BR-DE-21']);
  const taxed = { ...right.buyer, taxNumbers: [{ scheme: 'VA', number: 'DE123456789' } as const] };
  expect(rules({ ...right, buyer: taxed })).toEqual(['LS-VAT-ID']);
});

test('each position that breaks a rule is told, also one of 0 % beside others that have their reason', () => {
  const right = documentOf('pass-380.xml');
  const undated = { ...right, lines: right.lines.map((line) => ({ ...line, serviceDay: null })) };
  expect(allFindings(undated).map((it) => it.field)).toEqual(
    right.lines.map((_, at) => `invoiceEntries.${String(at)}.serviceDate`),
  );
  const [first] = right.lines;
  const exempt = right.lines.findIndex((line) => line.category === 'E');
  if (!first || exempt < 0) throw new Error('the example has no exempt line');
  const without = {
    ...right,
    lines: right.lines.map((line, at) =>
      at === 0 ? ({ ...line, category: 'E', rate: '0', reason: null } as const) : line,
    ),
  };
  expect(allFindings(without)).toContainEqual(
    expect.objectContaining({
      field: 'invoiceEntries.0.bruttoEqualsNetto',
      sentence: 'Position 1: Für 0 % fehlt der Grund. „durchlaufender Posten“ übernehmen?',
    }),
  );
});

test('what is written is read again as the same document', () => {
  for (const file of files) {
    const document = documentOf(file);
    expect(readCii(ciiOf(document)), file).toEqual(document);
  }
});

test('signs with a meaning in XML are written out, and what cannot stand in it is refused', () => {
  const right = documentOf('pass-380.xml');
  const named = (name: string) => ({ ...right, lines: right.lines.map((line) => ({ ...line, name })) });
  const odd = named('A & B <"C">');
  expect(readCii(ciiOf(odd)).lines[0]?.name).toBe('A & B <"C">');
  expect(allFindings(named('Köln\u0001')).map((it) => it.rule)).toContain('LS-SIGNS');
});
