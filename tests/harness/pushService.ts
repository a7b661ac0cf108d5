import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { awaited } from '../runner/awaited.ts';

/** A message as the browser reads it, and who says to have sent it. */
export type Arrived = {
  readonly browser: string;
  readonly said: unknown;
  readonly headers: IncomingHttpHeaders;
  readonly sender: { readonly key: string; readonly aud: string; readonly sub: string; readonly exp: number };
  /** As it was on the way. */
  readonly sealed: Buffer;
};
/** A browser that has allowed messages: what it tells the console. */
export type TestBrowser = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };

/** A real push service with its browsers, which the test can make refuse and hang. */
export type TestPushService = {
  readonly origin: string;
  readonly arrived: readonly Arrived[];
  /** What it answers; 201 unless told. */
  status: number;
  /** True: takes the message in but never says that it has it. */
  hangs: boolean;
  browser(): TestBrowser;
  /** Resolves when so many messages have come. */
  hasReceived(count: number): Promise<void>;
  stop(): Promise<void>;
};

type Keys = { readonly ecdh: ReturnType<typeof createECDH>; readonly auth: Buffer };

/** Starts it on a free port. */
export async function startPushService(): Promise<TestPushService> {
  const arrived: Arrived[] = [];
  const browsers = new Map<string, Keys>();
  let waiting: { readonly count: number; readonly done: () => void }[] = [];
  const server = createServer((request, response) => void receive(request, response));
  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const sealed = Buffer.concat(parts);
    const keys = browsers.get(request.url ?? '');
    if (keys && self.status < 300)
      arrived.push({
        browser: `${self.origin}${request.url ?? ''}`,
        said: JSON.parse(opened(sealed, keys).toString('utf8')),
        headers: request.headers,
        sender: senderIn(request.headers.authorization ?? ''),
        sealed,
      });
    waiting = waiting.filter((it) => it.count > arrived.length || void it.done());
    if (!self.hangs) response.writeHead(keys ? self.status : 404).end();
  }
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const self: TestPushService = {
    origin: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    arrived,
    status: 201,
    hangs: false,
    browser() {
      const ecdh = createECDH('prime256v1');
      ecdh.generateKeys();
      const keys = { ecdh, auth: randomBytes(16) };
      const path = `/push/${randomBytes(12).toString('base64url')}`;
      browsers.set(path, keys);
      return {
        endpoint: `${self.origin}${path}`,
        p256dh: ecdh.getPublicKey('base64url'),
        auth: keys.auth.toString('base64url'),
      };
    },
    hasReceived: (count) =>
      awaited(
        `${String(count)} messages`,
        arrived.length >= count ? Promise.resolve() : new Promise<void>((done) => waiting.push({ count, done })),
      ),
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  return self;
}

/** What the browser does with it (RFC 8291 and 8188, one record). */
function opened(sealed: Buffer, { ecdh, auth }: Keys): Buffer {
  const [salt, sender] = [sealed.subarray(0, 16), sealed.subarray(21, 21 + (sealed[20] ?? 0))];
  const text = sealed.subarray(21 + sender.length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32));
  const derived = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), length));
  const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
  decipher.setAuthTag(text.subarray(-16));
  const padded = Buffer.concat([decipher.update(text.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2));
}

/** Who says to send it, by a signature that holds (RFC 8292). */
function senderIn(authorization: string): Arrived['sender'] {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isTrue = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isTrue) throw new Error('the signature of the sender does not hold');
  return { key, ...(JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as Omit<Arrived['sender'], 'key'>) };
}
