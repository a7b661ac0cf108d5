import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import pg from 'pg';

/**
 * The reference: a bare Fastify route over a bare `pg` pool that sends the statements Leitstand sends for the same
 * address, and what they bring as it is.
 */
type ContractRow = {
  readonly connection: pg.ClientConfig;
  readonly statements: Readonly<Record<string, readonly { text: string; values: unknown[] }[]>>;
};

const { connection, statements } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as ContractRow;
const pool = new pg.Pool({ ...connection, max: 16 });
const app = Fastify();

app.get('/*', async (request, reply) => {
  const found: unknown[][] = [];
  for (const { text, values } of statements[request.url] ?? []) found.push((await pool.query(text, values)).rows);
  return reply.type('application/json').send(JSON.stringify(found));
});
app.addContentTypeParser('application/merge-patch+json', { parseAs: 'string' }, (_request, body, done) =>
  done(null, JSON.parse(String(body)) as unknown),
);
app.patch<{ Params: { id: string }; Body: { infoBackend: string } }>('/api/contracts/:id', async (request, reply) => {
  const version = Number(request.headers['if-match']?.replaceAll('"', ''));
  const { rows } = await pool.query<{ version: number }>(
    'update contracts set "infoBackend" = $1, version = version + 1, "updatedAt" = now() where id = $2 and version = $3 returning id, version',
    [request.body.infoBackend, Number(request.params.id), version],
  );
  if (!rows[0]) return reply.code(412).send();
  return reply
    .header('etag', `"${String(rows[0].version)}"`)
    .type('application/json')
    .send(JSON.stringify(rows[0]));
});

process.stdout.write(`Leitstand: ${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
