import { OfflineError } from './apiErrors.ts';
import { sendForm, type Sending } from './uploads.ts';
import { validToken } from './session/tokens.ts';

/** A file of orders, and whose it is where its form does not say so. */
export type SentFile = { readonly file: File; readonly customer: string | null };
export type TakenFile = { readonly recordLink: string; readonly hint: string | null };
/** What a file looks like before it is read in: each heading with the column it was recognised as. */
export type FilePreview = {
  readonly columns: readonly { readonly heading: string; readonly column: string | null }[];
  readonly rows: readonly (readonly string[])[];
  readonly rowCount: number;
};

/** Reading in may take so long (document 2, section 9). */
const patienceMs = 300_000;

/** Reads in a file of orders; answers where its rows are. */
export async function importFile(file: SentFile, sending: Sending): Promise<TakenFile> {
  const answer = (await sent('/api/import/xlsx', file, sending)) as Partial<TakenFile> | null;
  if (typeof answer?.recordLink !== 'string') throw new OfflineError();
  return { recordLink: answer.recordLink, hint: answer.hint ?? null };
}

/** Looks at a file before it is read in. */
export async function previewFile(file: File, sending: Sending): Promise<FilePreview> {
  return (await sent('/api/import/preview', { file, customer: null }, sending)) as FilePreview;
}

async function sent(address: string, { file, customer }: SentFile, sending: Sending): Promise<unknown> {
  const token = await validToken();
  sending.signal.throwIfAborted();
  const form = new FormData();
  if (customer !== null) form.append('customer', customer);
  form.append('xlsxFile', file, file.name);
  return sendForm(form, { ...sending, address, token, timeoutMs: patienceMs });
}
