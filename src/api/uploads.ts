import type { Iri } from '../domain/define/field.ts';
import { fileTexts, limits, type RotateAngle } from '../domain/file/storedFile.ts';
import { apiErrorFrom, OfflineError } from './apiErrors.ts';
import { request } from './http.ts';
import { absorb } from './records/entities.ts';
import { isHydraItem } from './records/hydra.ts';
import { validToken } from './session/tokens.ts';

/** How a form with a file is sent. */
export type Sending = Pick<Uploading, 'signal' | 'onProgress'>;
export type Uploading = {
  /** Order number or address of the record that the file belongs to. */
  readonly filePath: string;
  readonly signal: AbortSignal;
  /** The part that is sent, 0 to 1. */
  readonly onProgress: (part: number) => void;
};

/** Sends a file and answers the address under which records name it; what is known of it can be read at once. */
export async function uploadFile(file: File, uploading: Uploading): Promise<Iri> {
  const token = await validToken();
  uploading.signal.throwIfAborted();
  return taken(await sent(file, { ...uploading, token }));
}

/** Turns a stored picture clockwise. */
export async function turnFile(iri: Iri, rotateAngle: RotateAngle): Promise<void> {
  taken((await request('PATCH', iri, { body: { rotateAngle } })).data);
}

/** Asks for a file anew, because its addresses ran out. */
export async function freshFile(iri: Iri): Promise<void> {
  taken((await request('GET', iri)).data);
}

function taken(answer: unknown): Iri {
  if (typeof answer !== 'object' || answer === null || !isHydraItem(answer as object)) throw new OfflineError();
  const { imageIRI: _, status: __, ...item } = answer as Record<string, unknown> & { '@id': string; '@type': string };
  return absorb(item);
}

function sent(
  file: File,
  { filePath, signal, onProgress, token }: Uploading & { token: string | null },
): Promise<unknown> {
  const form = new FormData();
  form.append('file_path', filePath);
  form.append('file', file, file.name);
  return sendForm(form, { address: '/api/uploads', signal, onProgress, token, timeoutMs: limits.uploadMs });
}

type Form = Sending & { readonly address: string; readonly token: string | null; readonly timeoutMs: number };

/** Sends a form with a file; no fetch says how much of a body has been sent. */
export function sendForm(form: FormData, { address, signal, onProgress, token, timeoutMs }: Form): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const sending = new XMLHttpRequest();
  sending.open('POST', new URL(address, location.origin));
  sending.responseType = 'json';
  sending.timeout = timeoutMs;
  sending.setRequestHeader('Accept', 'application/ld+json');
  if (token !== null) sending.setRequestHeader('Authorization', `Bearer ${token}`);
  sending.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
  sending.addEventListener('load', () => {
    const { status, response } = sending;
    if (status === 200 || status === 201) resolve(response);
    else reject(apiErrorFrom(response, { status }));
  });
  sending.addEventListener('error', () => reject(new OfflineError()));
  sending.addEventListener('timeout', () => reject(new Error(fileTexts.tooSlow)));
  sending.addEventListener('abort', () => reject(signal.reason));
  signal.addEventListener('abort', () => sending.abort(), { once: true });
  sending.send(form);
  return promise;
}
