import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { build } from 'vite';
import { finishConsole } from '../../../server/finishConsole.ts';

const project = join(import.meta.dirname, '..', '..', '..');
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export type Site = { readonly address: string; readonly directory: string; close(): Promise<void> };

/**
 * Builds the console and the bare pages into one directory and serves both in front of the same API, so that only their
 * own work differs. Browsers may keep what is named by its content, as they may of Leitstand's own server.
 */
export async function openSite(api: string): Promise<Site> {
  const directory = await mkdtemp(join(tmpdir(), 'leitstand-console-bench-'));
  await build({ root: project, logLevel: 'error', build: { outDir: directory, emptyOutDir: true } });
  await finishConsole(join(directory, 'assets'));
  const pages = join(import.meta.dirname, 'pages');
  await build({
    configFile: false,
    root: pages,
    base: '/bare/',
    logLevel: 'error',
    build: {
      outDir: join(directory, 'bare'),
      target: 'es2024',
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { input: [join(pages, 'grid.html'), join(pages, 'form.html')] },
    },
  });
  const server = createServer((asked, answer) => {
    const path = new URL(asked.url ?? '/', api).pathname;
    if (/^\/(api|authentication_token)(\/|$)/.test(path)) forward(api, { asked, answer });
    else void sendFile(directory, { path, answer });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    directory,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(directory, { recursive: true, force: true });
    },
  };
}

function forward(api: string, { asked, answer }: { asked: IncomingMessage; answer: ServerResponse }): void {
  const { host: _, ...headers } = asked.headers;
  const onward = request(new URL(asked.url ?? '/', api), { method: asked.method ?? 'GET', headers }, (reply) => {
    answer.writeHead(reply.statusCode ?? 502, reply.headers);
    answer.flushHeaders();
    reply.pipe(answer);
  });
  onward.on('error', () => answer.destroy());
  answer.on('close', () => onward.destroy());
  asked.pipe(onward);
}

async function sendFile(directory: string, { path, answer }: { path: string; answer: ServerResponse }): Promise<void> {
  const wanted = normalize(path);
  const file = extname(wanted) === '' ? '/index.html' : wanted;
  const content = await readFile(join(directory, file)).catch(() => null);
  answer
    .writeHead(content === null ? 404 : 200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'cache-control': extname(file) === '.html' ? 'no-cache' : 'public, max-age=31536000, immutable',
    })
    .end(content);
}
