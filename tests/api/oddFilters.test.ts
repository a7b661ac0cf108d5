import { describe, expect, test } from 'vitest';
import { fieldAt } from '../../src/domain/define/resource.ts';
import { resources } from '../../src/domain/resources.ts';
import { leitstand } from '../harness/leitstand.ts';
import { encoded, listReader } from '../harness/listReader.ts';
import { shows } from '../specification/shows.ts';

const system = await leitstand();
const { given } = system;
const dispo = await system.as('dispo');
const listed = listReader(dispo);

describe('whatever is sent as a filter', () => {
  const nasty = [
    "'",
    '"',
    "' or 1=1 --",
    '%',
    '_',
    '\\',
    '\u0000',
    '🚗',
    '{"a":1}',
    '2026-99-99',
    '99999999999999999999',
    '-5',
    'null',
    '',
    ' ',
    'a'.repeat(3_000),
    '2026-11-21T99:99:99Z',
  ];

  test.for(resources)('$path answers it or refuses it, and never breaks', async (resource) => {
    const admin = await system.as('admin');
    const queries = Object.entries(resource.filters).flatMap(([name, filter]) => {
      const range = filter.kind === 'range' || (filter.kind === 'via' && filter.filter.kind === 'range');
      const keys = range ? [name, `${name}[after]`] : [name];
      const odd = range ? [`${name}[quatsch]`, `${name}[strictly_before]`] : [`${name}[]`, `${name}[quatsch]`];
      return [
        ...keys.flatMap((key) => nasty.map((value) => encoded({ [key]: value, itemsPerPage: '5' }))),
        ...odd.map((key) => encoded({ [key]: "'\\%" })),
      ];
    });
    for (let at = 0; at < queries.length; at += 8) {
      const answers = await Promise.all(
        queries
          .slice(at, at + 8)
          .map(async (query) => [query, (await admin.get(`/api/${resource.path}?${query}`)).status] as const),
      );
      expect(answers.filter(([, status]) => ![200, 400, 422].includes(status))).toEqual([]);
    }
  });

  test.for(resources)('$path finds by every filter what fits it', async (resource) => {
    shows('D2 §6 leasing protocol restricted', 'D2 §7 billing addresses', 'D3 §7 mail logs');
    const admin = await system.as('admin');
    for (const [name, filter] of Object.entries(resource.filters)) {
      if (filter.kind !== 'is') continue;
      const field = fieldAt(resource, filter.field);
      const values =
        field?.kind === 'flag' || field?.kind === 'flag01'
          ? ['true', 'false']
          : field?.items
            ? field.items.map((it) => it.key)
            : field?.kind === 'reference' || field?.kind === 'references'
              ? [`/api/${field.to ?? ''}/1`, `/api/${field.to ?? ''}/2`]
              : field?.kind === 'integer'
                ? ['1', '2']
                : field?.kind === 'date'
                  ? ['2026-11-21', '2026-11-22']
                  : ['a', 'b'];
      for (const query of [
        encoded({ [name]: values[0] ?? '' }),
        values.map((it) => encoded({ [`${name}[]`]: it })).join('&'),
      ])
        expect([query, (await admin.get(`/api/${resource.path}?${query}`)).status]).toEqual([query, 200]);
    }
  });

  test('signs that mean something to a database are searched for as themselves', async () => {
    await given.record('categories', { kategorie: '100% Elektro' });
    await given.record('categories', { kategorie: 'unter_strich' });
    await given.record('categories', { kategorie: 'rück\\strich' });
    const found = async (text: string) => await listed('categories', { _name: text }, 'kategorie');
    expect(await found('%')).toEqual([]);
    expect(await found('100% e')).toEqual(['100% Elektro']);
    expect(await found('__')).toEqual([]);
    expect(await found('r_s')).toEqual(['unter_strich']);
    expect(await found('ck\\s')).toEqual(['rück\\strich']);
    expect(await found("'")).toEqual([]);
  });
});
