import jsonld, { type Expanded } from 'jsonld';
import { describe, expect, test } from 'vitest';
import { resources } from '../../src/domain/resources.ts';
import { exampleRecords } from '../harness/exampleRecords.ts';
import { leitstand } from '../harness/leitstand.ts';
import { shows } from '../specification/shows.ts';

const system = await leitstand();
const admin = await system.as('admin');
const example = exampleRecords(system, admin);

describe('read as linked data', () => {
  const load = async (url: string) => ({
    documentUrl: url,
    document: (await (await admin.open(url.slice(system.address.length))).json()) as unknown,
  });
  const expand = (path: string, document: unknown) =>
    jsonld.expand(document, { base: `${system.address}${path}`, documentLoader: load });

  test('entrypoint and documentation lose no term', async () => {
    for (const path of ['/api', '/api/docs.jsonld']) {
      const { body } = await admin.get(path);
      expect(lostTerms(body, await expand(path, body))).toEqual([]);
    }
  });

  test.for(resources)('a list and a record of $path lose no term', async (resource) => {
    shows('D0 API JSON-LD by default');
    const { iri } = await example(resource);
    for (const path of [iri, `/api/${resource.path}`]) {
      const { body } = await admin.get(path);
      const expanded = await expand(path, body);
      expect(lostTerms(body, expanded)).toEqual([]);
      expect(expanded[0]?.['@id']).toBe(system.address + path);
    }
    const [item] = await expand(iri, (await admin.get(iri)).body);
    expect(item?.['@type']).toEqual([`${system.address}/api/docs.jsonld#${resource.type}`]);
  });

  test('history, errors and conflicts lose no term either', async () => {
    const { iri } = await system.given.contract();
    for (const answer of [
      await admin.get(`${iri}/logs`),
      await admin.get('/api/contracts?erfunden=1'),
      await admin.post('/api/contracts', {}),
      await admin.patch(iri, {}, { headers: { 'if-match': '"0"' } }),
    ]) {
      expect(lostTerms(answer.body, await expand('/api/contracts', answer.body))).toEqual([]);
    }
  });
});

/** Every key that carries a value and is gone after expansion: a term its context does not explain. */
function lostTerms(document: unknown, expanded: readonly Expanded[]): string[] {
  const kept = new Set<string>();
  collect(expanded, (key) => kept.add(key.replace(/^.*[#/]/, '')));
  const lost = new Set<string>();
  collect(document, (key, value) => {
    const name = key.replace(/^.*:/, '');
    if (key.startsWith('@') || isEmpty(value) || kept.has(name)) return;
    lost.add(key);
  });
  return [...lost];
}

function collect(value: unknown, found: (key: string, value: unknown) => void): void {
  if (Array.isArray(value)) for (const it of value) collect(it, found);
  else if (typeof value === 'object' && value !== null)
    for (const [key, it] of Object.entries(value)) {
      if (key === '@context') continue;
      found(key, it);
      collect(it, found);
    }
}

function isEmpty(value: unknown): boolean {
  return value === null || (Array.isArray(value) && value.every(isEmpty));
}
