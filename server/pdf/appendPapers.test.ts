import { PDFDocument } from 'pdf-lib';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { appendPapers } from './appendPapers.ts';

async function paperOf(...texts: string[]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (const text of texts) document.addPage([300, 200]).drawText(text, { x: 20, y: 100, size: 12 });
  return document.save();
}

test('papers come behind the printed pages in their order, and an unreadable one is named', async () => {
  const printed = await paperOf('Auslagenbelege');
  const whole = await appendPapers(printed, [
    { title: '26000418 · Tanken', content: await paperOf('Beleg Seite 1', 'Beleg Seite 2') },
    { title: '26000419 · Bahn', content: Buffer.from('%PDF-1.7 nothing of one') },
  ]);
  const { text } = await extractText(await getDocumentProxy(whole));
  expect(text).toEqual([
    'Auslagenbelege',
    'Beleg Seite 1',
    'Beleg Seite 2',
    '26000419 · Bahn: Der Beleg ist geschützt oder beschädigt und liegt beim Protokoll.',
  ]);
});
