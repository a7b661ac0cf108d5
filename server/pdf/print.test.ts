import { expect, test } from 'vitest';
import type { Paper } from './paper.ts';
import { printPdf } from './print.ts';

const company = { name: 'Muster Überführungen GmbH', address: null, phone: null, email: null, legalLine: null };
const paper = (parts: Paper['parts'], title = 'Auftrag 26000001'): Paper => ({ title, company, madeAt: new Date('2026-11-24T08:00:00Z'), parts });

test('papers that are asked for together come back each to its own', async () => {
  const made = await Promise.all(['Eins', 'Zwei', 'Drei'].map((title) => printPdf(paper([{ text: title }], title))));
  for (const pdf of made) expect(pdf.subarray(0, 8).toString()).toBe('%PDF-1.7');
  expect(new Set(made.map((it) => it.toString('latin1'))).size).toBe(3);
});

test('what cannot be printed is refused, and the next paper is printed', async () => {
  await expect(printPdf(paper([{ image: 'file:///etc/passwd' }]))).rejects.toThrow();
  await expect(printPdf(paper([{ image: 'http://127.0.0.1:1/bild.png' }]))).rejects.toThrow();
  expect((await printPdf(paper([{ text: 'geht' }]))).length).toBeGreaterThan(1_000);
});
