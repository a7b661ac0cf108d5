import { ciiOf } from '../../../src/domain/invoice/einvoice/cii.ts';
import { specifications } from '../../../src/domain/invoice/einvoice/eInvoice.ts';
import { eInvoiceOf } from '../../../src/domain/invoice/einvoice/eInvoiceOf.ts';
import { invoice } from '../../../src/domain/invoice/invoice.ts';
import { readPrinted } from '../../storage/printedDocuments.ts';
import { soundFile } from '../../files/soundContent.ts';
import type { FileStore } from '../../files/store/fileStore.ts';
import type { JobContext } from '../../jobs/defineJob.ts';
import { readPicked } from '../../storage/readRecords.ts';
import type { Queryable } from '../../storage/sql.ts';

/** What the making of a file needs around it. */
type Desk = Pick<JobContext, 'clock' | 'database' | 'openScope' | 'signal'> & { readonly store: FileStore };
/** The file of a document, made and stored where nobody has asked for it before; that is done in another room. */
export type DocumentFiles = (desk: Desk, id: number) => Promise<Buffer | undefined>;
export type DocumentFileOf = (id: number) => Promise<Buffer | undefined>;
type About = { readonly entityId: number; readonly store: FileStore; readonly documentFileOf: DocumentFileOf };
type Made = { readonly content: Buffer; readonly contentType: string };
type Make = (to: Queryable, about: About) => Promise<Made>;

const additional = /^additionalDoc\.(\w+)$/;

/** How what goes along with a document is made: its files from the store, its data from what was kept of it. */
export function documentAttachment(kind: string): Make | undefined {
  if (kind === 'documentPdf')
    return async (_to, { documentFileOf, entityId }) => sent(entityId, await documentFileOf(entityId));
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
  return sent(entityId, await soundFile(to, store, file));
}

function sent(entityId: number, content: Buffer | undefined): Made {
  if (!content) throw new Error(`no file of document ${String(entityId)} to send`);
  return { content, contentType: 'application/pdf' };
}
