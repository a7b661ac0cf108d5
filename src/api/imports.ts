import type { Iri } from '../domain/define/field.ts';
import type { Recognised } from '../domain/import/reading/readSheet.ts';
import { OfflineError } from './apiErrors.ts';
import { sendForm, type Sending } from './uploads.ts';
import { validToken } from './session/tokens.ts';

/** What somebody dropped, chose or pasted; pasted rows are text in place of a workbook. */
export type ImportSource = { readonly file: File; readonly isText: boolean };
/** A file of orders, and whose it is where its form does not say so. */
export type SentFile = ImportSource & { readonly customer: Iri | null };
export type TakenFile = {
  readonly recordLink: string;
  readonly hint: string | null;
  readonly unknownColumns: readonly string[];
};
/** What a file looks like before it is read in. */
export type FilePreview = Recognised & {
  /** What was taught about the files of its customer. */
  readonly layout: Iri | null;
  readonly rows: readonly (readonly string[])[];
  readonly rowCount: number;
};

/** Reading in may take so long (document 2, section 9). */
const patienceMs = 300_000;

/** Reads in a file of orders; answers where its rows are. */
export async function importFile(file: SentFile, sending: Sending): Promise<TakenFile> {
  const address = file.isText ? '/api/import/rows' : '/api/import/xlsx';
  const answer = (await sent(address, file, sending)) as Partial<TakenFile> | null;
  if (typeof answer?.recordLink !== 'string') throw new OfflineError();
  return { recordLink: answer.recordLink, hint: answer.hint ?? null, unknownColumns: answer.unknownColumns ?? [] };
}

/** Looks at a file before it is read in. */
export async function previewFile(file: SentFile, sending: Sending): Promise<FilePreview> {
  const address = file.isText ? '/api/import/rows/preview' : '/api/import/preview';
  return (await sent(address, file, sending)) as FilePreview;
}

async function sent(address: string, { file, customer }: SentFile, sending: Sending): Promise<unknown> {
  const token = await validToken();
  sending.signal.throwIfAborted();
  const form = new FormData();
  if (customer !== null) form.append('customer', customer);
  form.append('xlsxFile', file, file.name);
  return sendForm(form, { ...sending, address, token, timeoutMs: patienceMs });
}
