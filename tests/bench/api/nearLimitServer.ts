import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { listStatement, oneStatement, searchStatement, updateStatement } from './nearLimitStatements.ts';

/**
 * The reference: what one Node process and PostgreSQL can do at most. One statement for a request, its JSON made by the
 * database, nothing checked, nobody signed in, no framework; the same number of connections as Leitstand.
 */
const { connection } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as { connection: pg.ClientConfig };
// What is prepared here is found by id or by day, so PostgreSQL may keep its plans.
const pool = new pg.Pool({ ...connection, options: '-c plan_cache_mode=auto', max: 16 });
type Answer = { readonly body: string; readonly version?: number };

const server = createServer((request, response) => {
  answerOf(request).then(
    (answer) => send(response, answer),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});

async function answerOf(request: IncomingMessage): Promise<Answer | undefined> {
  const { pathname, searchParams: asked } = new URL(request.url ?? '', 'http://reference');
  const id = Number(pathname.slice('/api/contracts/'.length));
  const limit = Number(asked.get('itemsPerPage'));
  if (request.method === 'PATCH') return updated(request, id);
  if (pathname === '/api/contracts/search')
    return first({ text: searchStatement, values: [`%${folded(asked.get('customSearchFilter') ?? '')}%`] });
  if (pathname === '/api/contracts')
    return first({
      name: 'list',
      text: listStatement,
      values: [asked.get('datum[after]'), limit, (Number(asked.get('page')) - 1) * limit],
    });
  return first({ name: 'one', text: oneStatement, values: [id] });
}

async function updated(request: IncomingMessage, id: number): Promise<Answer | undefined> {
  const { infoBackend } = JSON.parse(await text(request)) as { infoBackend: string };
  const version = Number(request.headers['if-match']?.replaceAll('"', ''));
  return first({ name: 'update', text: updateStatement, values: [infoBackend, id, version] });
}

async function first(statement: pg.QueryConfig): Promise<Answer | undefined> {
  const { rows } = await pool.query<Answer>(statement);
  return rows[0];
}

function send(response: ServerResponse, answer: Answer | undefined): void {
  if (!answer) return void response.writeHead(412).end();
  response.setHeader('content-type', 'application/json; charset=utf-8');
  if (answer.version !== undefined) response.setHeader('etag', `"${String(answer.version)}"`);
  response.end(answer.body);
}

/** Plates and numbers are searched without what stands between their signs, and with O as 0. */
function folded(searched: string): string {
  return searched
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .replaceAll('o', '0');
}

server.listen(0, '127.0.0.1', () => {
  const at = server.address();
  if (at !== null && typeof at === 'object') process.stdout.write(`Leitstand: http://127.0.0.1:${String(at.port)}\n`);
});
