import { PDFDocument, StandardFonts, type PDFPage } from 'pdf-lib';

/** A paper that lies as PDF already and comes behind the pages of another one. */
export type Appended = { readonly title: string; readonly content: Uint8Array };

/**
 * One PDF of the printed pages and of papers that were PDF before, in their order; one that cannot be read gets a page
 * that says so, because nothing may be missing in silence.
 */
export async function appendPapers(printed: Uint8Array, papers: readonly Appended[]): Promise<Uint8Array> {
  const whole = await PDFDocument.load(printed, { updateMetadata: false });
  for (const { content, title } of papers) {
    const pages = await pagesOf(whole, content).catch(() => undefined);
    if (pages) for (const page of pages) whole.addPage(page);
    else await sayUnreadable(whole, title);
  }
  return whole.save();
}

async function pagesOf(whole: PDFDocument, content: Uint8Array): Promise<readonly PDFPage[]> {
  const other = await PDFDocument.load(content, { updateMetadata: false });
  return whole.copyPages(other, other.getPageIndices());
}

async function sayUnreadable(whole: PDFDocument, title: string): Promise<void> {
  const font = await whole.embedFont(StandardFonts.Helvetica);
  whole.addPage([595, 842]).drawText(`${title}: Der Beleg ist geschützt oder beschädigt und liegt beim Protokoll.`, {
    x: 50,
    y: 760,
    size: 10,
    font,
  });
}
