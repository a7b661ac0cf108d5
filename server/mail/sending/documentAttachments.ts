import { ciiOf } from '../../../src/domain/invoice/einvoice/cii.ts';
import { specifications } from '../../../src/domain/invoice/einvoice/eInvoice.ts';
import { eInvoiceOf } from '../../../src/domain/invoice/einvoice/eInvoiceOf.ts';
import { invoice } from '../../../src/domain/invoice/invoice.ts';
import { readPrinted } from '../../storage/printedDocuments.ts';
import { soundFile } from '../../files/soundContent.ts';
import type { FileStore } from '../../files/store/fileStore.ts';
import { readPicked } from '../../storage/readRecords.ts';
import type { Queryable } from '../../storage/sql.ts';

type About = { readonly entityId: number; readonly store: FileStore };
type Made = { readonly content: Buffer; readonly contentType: string };
type Make = (to: Queryable, about: About) => Promise<Made>;

const additional = /^additionalDoc\.(\w+)$/;

/** How what goes along with a document is made: its files from the store, its data from what was kept of it. */
export function documentAttachment(kind: string): Make | undefined {
  if (kind === 'documentPdf')
    return async (to, about) => {
      const [it] = await readPicked(to, invoice, [about.entityId], ['documentFile']);
      return fromStore(to, about, it?.documentFile);
    };
  if (kind === 'xRechnung')
    return async (to, { entityId }) => {
      const xml = ciiOf(eInvoiceOf(await readPrinted({ client: to }, entityId), specifications.xRechnung));
      return { content: Buffer.from(xml, 'utf8'), contentType: 'application/xml' };
    };
  const type = additional.exec(kind)?.[1];
  if (type === undefined) return undefined;
  return async (to, about) => {
    const [it] = await readPicked(to, invoice, [about.entityId], ['additionalDocs']);
    return fromStore(to, about, it?.additionalDocs.find((known) => known.type === type)?.file);
  };
}

async function fromStore(to: Queryable, { entityId, store }: About, file: string | null | undefined): Promise<Made> {
  const content = await soundFile(to, store, file);
  if (!content) throw new Error(`no file of document ${String(entityId)} to send`);
  return { content, contentType: 'application/pdf' };
}
