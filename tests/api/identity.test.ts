import { expect, test } from 'vitest';
import type { Field, Fields } from '../../src/domain/define/field.ts';
import type { Resource } from '../../src/domain/define/resource.ts';
import { offers } from '../../src/domain/define/noun.ts';
import { resources } from '../../src/domain/resources.ts';
import { anyRecords } from '../harness/anyRecords.ts';
import type { Json } from '../harness/client.ts';
import { minimalValues } from '../harness/validValues.ts';

const { system, admin, given, minimal } = await anyRecords();
const nobody = 987_654_321;

type Place = {
  readonly path: string;
  readonly label: string;
  readonly to: string;
  value(iri: string): Promise<Json>;
};

/**
 * Every place of an input that points at a record, as the path of a violation and a value with nothing but an unknown
 * reference there.
 */
function places(fields: Fields, at = ''): Place[] {
  return Object.entries(fields)
    .filter(([, it]) => !it.readOnly)
    .flatMap(([name, field]) => {
      const path = `${at}${name}`;
      if (field.to !== undefined)
        return [
          {
            path,
            label: field.label,
            to: field.to,
            value: async (iri) => ({ [name]: field.kind === 'references' ? [iri] : iri }),
          },
        ];
      const entry = field.kind === 'list' ? '.0.' : '.';
      return places(field.fields ?? {}, path + entry).map((it) => ({
        ...it,
        value: async (iri) => ({
          [name]:
            field.kind === 'list' ? [{ ...(await leastOf(field)), ...(await it.value(iri)) }] : await it.value(iri),
        }),
      }));
    });
}

/** Nothing else of an entry is to be refused than what it points at. */
function leastOf({ fields = {} }: Field): Promise<Json> {
  return minimalValues({ fields }, { number: 1, referred: given });
}

const pointing = resources.filter((it) => places(it.fields).length > 0);

test.for(pointing)('whatever of $path points at nothing is refused at its field', async (resource) => {
  const iri = offers(resource, 'update') ? await given(resource.path) : undefined;
  const minimum = offers(resource, 'create') ? await minimal(resource) : undefined;
  for (const { path, label, to, value } of places(resource.fields)) {
    const wrong = `/api/${to}/${String(nobody)}`;
    const values = await value(wrong);
    const refused = { propertyPath: path, message: `${label}: Diesen Datensatz gibt es nicht (${wrong}).` };
    const isFixed = resource.fields[path]?.createOnly === true;
    if (iri && !isFixed) expect(await toldBy(admin.patch(iri, values))).toEqual([422, path, refused]);
    if (minimum)
      expect(await toldBy(admin.post(`/api/${resource.path}`, { ...minimum, ...values }))).toEqual([
        422,
        path,
        refused,
      ]);
    if (iri && !isFixed) expect(await inBulk(resource, iri, values)).toEqual([422, path, refused]);
  }

  async function toldBy(answer: Promise<{ status: number; body: Json }>) {
    const { status, body } = await answer;
    const [violation] = body.violations ?? [];
    return [status, violation?.propertyPath, violation];
  }
});

async function inBulk(resource: Resource, iri: string, changes: Json) {
  const { body } = await admin.post(`/api/${resource.path}/bulk`, {
    changes,
    items: [{ id: Number(iri.split('/').at(-1)) }],
  });
  return [body.status, body.violations?.[0]?.propertyPath, body.violations?.[0]];
}

test('so it is in actions', async () => {
  const [contract, members] = [
    await system.given.contract(),
    [await system.given.contract(), await system.given.contract()],
  ];
  const bundle = await system.given.record('bundles', { contracts: members.map((it) => it.iri) });
  const unknown = async (path: string, body: Json) => {
    const answer = await admin.post(path, body);
    return [answer.status, answer.body.violations?.map((it: Json) => it.propertyPath)];
  };
  expect(await unknown('/api/bundles/add_contract', { bundleId: bundle.iri, contractId: nobody })).toEqual([
    422,
    ['contractId'],
  ]);
  expect(await unknown('/api/bundles/add_contract', { bundleId: nobody, contractId: contract.iri })).toEqual([
    422,
    ['bundleId'],
  ]);
  expect(await unknown('/api/bundles/add_contract', { bundleId: nobody, contractId: nobody })).toEqual([
    422,
    ['bundleId', 'contractId'],
  ]);
  expect(await unknown(`${contract.iri}/mail_preview`, { kind: 'driverAssignment', driver: nobody })).toEqual([
    422,
    ['driver'],
  ]);
});

const listed = resources.filter((it) => offers(it, 'list') && offers(it, 'read'));

test.for(listed)(
  '$path says in plain JSON what its address is: in the list, alone, and when it is made',
  async (resource) => {
    const iri = await given(resource.path);
    const plain = { headers: { accept: 'application/json' } };
    const alone = (await admin.get(iri, plain)).body;
    expect([alone['@id'], alone['@type']]).toEqual([iri, resource.type]);
    expect((await admin.get(`${iri}.json`)).body).toEqual(alone);
    const inList = (await admin.get(`/api/${resource.path}?id=${String(alone.id)}`, plain)).body[0];
    expect([inList['@id'], inList['@type'], '@context' in alone]).toEqual([iri, resource.type, false]);
    if (!offers(resource, 'create')) return;
    const made = await admin.post(`/api/${resource.path}`, await minimal(resource), plain);
    expect([made.status, made.body['@id'], made.body['@type']]).toEqual([
      201,
      made.headers.get('location'),
      resource.type,
    ]);
  },
);
