import { readFile } from 'node:fs/promises';
import { companyOf } from '../../company.ts';
import { contract } from '../../../src/domain/contract/contract.ts';
import { documentAttachment, type DocumentFileOf } from './documentAttachments.ts';
import { contractPaper } from '../../pdf/contractPdf.ts';
import { printPdf } from '../../pdf/print.ts';
import { protocolPaper } from '../../pdf/protocolPdf.ts';
import { returnCataloguePaper } from '../../pdf/returnCatalogue.ts';
import type { FileStore } from '../../files/store/fileStore.ts';
import { readPicked } from '../../storage/readRecords.ts';
import type { Queryable } from '../../storage/sql.ts';
import type { Attachment } from '../attachment.ts';

/** A file as it leaves with a mail. */
export type MadeAttachment = { readonly filename: string; readonly content: Buffer; readonly contentType: string };
type About = {
  readonly entityId: number;
  readonly now: Date;
  readonly signal: AbortSignal;
  /** The file that the settings name in place of our return catalogue. */
  readonly catalogueFile: string | null;
  /** Where the pictures lie that are printed. */
  readonly store: FileStore;
  readonly documentFileOf: DocumentFileOf;
};

const protocolPaperOf = async (to: Queryable, { entityId, now, signal, store }: About, withImages: boolean) => {
  const [order] = await readPicked(to, contract, [entityId], ['auftragsnummer']);
  const paper = await protocolPaper(to, [order?.auftragsnummer ?? ''], { madeAt: now, store, withImages });
  if (!paper) throw new Error(`no protocol of order ${String(entityId)} to print`);
  return { content: await printPdf(paper, { signal, isPatient: true }), contentType: 'application/pdf' };
};

/** How each kind of attachment is made from the record that the mail is about; a new kind is one line here. */
const makers: Readonly<Record<string, (to: Queryable, about: About) => Promise<Omit<MadeAttachment, 'filename'>>>> = {
  orderPdf: async (to, { entityId, now, signal }) => {
    const paper = await contractPaper(to, [entityId], now);
    if (!paper) throw new Error(`no order ${String(entityId)} to print`);
    return { content: await printPdf(paper, { signal, isPatient: true }), contentType: 'application/pdf' };
  },
  protocolPdf: (to, about) => protocolPaperOf(to, about, false),
  protocolPdfWithImages: (to, about) => protocolPaperOf(to, about, true),
  returnCatalogue: async (to, { now, signal, catalogueFile }) => {
    const content =
      catalogueFile === null
        ? await printPdf(returnCataloguePaper(await companyOf(to, now), now), { signal, isPatient: true })
        : await replacedCatalogue(catalogueFile);
    return { content, contentType: 'application/pdf' };
  },
};

/** What is wrong with something that should go along, in words for staff; the mail waits until it is mended. */
export class NotAttached extends Error {}

/** The file that the settings name, looked at anew for each mail. */
async function replacedCatalogue(file: string): Promise<Buffer> {
  const content = await readFile(file).catch(() => undefined);
  if (!content) throw new NotAttached('Der Rückgabekatalog, den RETURN_CATALOGUE nennt, ist nicht lesbar');
  if (content.subarray(0, 5).toString('latin1') !== '%PDF-')
    throw new NotAttached('Der Rückgabekatalog, den RETURN_CATALOGUE nennt, ist kein PDF');
  return content;
}

/** Makes what goes along with a mail. */
export async function makeAttachments(
  to: Queryable,
  attachments: readonly Attachment[],
  about: About,
): Promise<MadeAttachment[]> {
  return Promise.all(
    attachments.map(async ({ kind, name }) => {
      const make = makers[kind] ?? documentAttachment(kind);
      if (!make) throw new Error(`no way to make the attachment ${kind}`);
      return { filename: name, ...(await make(to, about)) };
    }),
  );
}
