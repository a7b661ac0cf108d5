import { expect, test } from 'vitest';
import { leitstand } from '../harness/leitstand.ts';
import { shows } from '../specification/shows.ts';

const system = await leitstand();
type Operation = {
  readonly summary?: string;
  readonly requestBody?: { readonly content?: object };
  readonly responses?: Readonly<Record<string, { readonly content?: object }>>;
};
const document = (await system.anonymous.get('/api/docs.openapi.json')).body as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};

/**
 * No part of the documented API: the documents themselves, the console's files, pages for people without an account,
 * and other spellings of calls that are documented.
 */
const beside = [
  /^GET \/api$/,
  /^GET \/api\/docs\./,
  /^GET \/api\/contexts\//,
  /^GET \/metrics$/,
  /^(GET|POST) \/(termin|bilder|rechtliches)(\/|$)/,
  /^GET \/\S*\*$/,
  /^PUT /,
  /\.json$/,
];

/** Every call the server answers, as "GET /api/contracts/{id}", read from the tree of its routes. */
function registered(): string[] {
  const above: string[] = [];
  return system.app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent, part = '', methods = ''] = /^([│ ]*)[├└]── (\S*)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
      if (indent === undefined) return [];
      const depth = indent.length / 4;
      above.splice(depth, above.length, part);
      const path = above.join('').replace(/:(\w+)/g, '{$1}');
      return methods
        .split(', ')
        .filter((it) => it !== '' && it !== 'HEAD' && it !== 'OPTIONS')
        .map((method) => `${method} ${path}`);
    });
}

test('every call that the server answers is documented, and nothing else', () => {
  shows('D0 API /api/docs.openapi.json');
  const answered = registered().filter((call) => !beside.some((it) => it.test(call)));
  const documented = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.keys(item)
      .filter((it) => it !== 'parameters')
      .map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(answered.length).toBeGreaterThan(200);
  expect(documented.toSorted()).toEqual(answered.toSorted());
});

test('each of them with a German summary and the shape of what is sent and answered', () => {
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, call] of Object.entries(item)) {
      if (method === 'parameters') continue;
      const said = [
        path,
        method,
        Boolean(call.summary),
        method === 'post' || method === 'patch' ? call.requestBody?.content !== undefined : true,
        isAnswered(call),
      ];
      expect(said).toEqual([path, method, true, true, true]);
    }
  }
});

function isAnswered({ responses = {} }: Operation): boolean {
  return Object.entries(responses).some(
    ([status, it]) => status === '204' || (status.startsWith('2') && it.content !== undefined),
  );
}

test('the hydra documentation names the calls of a class beyond the standard ones, with their addresses', async () => {
  shows('D0 API /api/docs.jsonld');
  const hydra = (await system.anonymous.get('/api/docs.jsonld')).body;
  const contract = hydra['hydra:supportedClass'].find((it: { '@id': string }) => it['@id'] === '#Contract');
  const own: string[] = contract['schema:potentialAction'].map(
    ({ 'schema:target': target }: Record<string, Record<string, string>>) =>
      `${String(target?.['schema:httpMethod'])} ${String(target?.['schema:urlTemplate'])}`,
  );
  const expected = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, call]) =>
      (call as { tags?: string[] }).tags?.[0] === 'Contract' &&
      !/^\/api\/contracts(\/\{id\})?$|\.(xlsx|csv)$/.test(path)
        ? [`${method.toUpperCase()} ${path}`]
        : [],
    ),
  );
  expect(own.toSorted()).toEqual(expected.toSorted());
  expect(own).toContain('GET /api/contracts/{id}/offersInRange');
});
