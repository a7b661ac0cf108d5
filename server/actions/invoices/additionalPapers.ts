import { sql } from 'drizzle-orm';
import { labelOf, type KeyOf } from '../../../src/domain/choices/choices.ts';
import { idOf } from '../../../src/domain/define/resource.ts';
import { invoiceDocumentTypes } from '../../../src/domain/invoice/choices/invoiceDocumentTypes.ts';
import type { Invoice } from '../../../src/domain/invoice/invoice.ts';
import type { PrintedDocument } from '../../../src/domain/invoice/printedDocument.ts';
import { expenseTypes } from '../../../src/domain/protocol/choices/expenseTypes.ts';
import { paperType } from '../../../src/domain/file/storedFile.ts';
import { soundFile } from '../../files/soundContent.ts';
import { layMade } from '../../files/keepMade.ts';
import type { FileStore } from '../../files/store/fileStore.ts';
import { listPaper, receiptsPaper, type Receipt, type Template } from '../../pdf/additionalPaper.ts';
import type { Paper } from '../../pdf/paper.ts';
import { readPaperPictures } from '../../pdf/paperPictures.ts';
import { printPdf, type PrintOptions } from '../../pdf/print.ts';
import type { Database } from '../../storage/database.ts';
import { rowsOf, type Queryable } from '../../storage/sql.ts';

type DocumentType = KeyOf<typeof invoiceDocumentTypes>;
/** One of the papers that go along, and by which template it is printed. */
export type Beside = { readonly type: DocumentType; readonly template: Template };
/** A paper that lies in the store and is named by nothing yet. */
export type LaidPaper = Awaited<ReturnType<typeof layMade>>;
type Place = { readonly database: Database; readonly store: FileStore; readonly now: Date };
type Wanted = Beside & {
  readonly document: Pick<Invoice, 'id' | 'invoiceEntries'>;
  readonly printed: PrintedDocument;
};

/** The contracts that a document is about. */
export function contractsOn({ invoiceEntries }: Pick<Invoice, 'invoiceEntries'>): readonly number[] {
  return invoiceEntries.flatMap(({ contract }) => idOf('contracts', contract ?? '') ?? []);
}

/** Prints what goes along with a document, and puts it into the store. */
export async function storeAdditional(place: Place, wanted: Wanted, options: PrintOptions = {}): Promise<LaidPaper> {
  const paper = await paperOf(place, wanted);
  const content = await printPdf(paper, options);
  return layMade(place, { name: `${paper.title}.pdf`, type: paperType, content });
}

async function paperOf({ database, store }: Place, { document, printed, type, template }: Wanted): Promise<Paper> {
  const title = labelOf(invoiceDocumentTypes, type);
  if (type !== 'expenses') return listPaper(printed, { template, title, rides: type === 'contracts' });
  const receipts = await receiptsOf(database.pool, contractsOn(document));
  const pictures = await readPaperPictures(
    database.pool,
    store,
    receipts.flatMap((it) => it.file ?? []),
  );
  const papers = new Map<string, Uint8Array>();
  for (const { file } of receipts)
    if (file !== null && !(file in pictures) && !papers.has(file)) {
      const bytes = await soundFile(database.pool, store, file);
      if (bytes) papers.set(file, bytes);
    }
  return receiptsPaper(printed, { template, title }, { receipts, pictures, papers });
}

/** What was laid out on the contracts, in the order of their numbers. */
async function receiptsOf(to: Queryable, contracts: readonly number[]): Promise<readonly Receipt[]> {
  const rows = await rowsOf<{ number: string; type: string; amount: string; file: string | null }>(
    to,
    sql`select c.auftragsnummer as number, e.type, e.amount::text, e."documentPicture" ->> 'file' as file
        from contracts c join protocol_expenses e on e.protocol = c.protocol
        where c.id = any(${sql.param([...contracts])}::bigint[]) order by c.auftragsnummer, e.position`,
  );
  return rows.map((it) => ({
    auftragsnummer: it.number,
    label: labelOf(expenseTypes, it.type),
    amount: it.amount,
    file: it.file,
  }));
}
