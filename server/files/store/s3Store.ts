import { createReadStream } from 'node:fs';
import { request as ask, type IncomingMessage } from 'node:http';
import { request as askSecurely } from 'node:https';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { keyOf, StoreAway, StoreFull, type FileStore, type Stored } from './fileStore.ts';
import { signedRequest, type S3Access } from './s3Signature.ts';

type Patience = { readonly silentMs: number; readonly clock: () => Date };
type Asking = { readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'; readonly hash: string; readonly file?: Stored };

/** Files in a bucket of an S3 store; an object appears there whole or not at all. */
export function s3Store(
  access: S3Access,
  { silentMs, clock }: Patience = { silentMs: 20_000, clock: () => new Date() },
): FileStore {
  const { endpoint, bucket, prefix } = access;

  async function answerTo({ method, hash, file }: Asking): Promise<IncomingMessage> {
    const { path, headers } = signedRequest(access, {
      method,
      key: keyOf(hash),
      now: clock(),
      ...(file && { hash: file.hash }),
    });
    const send = endpoint.protocol === 'https:' ? askSecurely : ask;
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const sent = send({
      hostname: endpoint.hostname,
      port: endpoint.port,
      method,
      path,
      headers: { ...headers, 'content-length': String(file?.bytes ?? 0) },
      timeout: silentMs,
    });
    sent.on('timeout', () => sent.destroy(new Error('the store is silent')));
    sent.on('error', reject);
    sent.on('response', resolve);
    if (file) pipeline(createReadStream(file.path), sent).catch(reject);
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

  async function stat(hash: string): Promise<number | undefined> {
    const answer = await expected({ method: 'HEAD', hash }, 200, 404);
    answer.resume();
    return answer.statusCode === 200 ? Number(answer.headers['content-length']) : undefined;
  }

  return {
    place: `s3://${[bucket, prefix].filter(Boolean).join('/')}`,
    stat,
    async put(file) {
      if ((await stat(file.hash)) === file.bytes) return;
      (await expected({ method: 'PUT', hash: file.hash, file }, 200, 201, 204)).resume();
    },
    async get(hash): Promise<Readable | undefined> {
      const answer = await expected({ method: 'GET', hash }, 200, 404);
      if (answer.statusCode === 200) return answer;
      answer.resume();
      return undefined;
    },
    async remove(hash) {
      (await expected({ method: 'DELETE', hash }, 200, 204, 404)).resume();
    },
  };
}
