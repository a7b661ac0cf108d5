// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerRows, wireServer, type WireServer } from '../../../tests/harness/wireServer.ts';
import { contract } from '../../domain/contract/contract.ts';
import { changeAll } from './bulkChange.ts';
import { absorb, readEntity, releaseAll, type Entity } from './entities.ts';
import { undoAll } from './undo.ts';
import { shows } from '../../../tests/specification/shows.ts';

const call = 'POST /api/contracts/bulk';
type ContractEntity = Entity<typeof contract>;
let server: WireServer;
const row = (id: number, more: object = {}) => ({
  '@id': `/api/contracts/${String(id)}`,
  '@type': 'Contract',
  id,
  version: 1,
  auftragsnummer: `2600000${String(id)}`,
  infoBackend: null,
  ...more,
});
const known = (...ids: number[]): ContractEntity[] =>
  ids.flatMap((id) => readEntity(contract, absorb(row(id), { whole: true })) ?? []);
const note = (id: number) => readEntity(contract, `/api/contracts/${String(id)}`)?.infoBackend;
const written = (id: number, more: object = {}) => ({
  status: 200,
  version: 2,
  item: row(id, { version: 2, ...more }),
});
const body = (at: number) => server.callsOf(call)[at]?.body;
const keys = () => server.callsOf(call).map((it) => it.headers['idempotency-key']);

beforeEach(async () => {
  server = await wireServer();
  server.openPage();
  releaseAll();
});
afterEach(() => server.close());

test('what is meant for all is said once, and every row is taken in', async () => {
  shows('D1 §2 contracts editing in the list');
  const contracts = known(1, 2);
  server.on(
    call,
    answerRows(({ id }) => written(id, { infoBackend: 'Tor 3' })),
  );
  const result = await changeAll(contract, contracts, { changes: () => ({ infoBackend: 'Tor 3' }) });
  expect(result).toMatchObject({ done: 2, failed: 0, isStopped: false, left: [] });
  expect(body(0)).toEqual({
    changes: { infoBackend: 'Tor 3' },
    items: [
      { id: 1, version: 1 },
      { id: 2, version: 1 },
    ],
  });
  expect([note(1), readEntity(contract, '/api/contracts/2')?.version]).toEqual(['Tor 3', 2]);
});

test('what differs stands with its record, and an action by its name', async () => {
  server.on(
    call,
    answerRows(({ id }) => written(id)),
  );
  await changeAll(contract, known(1, 2), {
    operation: 'contract.updateUser',
    changes: ({ id }) => ({ infoBackend: String(id) }),
  });
  expect(body(0)).toEqual({
    action: 'contract.updateUser',
    items: [
      { id: 1, version: 1, changes: { infoBackend: '1' } },
      { id: 2, version: 1, changes: { infoBackend: '2' } },
    ],
  });
});

test('a refused row is shown ahead no longer, and only it is repeated, under the same key', async () => {
  const contracts = known(1, 2);
  server.on(
    call,
    answerRows(({ id }) =>
      id === 1 ? written(1, { infoBackend: 'x' }) : { status: 422, title: 'Falsch', detail: 'Das geht nicht.' },
    ),
  );
  const first = await changeAll(contract, contracts, { ahead: true, changes: () => ({ infoBackend: 'x' }) });
  expect([first.left.map((it) => it.id), note(1), note(2)]).toEqual([[2], 'x', null]);
  expect(first.rows[1]).toMatchObject({ state: 'failed', error: { message: 'Das geht nicht.' } });
  server.on(
    call,
    answerRows(({ id }) => written(id, { infoBackend: 'x' })),
  );
  expect(await first.retry()).toMatchObject({ done: 1, left: [] });
  expect(body(1)).toMatchObject({ items: [{ id: 2, version: 1 }] });
  expect(keys()[0]).toBe(keys()[1]);
});

test('a line that breaks leaves the rest failed, not skipped', async () => {
  server.on(
    call,
    answerRows(({ id }) => (id === 1 ? written(1) : undefined)),
  );
  const { rows, isStopped } = await changeAll(contract, known(1, 2), { changes: () => ({ infoBackend: 'x' }) });
  expect([
    isStopped,
    rows.map((it) => (it.state === 'failed' ? String((it.error as Error).message) : it.state)),
  ]).toEqual([false, ['done', 'Keine Verbindung zum Server']]);
});

test('what was sent and not answered is repeated as it was, and what stood there then is told once it is known to be done', async () => {
  const contracts = known(1);
  const before: unknown[] = [];
  const change = {
    changes: ({ infoBackend }: ContractEntity) => ({ infoBackend: infoBackend === null ? 'x' : 'y' }),
    onWritten: (_: unknown, was: ContractEntity) => before.push(was.infoBackend),
  };
  server.on(
    call,
    answerRows(() => undefined),
  );
  const first = await changeAll(contract, contracts, change);
  absorb(row(1, { version: 2, infoBackend: 'x' }));
  server.on(
    call,
    answerRows(() => written(1, { infoBackend: 'x' })),
  );
  expect((await first.retry()).done).toBe(1);
  expect([body(1), before]).toEqual([body(0), [null]]);
});

test('stopping asks the server to stop, so that what it has done is known', async () => {
  shows('C Lists bulk');
  const stop = new AbortController();
  let release = (): void => undefined;
  server.on(call, ({ headers }, response) => {
    server.on(`DELETE /api/contracts/bulk/${String(headers['idempotency-key'])}`, () => {
      release();
      return { status: 204 };
    });
    response.writeHead(200, { 'Content-Type': 'application/x-ndjson' });
    response.write(`${JSON.stringify({ id: 1, ...written(1) })}\n`);
    release = () => response.end(`${JSON.stringify({ id: 2, ...written(2) })}\n`);
    return undefined;
  });
  const { rows, isStopped } = await changeAll(
    contract,
    known(1, 2, 3),
    { changes: () => ({ infoBackend: 'x' }) },
    { signal: stop.signal, onProgress: ({ done }) => done === 1 && stop.abort() },
  );
  expect([isStopped, rows.map((it) => it.state)]).toEqual([true, ['done', 'done', 'skipped']]);
});

test('taking many changes back is one call as well, and names what somebody has changed since', async () => {
  known(1, 2);
  server.on(
    call,
    answerRows(({ id }) => (id === 1 ? written(1) : { status: 412, title: 'Inzwischen geändert' })),
  );
  const undos = [1, 2].map((id) => ({ iri: `/api/contracts/${String(id)}`, version: 2, patch: { infoBackend: null } }));
  await expect(undoAll(undos)).rejects.toThrow(
    'Rückgängig war nicht überall möglich, seither geändert: Auftrag 26000002.',
  );
  expect(server.callsOf(call)).toHaveLength(1);
});
