import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Call = {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
};
export type Reply = {
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};
type Route = (call: Call, response: ServerResponse) => Reply | Promise<Reply> | undefined;

/** A small real server that speaks Leitstand's wire format, for tests of the console's side alone. */
export type WireServer = {
  readonly origin: string;
  readonly calls: readonly Call[];
  /**
   * Answers a method and path, for example `GET /api/contracts/12`; undefined means the route writes the response
   * itself.
   */
  on(route: string, answer: Route): void;
  callsOf(route: string): readonly Call[];
  /** Lets happy-dom's page come from this server, so that its addresses lead here. */
  openPage(): void;
  close(): Promise<void>;
};

export async function wireServer(): Promise<WireServer> {
  const routes = new Map<string, Route>();
  const calls: Call[] = [];
  const server = createServer(async (incoming, response) => {
    const url = new URL(incoming.url ?? '/', 'http://server');
    const call: Call = {
      method: incoming.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      headers: incoming.headers,
      body: await bodyOf(incoming),
    };
    calls.push(call);
    const route = routes.get(`${call.method} ${call.path}`);
    const reply = route
      ? await route(call, response)
      : { status: 404, body: { title: 'Nicht gefunden', status: 404, detail: 'Hier ist nichts' } };
    if (!reply) return;
    const { status = 200, body, headers = {} } = reply;
    response.writeHead(status, {
      'Content-Type': status < 400 ? 'application/ld+json' : 'application/problem+json',
      ...headers,
    });
    response.end(body === undefined ? undefined : JSON.stringify(body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    openPage: () => (globalThis as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(origin),
    calls,
    on: (route, answer) => void routes.set(route, answer),
    callsOf: (route) => calls.filter((call) => `${call.method} ${call.path}` === route),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/** Answers a bulk call line by line, each record as the test says. */
export function answerRows(
  answer: (item: { readonly id: number; readonly version?: number }) => object | undefined,
): Route {
  return ({ body }, response) => {
    const { items } = body as { readonly items: readonly { readonly id: number; readonly version?: number }[] };
    response.writeHead(200, { 'Content-Type': 'application/x-ndjson; charset=utf-8' });
    for (const item of items) {
      const row = answer(item);
      if (row === undefined) break;
      response.write(`${JSON.stringify({ id: item.id, ...row })}\n`);
    }
    response.end();
    return undefined;
  };
}

/** A token as the server signs it, with the given life in seconds; the signature is not looked at by the console. */
export function tokenFor(username: string, seconds = 900): string {
  const iat = Math.floor(Date.now() / 1000);
  const payload = Buffer.from(
    JSON.stringify({ username, roles: ['leitstand_dispo'], iat, exp: iat + seconds, jti: crypto.randomUUID() }),
  ).toString('base64url');
  return `eyJhbGciOiJIUzI1NiJ9.${payload}.signature`;
}

async function bodyOf(incoming: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  return text === '' ? undefined : (JSON.parse(text) as unknown);
}
