import dynamicIconImports from 'lucide-react/dynamicIconImports.mjs';
import { describe, expect, test } from 'vitest';
import { filtersForAll, matrix, pickLists, type Area } from './access/matrix.ts';
import { isStored } from './define/derivedField.ts';
import type { Field, Fields } from './define/field.ts';
import type { Filter } from './define/filter.ts';
import { fieldAt, type Resource } from './define/resource.ts';
import { resourceByPath, resources } from './resources.ts';
import { shows } from '../../tests/specification/shows.ts';

/** Resources whose record has a panel of its own instead of the generic form. */
const ownPanel = ['contracts'];
const each = resources.map((it) => [it.path, it] as const);

test('paths and hydra classes are given once', () => {
  expect(duplicates(resources.map((it) => it.path))).toEqual([]);
  expect(duplicates(resources.map((it) => it.type))).toEqual([]);
});

test('a path leads to its definition', () => {
  expect(resourceByPath('drivers')?.type).toBe('Driver');
  expect(resourceByPath('nothing')).toBeUndefined();
});

/** Areas whose forms have a field that points at another resource, by its path. */
function pickedFrom(): Map<string, Set<Area>> {
  const found = new Map<string, Set<Area>>();
  const walk = (fields: Fields, area: Area) => {
    for (const field of Object.values(fields).filter((it) => !it.readOnly)) {
      if (field.to !== undefined && field.by === undefined && resourceByPath(field.to)?.area !== area)
        found.set(field.to, (found.get(field.to) ?? new Set()).add(area));
      walk(field.fields ?? {}, area);
    }
  };
  for (const { fields, area, operations } of resources)
    if (!operations || operations.includes('create') || operations.includes('update')) walk(fields, area);
  return found;
}

test('pick lists are those that forms refer to, lock days, absences, and what protocols name by key', () => {
  const expected = Object.fromEntries([...pickedFrom()].map(([path, areas]) => [path, [...areas].toSorted()]));
  const written = Object.fromEntries(Object.entries(pickLists).map(([path, it]) => [path, it.for.toSorted()]));
  const asked = {
    disposition_locks: ['contracts'],
    driver_absences: ['contracts'],
    protocol_images: ['protocols'],
    app_events: ['protocols'],
    bodyparts: ['protocols'],
  };
  expect(written).toEqual({ ...expected, ...asked });
  const named = [
    ...Object.entries(pickLists).map(([path, it]) => [path, it.narrowedBy ?? []] as const),
    ...Object.entries(filtersForAll),
  ];
  expect(
    named.flatMap(([path, filters]) => filters.filter((it) => resourceByPath(path)?.filters[it] === undefined)),
  ).toEqual([]);
});

describe.each(each)('%s', (path, resource) => {
  const fields = allFields(resource.fields);

  test('has titles, labels, an area and an icon that exist', () => {
    shows('D0 Names German texts');
    expect(path).toMatch(/^[a-zA-Z_]+$/);
    expect(resource.type).toMatch(/^[A-Z][A-Za-z]+$/);
    expect(resource.title.one).toBeTruthy();
    expect(resource.title.many).toBeTruthy();
    expect(Object.keys(matrix)).toContain(resource.area);
    expect(Object.keys(dynamicIconImports)).toContain(resource.icon);
    expect(fields.filter(([, it]) => it.label === '').map(([name]) => name)).toEqual([]);
    expect(
      fields.flatMap(([, it]) => [it.area, it.writeArea]).filter((it) => it !== undefined && !(it in matrix)),
    ).toEqual([]);
  });

  test('stands in order by hand as a whole list, or within a record that it never leaves', () => {
    if (!resource.sorted) return;
    const { by, within } = resource.sorted;
    expect(resource.fields[by]).toMatchObject({ kind: 'integer', min: 1 });
    expect(resource.search).not.toContain(by);
    if (within === undefined) return expect(resource.list.sort).toBe(by);
    expect(resource.fields[within]).toMatchObject({ createOnly: true });
    expect(['reference', 'choice']).toContain(resource.fields[within]?.kind);
    expect(Object.values(resource.filters).some((it) => it.kind === 'is' && it.field === within)).toBe(true);
  });

  test('is called something even before it is filled', () => {
    expect((resource.represent as (row: object) => string)({})).toBeTruthy();
  });

  test('refers to resources, fields and choices that exist', () => {
    const dangling = fields.filter(([, it]) => it.to !== undefined && !resourceByPath(it.to)).map(([name]) => name);
    const pointless = fields
      .filter(([, it]) => it.by !== undefined && resourceByPath(it.to ?? '')?.fields[it.by]?.to !== path)
      .map(([name]) => name);
    const aliases = Object.entries(resource.fields).filter(
      ([, it]) => it.aliasOf !== undefined && !isStoredAt(resource, it.aliasOf),
    );
    const groundless = Object.entries(resource.fields)
      .filter(
        ([, it]) =>
          it.derive && !(it.from?.length && it.from.every((name) => name === 'version' || isStoredAt(resource, name))),
      )
      .map(([name]) => name);
    const repeated = fields
      .filter(([, it]) => duplicates((it.items ?? []).map((item) => item.key)).length > 0)
      .map(([name]) => name);
    const unknownDefaults = fields
      .filter(
        ([, it]) =>
          it.kind === 'choice' && typeof it.default === 'string' && !it.items?.some((item) => item.key === it.default),
      )
      .map(([name]) => name);
    expect({ dangling, pointless, aliases, groundless, repeated, unknownDefaults }).toEqual({
      dangling: [],
      pointless: [],
      aliases: [],
      groundless: [],
      repeated: [],
      unknownDefaults: [],
    });
  });

  test('names only fields it has', () => {
    const inForm = resource.form.flatMap((block) => block.rows.flat());
    const named = [...resource.pick, ...resource.search, ...resource.list.columns, ...inForm];
    expect(named.filter((it) => !fieldAt(resource, it))).toEqual([]);
    expect(duplicates(inForm)).toEqual([]);
    expect(resource.pick.filter((it) => resource.fields[it]?.kind === 'secret')).toEqual([]);
    expect(resource.ownedBy === undefined || resource.fields[resource.ownedBy]?.to === 'users').toBe(true);
  });

  test('says in its noun which fields hold anything, and whether it is an entry', () => {
    expect(resource.opaque ?? []).toEqual(fields.filter(([, it]) => it.kind === 'json').map(([name]) => name));
    expect(resource.isEntry ?? false).toBe(resource.entryOf !== undefined);
  });

  test('searches and sorts only what is stored', () => {
    const sorts = [resource.list.sort.replace(/^-/, ''), ...(resource.list.sorts ?? [])];
    const columns = [...resource.search, ...(resource.uniqueTogether ?? []).flat()];
    expect([...sorts, ...columns].filter((it) => !isStoredAt(resource, it))).toEqual([]);
    expect(resource.list.sorts ?? [resource.list.sort.replace(/^-/, '')]).toContain(
      resource.list.sort.replace(/^-/, ''),
    );
  });

  test('filters by what exists, and begins with filters it has', () => {
    expect(
      Object.entries(resource.filters)
        .filter(([, it]) => !holds(resource, it))
        .map(([name]) => name),
    ).toEqual([]);
    expect(Object.values(resource.filters).filter((it) => it.label === '')).toEqual([]);
    expect(Object.keys(resource.list.filter ?? {}).filter((it) => !resource.filters[it.split('[')[0] ?? ''])).toEqual(
      [],
    );
  });
});

test.each(each.filter(([path]) => !ownPanel.includes(path)))(
  'the form of %s asks for everything it requires',
  (_, resource) => {
    const inForm = resource.form.flatMap((block) => block.rows.flat());
    const required = Object.entries(resource.fields).filter(
      ([, it]) => it.required && !it.readOnly && it.aliasOf === undefined,
    );
    expect(required.map(([name]) => name).filter((it) => !inForm.includes(it))).toEqual([]);
  },
);

/** Fields of the resource and of everything embedded in it, by dotted name. */
function allFields(fields: Fields, before = ''): [name: string, field: Field][] {
  return Object.entries(fields).flatMap(([name, field]) => [
    [before + name, field],
    ...allFields(field.fields ?? {}, `${before}${name}.`),
  ]);
}

/** Whether the database holds it: here, inside an embedded field, or at the record referred to. */
function isStoredAt(resource: Resource, path: string): boolean {
  const [head = '', ...rest] = path.split('.');
  const target = rest.length > 0 ? resourceByPath(resource.fields[head]?.to ?? '') : undefined;
  if (target) return isStoredAt(target, rest.join('.'));
  const field = fieldAt(resource, path);
  return field !== undefined && (resource.fields[head] === undefined || isStored(resource.fields[head]));
}

function holds(resource: Resource, filter: Filter): boolean {
  switch (filter.kind) {
    case 'search':
      return resource.search.length > 0;
    case 'is':
    case 'isNot':
    case 'range':
    case 'filled':
      return isStoredAt(resource, filter.field);
    case 'contains':
      return [filter.field, ...(filter.followed ?? [])].every((it) => isStoredAt(resource, it));
    case 'prefix':
    case 'plate':
    case 'judged':
      return filter.fields.every((it) => isStoredAt(resource, it));
    case 'idents':
      return [...filter.numbers, ...filter.plates, ...filter.vins].every((it) => isStoredAt(resource, it));
    case 'through':
      return (
        isStoredAt(resource, `${filter.reference}.${filter.field}`) &&
        resource.fields[filter.reference]?.kind === 'reference'
      );
    case 'via':
      return holds(
        resourceByPath(resource.fields[filter.reference]?.to ?? '') ?? { ...resource, search: [], fields: {} },
        filter.filter,
      );
    case 'marked':
      return filter.references.every((it) => isStoredAt(resource, `${it}.${filter.flag}`));
    case 'entities':
      return isStoredAt(resource, filter.type) && isStoredAt(resource, filter.id);
    case 'options':
      return filter.options.every((option) =>
        [...option.where, ...(option.usually?.where ?? [])].every((it) => isStoredAt(resource, it.field)),
      );
  }
}

function duplicates(list: readonly string[]): string[] {
  return list.filter((it, at) => list.indexOf(it) !== at);
}
