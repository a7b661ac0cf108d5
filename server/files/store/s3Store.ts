import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { request as ask, type IncomingMessage } from 'node:http';
import { request as askSecurely } from 'node:https';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { keyOf, noteKey, StoreAway, StoreFull, type FileStore, type Stored } from './fileStore.ts';
import { signedRequest, type S3Access } from './s3Signature.ts';

type Patience = { readonly silentMs: number; readonly clock: () => Date };
type Sent = Pick<Stored, 'hash' | 'bytes'> & { readonly open: () => Readable };
type Asking = { readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'; readonly key: string; readonly content?: Sent };

/** Files in a bucket of an S3 store; an object appears there whole or not at all. */
export function s3Store(
  access: S3Access,
  { silentMs, clock }: Patience = { silentMs: 20_000, clock: () => new Date() },
): FileStore {
  const { endpoint, bucket, prefix } = access;

  async function answerTo({ method, key, content }: Asking): Promise<IncomingMessage> {
    const { path, headers } = signedRequest(access, {
      method,
      key,
      now: clock(),
      ...(content && { hash: content.hash }),
    });
    const send = endpoint.protocol === 'https:' ? askSecurely : ask;
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const sent = send({
      hostname: endpoint.hostname,
      port: endpoint.port,
      method,
      path,
      headers: { ...headers, 'content-length': String(content?.bytes ?? 0) },
      timeout: silentMs,
    });
    sent.on('timeout', () => sent.destroy(new Error('the store is silent')));
    sent.on('error', reject);
    sent.on('response', resolve);
    if (content) pipeline(content.open(), sent).catch(reject);
    else sent.end();
    try {
      return await promise;
    } catch (error) {
      sent.destroy();
      throw new StoreAway(`${endpoint.host}: ${(error as Error).message}`, { cause: error });
    }
  }

  /** The answer where it is one of those that are expected; anything else is the store's fault. */
  async function expected(asking: Asking, ...statuses: readonly number[]): Promise<IncomingMessage> {
    const answer = await answerTo(asking);
    const { statusCode = 0 } = answer;
    if (statuses.includes(statusCode)) return answer;
    answer.resume();
    if (statusCode === 507) throw new StoreFull(endpoint.host);
    throw new StoreAway(`${endpoint.host} answers ${String(statusCode)} to ${asking.method}`);
  }

  async function put(key: string, content: Sent): Promise<void> {
    (await expected({ method: 'PUT', key, content }, 200, 201, 204)).resume();
  }

  async function get(key: string): Promise<Readable | undefined> {
    const answer = await expected({ method: 'GET', key }, 200, 404);
    if (answer.statusCode === 200) return answer;
    answer.resume();
    return undefined;
  }

  async function stat(hash: string): Promise<number | undefined> {
    const answer = await expected({ method: 'HEAD', key: keyOf(hash) }, 200, 404);
    answer.resume();
    return answer.statusCode === 200 ? Number(answer.headers['content-length']) : undefined;
  }

  return {
    place: `s3://${[bucket, prefix].filter(Boolean).join('/')}`,
    stat,
    async put({ hash, path, bytes }) {
      if ((await stat(hash)) === bytes) return;
      await put(keyOf(hash), { hash, bytes, open: () => createReadStream(path) });
    },
    get: async (hash) => get(keyOf(hash)),
    async remove(hash) {
      (await expected({ method: 'DELETE', key: keyOf(hash) }, 200, 204, 404)).resume();
    },
    async note(name) {
      const found = await get(noteKey(name));
      return found && text(found);
    },
    async keepNote(name, content) {
      const bytes = Buffer.from(content);
      const hash = createHash('sha256').update(bytes).digest('hex');
      await put(noteKey(name), { hash, bytes: bytes.length, open: () => Readable.from([bytes]) });
    },
  };
}
