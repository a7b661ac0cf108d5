import { describe, expect, test } from 'vitest';
import { staffRoles, type Role } from '../../src/domain/access/roles.ts';
import type { Filter } from '../../src/domain/define/filter.ts';
import type { Resource } from '../../src/domain/define/resource.ts';
import { offers } from '../../src/domain/define/noun.ts';
import { resourceByPath, resources } from '../../src/domain/resources.ts';
import { sortsOf } from '../../server/read/listQuery.ts';
import { anyRecords } from '../harness/anyRecords.ts';
import { narrowing, openFilters } from '../harness/whoMayWhat.ts';
import { isThorough } from '../runner/thoroughly.ts';
import { shows } from '../specification/shows.ts';

const { system, given } = await anyRecords();
const listed = resources.filter((it) => offers(it, 'list') && it.ownedBy === undefined);
for (const { path } of listed) await given(path);

/** What the list really sends to a role: the names in its rows, or nothing for who is turned away. */
const sent = new Map<string, Promise<ReadonlySet<string>>>();
function sentTo(role: Role, path: string): Promise<ReadonlySet<string>> {
  const key = `${role} ${path}`;
  const known =
    sent.get(key) ??
    system
      .as(role)
      .then(
        async (client) =>
          new Set(Object.keys((await client.get(`/api/${path}?itemsPerPage=5`)).body['hydra:member']?.[0] ?? {})),
      );
  sent.set(key, known);
  return known;
}

async function isSent(role: Role, resource: Resource, path: string): Promise<boolean> {
  const [head = '', ...rest] = path.split('.');
  if (!(await sentTo(role, resource.path)).has(head)) return false;
  const target = rest.length === 0 ? undefined : resourceByPath(resource.fields[head]?.to ?? '');
  return target === undefined || isSent(role, target, rest.join('.'));
}

/** The fields that an answer would tell about, through whatever records. */
function asked(filter: Filter): string[] {
  switch (filter.kind) {
    case 'search':
      return [];
    case 'prefix':
    case 'plate':
    case 'judged':
      return [...filter.fields];
    case 'idents':
      return [...filter.numbers, ...filter.plates, ...filter.vins];
    case 'through':
      return [filter.reference, `${filter.reference}.${filter.field}`];
    case 'via':
      return [filter.reference, ...asked(filter.filter).map((it) => `${filter.reference}.${it}`)];
    case 'marked':
      return filter.references.flatMap((it) => [it, `${it}.${filter.flag}`]);
    case 'entities':
      return [filter.type, filter.id];
    case 'options':
      return filter.options.flatMap((it) => [...it.where, ...(it.usually?.where ?? [])].map(({ field }) => field));
    default:
      return [filter.field];
  }
}

/** In the short form those who read much of the money, and little. */
const asking = isThorough ? staffRoles : (['dispo', 'office_l2'] as const);

describe.for(asking)('%s', (role) => {
  test('filters no list by what he is not sent, and every list that he reads by what he is', async () => {
    shows('D0 Roles the table');
    const client = await system.as(role);
    for (const resource of listed) {
      if ((await sentTo(role, resource.path)).size === 0) continue;
      for (const [name, filter] of Object.entries(resource.filters)) {
        const query = `${resource.path}?${name}${filter.kind === 'range' ? '[after]' : ''}=1`;
        const { status, body } = await client.get(`/api/${query}`);
        const isRefused = status === 400 && body.detail === `Den Filter „${name}“ gibt es für Ihre Rolle nicht.`;
        const seen = await Promise.all(asked(filter).map((it) => isSent(role, resource, it)));
        const isOpen =
          seen.every(Boolean) ||
          openFilters[resource.path]?.includes(name) === true ||
          narrowing[resource.path]?.includes(name) === true;
        expect([query, isRefused]).toEqual([query, !isOpen]);
      }
    }
  });

  test('orders no list by what he is not sent', async () => {
    const client = await system.as(role);
    for (const resource of listed) {
      if ((await sentTo(role, resource.path)).size === 0) continue;
      for (const sort of sortsOf(resource)) {
        if (sort === resource.list.sort.replace(/^-/, '')) continue;
        const query = `${resource.path}?order[${sort}]=asc&itemsPerPage=5`;
        const { status } = await client.get(`/api/${query}`);
        expect([query, status]).toEqual([query, (await isSent(role, resource, sort)) ? 200 : 400]);
      }
    }
  });
});

test('what is closed to who only picks', async () => {
  const closed = [
    'drivers?gruppe=1',
    'drivers?fahrervon=1',
    'customers?kategorie=1',
    'addresses?kategorie=1',
    'users?customer=1',
    'users?driver=1',
    'users?userGroups=1',
  ];
  for (const role of ['office', 'office_l2'] as const)
    for (const query of closed)
      expect([role, query, (await (await system.as(role)).get(`/api/${query}`)).status]).toEqual([role, query, 400]);
  for (const [role, path] of [
    ['office', 'bundles'],
    ['office_l2', 'bundles'],
    ['personal', 'users'],
  ] as const)
    expect([role, path, (await (await system.as(role)).get(`/api/${path}`)).status]).toEqual([role, path, 403]);
});
