// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { wireServer, type WireServer } from '../../../tests/harness/wireServer.ts';
import { contract } from '../../domain/contract/contract.ts';
import { absorb, releaseAll, useEntity } from './entities.ts';
import { queryClient } from '../queryClient.ts';
import { useHistory, useItem, useList, useSearch } from './queries.ts';
import { shows } from '../../../tests/specification/shows.ts';

let server: WireServer;
const row = (id: number, more: object = {}) => ({
  '@id': `/api/contracts/${id}`,
  '@type': 'Contract',
  id,
  version: 1,
  ...more,
});
const collection = (...members: object[]) => ({
  body: { 'hydra:member': members, 'hydra:totalItems': members.length },
});

beforeEach(async () => {
  server = await wireServer();
  server.openPage();
  releaseAll();
  queryClient.clear();
});
afterEach(async () => {
  cleanup();
  queryClient.clear();
  await server.close();
});

test('one changed record re-renders its own row and nothing else', async () => {
  const renders: Record<string, number> = {};
  const count = (what: string) => (renders[what] = (renders[what] ?? 0) + 1);
  function Row({ iri }: { iri: string }) {
    count(iri);
    return <li>{String(useEntity(contract, iri)?.carModel)}</li>;
  }
  function List() {
    count('list');
    return (
      <ul>
        {useList(contract).iris.map((iri) => (
          <Row key={iri} iri={iri} />
        ))}
      </ul>
    );
  }
  server.on('GET /api/contracts', () => collection(row(1, { carModel: 'Golf' }), row(2, { carModel: 'Polo' })));
  render(<List />);
  await screen.findByText('Golf');
  const before = { ...renders };
  act(() => void absorb(row(2, { version: 2, carModel: 'Passat' })));
  expect(screen.getByText('Passat')).toBeTruthy();
  expect(renders).toEqual({ ...before, '/api/contracts/2': (before['/api/contracts/2'] ?? 0) + 1 });
});

test('a form gets the whole record, again when only a part of a newer version is known', async () => {
  function Form() {
    const { item, isLoading, error } = useItem(contract, '/api/contracts/1');
    return (
      <p>{error ? error.message : isLoading ? 'lädt' : `${String(item?.version)} ${String(item?.infoBackend)}`}</p>
    );
  }
  absorb(row(1, { carModel: 'Golf' }));
  server.on('GET /api/contracts/1', () => ({ body: row(1, { infoBackend: 'a' }) }));
  render(<Form />);
  await screen.findByText('1 a');
  server.on('GET /api/contracts/1', () => ({ body: row(1, { version: 2, infoBackend: 'b' }) }));
  act(() => void absorb(row(1, { version: 2, carModel: 'Polo' })));
  await screen.findByText('2 b');
});

test('a missing record says so', async () => {
  function Form() {
    return <p>{useItem(contract, '/api/contracts/404').error?.message ?? 'lädt'}</p>;
  }
  render(<Form />);
  await screen.findByText('Hier ist nichts');
});

test('history follows the version of the record; the search asks for 25 contracts', async () => {
  shows('D1 §2 Shell order search', 'D1 §9 search');
  function Panel() {
    const { rows } = useHistory('/api/contracts/1');
    return (
      <p>
        {rows.map((row) => row.field).join(' ')} {useSearch(' 26000 ').iris.length} Treffer
      </p>
    );
  }
  absorb(row(1));
  server.on('GET /api/contracts/1/logs', () =>
    collection({ logged_at: '2026-11-21T10:00:00Z', username: 'dispo', field: 'driver', previous: null, data: 5 }),
  );
  server.on('GET /api/contracts/search', () => collection(row(1)));
  render(<Panel />);
  await screen.findByText('driver 1 Treffer');
  expect(Object.fromEntries(server.callsOf('GET /api/contracts/search')[0]?.query ?? [])).toEqual({
    customSearchFilter: '26000',
    itemsPerPage: '25',
  });
  server.on('GET /api/contracts/1/logs', () =>
    collection({
      logged_at: '2026-11-21T10:01:00Z',
      username: 'dispo',
      field: 'carModel',
      previous: null,
      data: 'Polo',
    }),
  );
  act(() => void absorb(row(1, { version: 2 })));
  await screen.findByText('carModel 1 Treffer');
});
