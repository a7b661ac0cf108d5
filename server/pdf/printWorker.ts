import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import pdfMake, { type Content } from 'pdfmake';
import { colour } from './blocks.ts';
import type { Attachment, Paper } from './paper.ts';

export type Printed = { readonly pdf: Uint8Array } | { readonly fault: string };

const fonts = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/inter/package.json'));
const face = (name: string) => join(fonts, name, `Inter_${name}.ttf`);
pdfMake.setFonts({ Inter: { normal: face('400Regular'), bold: face('600SemiBold') } });
// By name, because what is printed comes here as plain data.
pdfMake.addTableLayouts({
  lines: {
    hLineWidth: (at) => (at < 2 ? 0 : 0.5),
    vLineWidth: () => 0,
    hLineColor: () => colour.line,
    paddingLeft: () => 0,
    paddingRight: () => 8,
    paddingTop: () => 3,
    paddingBottom: () => 3,
  },
  grid: {
    hLineWidth: () => 0,
    vLineWidth: () => 0,
    paddingLeft: () => 0,
    paddingRight: () => 4,
    paddingTop: () => 0,
    paddingBottom: () => 6,
  },
});
// What stands in a contract can name no file and no address that would be read into the document.
pdfMake.setUrlAccessPolicy(() => false);
pdfMake.setLocalAccessPolicy((path) => path.startsWith(fonts));

/**
 * Prints beside the server in a thread of its own: setting a page takes a tenth of a second in which nobody else would
 * be answered.
 */
parentPort?.on('message', (paper: Paper) => {
  print(paper).then(
    (pdf) => parentPort?.postMessage({ pdf } satisfies Printed),
    (error: unknown) =>
      parentPort?.postMessage({ fault: error instanceof Error ? error.message : String(error) } satisfies Printed),
  );
});

async function print({
  appended = [],
  attachment,
  company,
  images = {},
  isLandscape = false,
  madeAt,
  mark,
  metadata,
  parts,
  title,
}: Paper): Promise<Uint8Array> {
  const document = pdfMake.createPdf({
    version: '1.7',
    // What lies across the text is transparent, which PDF/A-1 forbids and PDF/A-3 allows.
    subset: 'PDF/A-3b',
    ...(mark !== undefined && { watermark: { text: mark, color: colour.muted, opacity: 0.12, bold: true } }),
    tagged: true,
    displayTitle: true,
    language: 'de-DE',
    info: { title, author: company.name, creator: 'Leitstand', creationDate: madeAt, modDate: madeAt },
    pageOrientation: isLandscape ? 'landscape' : 'portrait',
    pageMargins: isLandscape ? [28, topOf(company), 28, 62] : [50, topOf(company), 50, 62],
    defaultStyle: { font: 'Inter', fontSize: 9, lineHeight: 1.25, color: colour.text },
    header: () => letterhead(company),
    footer: (page, pages) => foot(company, `Seite ${String(page)} von ${String(pages)}`),
    images: { ...images },
    content: parts.map((part, at): Content => (at === 0 ? part : { stack: [part], pageBreak: 'before' })),
    ...(attachment && { files: { [attachment.name]: fileOf(attachment, madeAt) } }),
  });
  if (metadata !== undefined) ((await document.getStream()) as unknown as Described).appendXML(metadata);
  const printed = await document.getBuffer();
  if (appended.length === 0) return printed;
  // Few papers have others behind them; what reads those is not loaded for every letter.
  const { appendPapers } = await import('./appendPapers.ts');
  return appendPapers(printed, appended);
}

/** What the types of the library do not say of its document: more may be said about the file. */
type Described = { readonly appendXML: (xml: string) => void };

/** A file inside of the document, as PDF/A-3 wants it: with its kind, its day and what it is to the document. */
function fileOf({ content, description, name, type }: Attachment, madeAt: Date) {
  const src = `data:${type};base64,${Buffer.from(content, 'utf8').toString('base64')}`;
  return { src, name, description, relationship: 'Alternative', creationDate: madeAt, modifiedDate: madeAt };
}

/** Room for the letterhead: lines of its own, or ones that wrap, may push the text down. */
function topOf({ letterhead: lines }: Paper['company']): number {
  const rows = (lines ?? '').split('\n').reduce((sum, line) => sum + Math.ceil(line.length / 60), 0);
  return 96 + Math.max(0, rows - 2) * 12;
}

function letterhead({ name, letterhead: lines, address, phone, email }: Paper['company']): Content {
  const contact = [phone && `Telefon ${phone}`, email].filter((it): it is string => Boolean(it));
  return {
    margin: [50, 34, 50, 0],
    columns: [
      {
        stack: [
          { text: name, bold: true, fontSize: 13 },
          ...(lines ? [{ text: lines, color: colour.muted }] : []),
          { text: address ?? '', color: colour.muted },
        ],
      },
      { width: 'auto', stack: contact.map((text) => ({ text, color: colour.muted, alignment: 'right' })) },
    ],
  };
}

function foot({ legalLine }: Paper['company'], page: string): Content {
  return {
    margin: [50, 18, 50, 0],
    fontSize: 7.5,
    color: colour.muted,
    columns: [{ text: legalLine ?? '' }, { width: 80, text: page, alignment: 'right', noWrap: true }],
  };
}
