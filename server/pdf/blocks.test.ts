import type { Content } from 'pdfmake';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { factSection, notes, sideBySide } from './blocks.ts';
import { stopBlock } from './place.ts';
import { printPdf } from './print.ts';

const company = { name: 'Muster Überführungen GmbH', address: null, phone: null, email: null, legalLine: null };
const words = (name: string) => Array.from({ length: 400 }, (_, at) => `${name}${String(at)}`);
const stop = (info: string) =>
  stopBlock({
    title: 'Abholung',
    place: { firma: 'Autohaus', ort: 'Köln' },
    day: '2026-11-24',
    from: '08:00',
    to: null,
    info,
  });

async function wordsOn(part: Content): Promise<string[]> {
  const pdf = await printPdf({
    title: 'Auftrag 26000001',
    company,
    madeAt: new Date('2026-11-24T08:00:00Z'),
    parts: [part],
  });
  return (await extractText(await getDocumentProxy(new Uint8Array(pdf)))).text.join(' ').split(/\s+/);
}

test.for(['\n', ' '])('long texts go on over the page, with nothing lost (words parted by %j)', async (parting) => {
  const said = ['Hinweis', 'Zubehör', 'Notiz'].map(words);
  const [info = '', items = '', note = ''] = said.map((it) => it.join(parting));
  const printed = new Set(
    await wordsOn({
      stack: [
        sideBySide(stop(info), stop('kurz')),
        sideBySide(factSection('Zubehör', [['Mitzugeben', items]]), { text: '' }),
        notes('Hinweise', note),
        { text: 'Schluss' },
      ],
    }),
  );
  for (const word of [...said.flat(), 'Schluss']) expect(printed).toContain(word);
});

test('a block of the widest letters is kept on one page only if it fits there', async () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, at) => [`WWWWWWW${String(at)}`, 'W'.repeat(24)] as const);
  for (const count of [19, 20, 21])
    expect(await wordsOn(factSection('Fakten', [...rows(count - 1), ['Letzter', 'Schluss']]))).toContain('Schluss');
});
