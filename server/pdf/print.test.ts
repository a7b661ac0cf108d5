import { expect, test } from 'vitest';
import type { Paper } from './paper.ts';
import { NotPrinted, openPrinter, printPdf } from './print.ts';

const company = { name: 'Muster Überführungen GmbH', address: null, phone: null, email: null, legalLine: null };
const paper = (parts: Paper['parts'], title = 'Auftrag 26000001'): Paper => ({
  title,
  company,
  madeAt: new Date('2026-11-24T08:00:00Z'),
  parts,
});

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

test('who comes when too many wait is refused, unless he may wait', async () => {
  const print = openPrinter({ max: 1, patienceMs: 60_000 });
  const first = print(paper([{ text: 'Eins' }]));
  await expect(print(paper([{ text: 'Zwei' }]))).rejects.toThrow(
    new NotPrinted('Es wird gerade zu viel gedruckt; bitte gleich noch einmal versuchen.'),
  );
  await Promise.all([first, print(paper([{ text: 'Drei' }]), { isPatient: true })]);
  await print(paper([{ text: 'Vier' }]));
});

test('a paper that takes too long holds up nobody else', async () => {
  const print = openPrinter({ max: 3, patienceMs: 1 });
  const answers = await Promise.allSettled([1, 2, 3].map(() => print(paper([{ text: 'Lang' }]))));
  for (const it of answers)
    expect(it).toMatchObject({
      status: 'rejected',
      reason: new NotPrinted('Das Drucken dauert zu lange; bitte weniger auf einmal drucken.'),
    });
});

test('a paper that nobody waits for any more is not printed, and the others are', async () => {
  const [printed, waiting] = [new AbortController(), new AbortController()];
  const jobs = [
    printPdf(paper([{ text: 'Eins' }]), { signal: printed.signal }),
    printPdf(paper([{ text: 'Zwei' }]), { signal: waiting.signal }),
    printPdf(paper([{ text: 'Drei' }])),
  ];
  const [one, two, three] = jobs;
  waiting.abort(new Error('left'));
  await expect(two).rejects.toThrow('left');
  printed.abort(new Error('left, too'));
  await expect(one).rejects.toThrow('left, too');
  expect((await three)?.length).toBeGreaterThan(1_000);
  await expect(printPdf(paper([]), { signal: printed.signal })).rejects.toThrow('left, too');
});
