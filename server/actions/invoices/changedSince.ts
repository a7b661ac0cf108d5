import { sql } from 'drizzle-orm';
import { contract } from '../../../src/domain/contract/contract.ts';
import { pathOfIri } from '../../../src/domain/define/iri.ts';
import { fieldAt } from '../../../src/domain/define/resource.ts';
import type { StoredOf } from '../../../src/domain/define/row.ts';
import { changedSinceDraft, printedFields } from '../../../src/domain/invoice/changedSince.ts';
import type { invoice } from '../../../src/domain/invoice/invoice.ts';
import { resourceByPath, resourceOf } from '../../../src/domain/resources.ts';
import { same } from '../../storage/history.ts';
import type { Violation } from '../../storage/refusals.ts';
import { rowsOf } from '../../storage/sql.ts';
import type { Scope } from '../../write/behaviour.ts';

type Changed = {
  readonly number: string | null;
  readonly field: string;
  readonly old: unknown;
  readonly now: unknown;
};

/**
 * What was changed at the contracts of a draft since their positions were made or last written: whoever completes it
 * builds them anew, or looks at the position and writes it himself.
 */
export async function changedSinceDrafted(
  id: number,
  draft: StoredOf<typeof invoice>,
  scope: Scope,
): Promise<readonly Violation[]> {
  const fields = printedFields[draft.type ?? 'Rechnung'];
  const rows = await rowsOf<Changed>(
    scope.client,
    sql`with seen as (
          select contract, max("updatedAt") as at from invoice_entries
          where invoice = ${id} and contract is not null group by contract)
        select c.auftragsnummer as number, h.field, (array_agg(h.previous order by h.id))[1] as old,
          (array_agg(h.data order by h.id desc))[1] as now
        from seen join contracts c on c.id = seen.contract and c."updatedAt" > seen.at
        join history h on h.path = 'contracts' and h.record_id = c.id and h.logged_at > seen.at
        where split_part(h.field, '.', 1) = any(${sql.param([...fields])}::text[])
          or h.field = any(${sql.param([...fields])}::text[])
        group by c.id, h.field order by c.auftragsnummer, h.field`,
  );
  const changed = rows.filter((it) => !same(it.old, it.now));
  const names = await namesOf(
    changed.flatMap((it) => [it.old, it.now]),
    scope,
  );
  return changed.map((it) => ({
    propertyPath: 'invoiceEntries',
    message: changedSinceDraft(it.number, it, {
      fieldOf: (path) => fieldAt(resourceOf(contract), path),
      refer: (iri) => names.get(iri) ?? iri,
    }),
  }));
}

/** What the records are called that a contract referred to, and refers to now. */
async function namesOf(values: readonly unknown[], scope: Scope): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const value of values) {
    const resource = typeof value === 'string' && value.startsWith('/api/') && resourceByPath(pathOfIri(value));
    if (!resource || names.has(value)) continue;
    const record = await scope.look(resource, value);
    if (record) names.set(value, resource.represent(record as never));
  }
  return names;
}
