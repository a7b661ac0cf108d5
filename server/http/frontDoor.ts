import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Settings } from '../settings.ts';
import { StartRefused } from '../storage/embedded/refusal.ts';
import { hostRefusal } from './hostNames.ts';
import { problemDocument, problemType } from './problem.ts';
import { waitingPage } from './waitingPage.ts';

/** The address that answers from the first moment, long before the database and the console are ready. */
export type FrontDoor = {
  readonly address: string;
  readonly server: Server;
  /** What is being waited for, told to everybody who knocks meanwhile. */
  say(step: string): void;
  /** From now on requests are served by this. */
  open(handler: RequestListener): void;
  /**
   * Turns newcomers away and waits for the requests that are under way; gives up on them after `patience` milliseconds.
   */
  close(patience: number): Promise<void>;
};

/** Begins to listen, or refuses with a sentence about the address. */
export async function openFrontDoor({
  host,
  port,
  allowedHosts,
}: Pick<Settings, 'host' | 'port' | 'allowedHosts'>): Promise<FrontDoor> {
  let step = 'Leitstand startet';
  let handler: RequestListener = (request, response) => askToWait(step, request, response);
  const server = createServer((request, response) => {
    response.on('close', () => forgetWhenClosing(server));
    const refusal =
      pathOf(request) === '/api/health' ? undefined : hostRefusal(request.headers.host, { host, allowedHosts });
    if (refusal === undefined) handler(request, response);
    else refuseName(refusal, request, response);
  });
  server.keepAliveTimeout = 72_000;
  server.on('clientError', (_error, socket) => {
    if (socket.writable) socket.end(rawRefusal());
    else socket.destroy();
  });
  await listen(server, { host, port });
  const { address, family, port: actual } = server.address() as AddressInfo;
  return {
    address: `http://${family === 'IPv6' ? `[${address}]` : address}:${actual}`,
    server,
    say: (next) => {
      step = next;
    },
    open: (next) => {
      handler = next;
    },
    close: (patience) => shut(server, patience),
  };
}

function listen(server: Server, { host, port }: Pick<Settings, 'host' | 'port'>): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(refusalOf(error, { host, port })));
    server.listen(port, host, resolve);
  });
}

function refusalOf(error: NodeJS.ErrnoException, { host, port }: Pick<Settings, 'host' | 'port'>): Error {
  if (error.code === 'EADDRINUSE')
    return new StartRefused(
      `Auf ${host} ist Port ${port} schon belegt; bitte das andere Programm beenden oder PORT anders wählen.`,
    );
  if (error.code === 'EACCES') return new StartRefused(`Für Port ${port} fehlt das Recht; bitte PORT ab 1024 wählen.`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND' || error.code === 'EAI_AGAIN')
    return new StartRefused(`HOST=${host} ist keine Adresse dieses Rechners.`);
  return error;
}

/** After closing, a connection that falls idle would otherwise be kept open for its next request. */
function forgetWhenClosing(server: Server): void {
  if (!server.listening) setImmediate(() => server.closeIdleConnections());
}

async function shut(server: Server, patience: number): Promise<void> {
  if (!server.listening) return;
  const timer = setTimeout(() => server.closeAllConnections(), patience);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
  clearTimeout(timer);
}

function pathOf({ url }: IncomingMessage): string {
  return url?.split('?')[0] ?? '/';
}

function isForPeople(request: IncomingMessage): boolean {
  return !/^\/(api|authentication_token|metrics)(\/|$)/.test(pathOf(request));
}

function refuseName(detail: string, request: IncomingMessage, response: ServerResponse): void {
  const body = isForPeople(request)
    ? `${detail}\n`
    : JSON.stringify(problemDocument({ status: 421, detail, extra: {} }));
  response.writeHead(421, {
    'content-type': isForPeople(request) ? 'text/plain; charset=utf-8' : problemType,
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function askToWait(step: string, request: IncomingMessage, response: ServerResponse): void {
  const isPage = isForPeople(request);
  const body = isPage
    ? waitingPage(step)
    : JSON.stringify(
        problemDocument({
          status: 503,
          detail: `${step}; bitte gleich noch einmal versuchen.`,
          extra: { reason: step },
        }),
      );
  response.writeHead(503, {
    'content-type': isPage ? 'text/html; charset=utf-8' : problemType,
    'retry-after': '2',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'content-length': Buffer.byteLength(body),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** The answer to bytes that are not HTTP. */
function rawRefusal(): string {
  const body = JSON.stringify(problemDocument({ status: 400, detail: 'Die Anfrage ist nicht lesbar.', extra: {} }));
  return `HTTP/1.1 400 Bad Request\r\nContent-Type: ${problemType}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`;
}
