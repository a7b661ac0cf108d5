import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import openapiTS from 'openapi-typescript';
import { afterAll, expect, test } from 'vitest';
import { projectDir } from '../../server/projectFiles.ts';
import { leitstand } from '../harness/leitstand.ts';
import { shows } from '../specification/shows.ts';

const system = await leitstand();
const run = promisify(execFile);

mkdirSync(join(projectDir, 'node_modules/.cache'), { recursive: true });
const folder = mkdtempSync(join(projectDir, 'node_modules/.cache/generated-client-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * What somebody would write who has nothing but the document: list, change, be refused, delete. Lines that must not
 * compile say so.
 */
const program = `
import createClient from 'openapi-fetch';
import type { paths, components } from './api.js';

const [, , baseUrl = '', token = '', driver = ''] = process.argv;
const api = createClient<paths>({ baseUrl, headers: { authorization: 'Bearer ' + token, accept: 'application/ld+json' } });

const listed = await api.GET('/api/contracts', { params: { query: { driver, 'datum[after]': '2026-11-01', 'order[datum]': 'asc', 'properties[]': ['auftragsnummer', 'driver', 'auftragswert', 'datum'], itemsPerPage: 10 } } });
if (!listed.data || Array.isArray(listed.data)) throw new Error('no page');
const page = listed.data;
const total: number = page['hydra:totalItems'];
const contract: components['schemas']['Contract'] | undefined = page['hydra:member'][0];
if (!contract) throw new Error('no contract');
const where = contract.driver;
const shortCode: string | null | undefined = typeof where === 'object' && where !== null ? where.kuerzel : undefined;

const one = { params: { path: { id: contract.id } } };
const patched = await api.PATCH('/api/contracts/{id}', { ...one, headers: { 'If-Match': '"' + contract.version + '"' }, body: { infoBackend: 'vom Generator', sperrenfuerrechnung: '1', driver: null } });
if (!patched.data) throw new Error(JSON.stringify(patched.error));
const refused = await api.PATCH('/api/contracts/{id}', { ...one, body: { carFin: 'OIQ' } });
const fields: (string | undefined)[] = (refused.error?.violations ?? []).map((it) => it.propertyPath);
const deleted = await api.DELETE('/api/contracts/{id}', { ...one, headers: { 'If-Match': '"' + patched.data.version + '"' } });
const gone = await api.GET('/api/contracts/{id}', one);

export async function mistakes() {
  // @ts-expect-error a flag spelled '1' and '0' is no number
  await api.PATCH('/api/contracts/{id}', { ...one, body: { sperrenfuerrechnung: 1 } });
  // @ts-expect-error no such field
  await api.PATCH('/api/contracts/{id}', { ...one, body: { erfunden: 'x' } });
  // @ts-expect-error the server sets it
  await api.PATCH('/api/contracts/{id}', { ...one, body: { auftragsnummer: '26000001' } });
  // @ts-expect-error a contract needs its customer
  await api.POST('/api/contracts', { body: { contractType: 'DELIVERY' } });
  // @ts-expect-error no such filter
  await api.GET('/api/contracts', { params: { query: { erfunden: '1' } } });
  // @ts-expect-error no such direction
  await api.GET('/api/contracts', { params: { query: { 'order[datum]': 'up' } } });
  // @ts-expect-error no such address
  await api.GET('/api/vertraege', {});
}

console.log(JSON.stringify({ total, shortCode, patched: patched.data.infoBackend, blocked: patched.data.sperrenfuerrechnung, driver: patched.data.driver, refused: [refused.response.status, fields], deleted: deleted.response.status, gone: [gone.response.status, gone.error?.title] }));
`;

test('a generated TypeScript client compiles as far as it is right, lists, changes and deletes', async () => {
  shows('D0 API /api/docs.openapi.json');
  const driver = await system.given.driver();
  await system.given.contract({ driver: driver.iri, sperrenfuerrechnung: '0' });
  await system.given.contract();
  const { body } = await system.anonymous.get('/api/docs.openapi.json');
  writeFileSync(join(folder, 'api.d.ts'), await openapiTS(body));
  writeFileSync(join(folder, 'client.ts'), program);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        target: 'es2022',
        module: 'esnext',
        moduleResolution: 'bundler',
        strict: true,
        skipLibCheck: false,
        types: ['node'],
        lib: ['es2023', 'dom', 'dom.iterable'],
      },
      files: ['client.ts', 'api.d.ts'],
    }),
  );
  const compiled = await run(join(projectDir, 'node_modules/.bin/tsc'), ['-p', folder]).then(
    () => '',
    (error: unknown) => (error as { stdout: string }).stdout,
  );
  expect(compiled).toBe('');
  const dispo = await system.as('admin');
  const { stdout } = await run(process.execPath, [
    join(folder, 'client.js'),
    system.address,
    dispo.token ?? '',
    driver.iri,
  ]);
  expect(JSON.parse(stdout)).toEqual({
    total: 1,
    shortCode: driver.kuerzel,
    patched: 'vom Generator',
    blocked: '1',
    driver: null,
    refused: [422, ['carFin']],
    deleted: 204,
    gone: [404, 'Nicht gefunden'],
  });
});
