import { sql } from 'drizzle-orm';
import { joined } from '../../../src/domain/define/joined.ts';
import type { Counted } from '../../../src/domain/statistics/figures.ts';
import type { RecordKind, Statistic } from '../../../src/domain/statistics/statistic.ts';
import { rowsOf, type Queryable } from '../../storage/sql.ts';

const nameSql: Readonly<Record<RecordKind, string>> = {
  customers: `concat_ws(' · ', kuerzel, coalesce(firma, nullif(concat_ws(' ', vorname, nachname), '')))`,
  drivers: `concat_ws(' · ', kuerzel, coalesce(nullif(concat_ws(' ', vorname, nachname), ''), firma))`,
  protocol_complaint_types: 'type',
};

/** What the records of rows are called, by the keys of the summary; one that is gone says so. */
export async function recordNames(
  to: Queryable,
  { rows }: Statistic,
  counted: readonly Counted[],
): Promise<(key: string) => string> {
  if (rows.kind !== 'records') return (key) => key;
  const names = await Promise.all(rows.of.map((kind, at) => namesOf(to, kind, idsAt(counted, at))));
  return (key) =>
    joined(
      key.split('|').map((id, at) => (id === '' ? null : (names[at]?.get(id) ?? 'nicht mehr vorhanden'))),
      ' · ',
    ) ?? 'ohne';
}

function idsAt(counted: readonly Counted[], at: number): readonly number[] {
  return [...new Set(counted.map((it) => Number(it.key.split('|')[at] ?? '')))].filter((id) => id > 0);
}

async function namesOf(to: Queryable, kind: RecordKind, ids: readonly number[]): Promise<Map<string, string>> {
  const found = await rowsOf<{ id: string; name: string | null }>(
    to,
    sql`select id::text as id, ${sql.raw(nameSql[kind])} as name from ${sql.identifier(kind)}
        where id = any(${sql.param(ids)}::bigint[])`,
  );
  return new Map(found.map((it) => [it.id, it.name ?? '']));
}
