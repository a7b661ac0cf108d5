import { sql } from 'drizzle-orm';
import type { Application } from '../../../src/domain/application/application.ts';
import { contract, type Contract } from '../../../src/domain/contract/contract.ts';
import { idOf, iriOf } from '../../../src/domain/define/resource.ts';
import { readMany } from '../../storage/readRecords.ts';
import { rowsOf } from '../../storage/sql.ts';
import type { Scope } from '../../write/behaviour.ts';

/**
 * The rides somebody applied for; held until the transaction ends, so that of two who are accepted at once only one
 * gets them.
 */
export async function ridesOf(
  applied: Pick<Application, 'contract' | 'bundle'>,
  scope: Scope,
  { held = false }: { held?: boolean } = {},
): Promise<Contract[]> {
  const iris = applied.bundle ? await membersOf(applied.bundle, scope) : [applied.contract];
  const ids = iris.flatMap((it) => (it ? (idOf('contracts', it) ?? []) : []));
  if (held)
    await rowsOf(
      scope.client,
      sql`select id from contracts where id = any(${sql.param(ids)}::bigint[]) order by id for update`,
    );
  const found = new Map((await readMany(scope.client, contract, ids)).map((it) => [it.id, it]));
  return ids.flatMap((it) => found.get(it) ?? []);
}

/** The contracts of a bundle in their order. */
export async function membersOf(iri: string, { client }: Scope): Promise<string[]> {
  const members = await rowsOf<{ contract: number }>(
    client,
    sql`select contract from bundle_contracts where bundle = ${idOf('bundles', iri)} order by "sortOrder", id`,
  );
  return members.map((it) => iriOf('contracts', it.contract));
}
