import { sql } from 'drizzle-orm';
import type { AnswerTo } from '../../../src/domain/define/call.ts';
import { rowOverview as declared } from '../../../src/domain/import/importCalls.ts';
import { importContract } from '../../../src/domain/import/importContract.ts';
import { importEffects } from '../../../src/domain/import/choices/importEffects.ts';
import { resourceOf } from '../../../src/domain/resources.ts';
import { permitted } from '../../read/listAccess.ts';
import { readListQuery } from '../../read/listQuery.ts';
import { conditionsOf } from '../../storage/filters.ts';
import { rowsOf, whereOf } from '../../storage/sql.ts';
import { respond } from '../handler.ts';

const resource = resourceOf(importContract);
const open = sql`not "isImported" and not "isDeclinedByLeitstand"`;
const ready = sql`${open} and confirm and effect in ('CREATE', 'EDIT', 'CANCEL', 'DOUBLE')`;

type Counts = AnswerTo<typeof declared>;
const none: Counts = {
  rows: 0,
  CREATE: 0,
  EDIT: 0,
  CANCEL: 0,
  DOUBLE: 0,
  FAULTY: 0,
  UNCHANGED: 0,
  declined: 0,
  imported: 0,
  confirmed: 0,
  confirmedNew: 0,
};

/** How the rows that the filters of a list hit stand. */
export const rowOverview = respond(declared, async ({ database: { pool }, actor }, asked) => {
  const { filters } = permitted(resource, readListQuery(resource, asked), actor);
  const effects = sql.join(
    importEffects.items.map(
      ({ key }) =>
        sql`count(*) filter (where effect = ${key} and not "isDeclinedByLeitstand")::int as ${sql.identifier(key)}`,
    ),
    sql`, `,
  );
  const [counts] = await rowsOf<Counts>(
    pool,
    sql`select count(*)::int as rows, ${effects},
          count(*) filter (where "isDeclinedByLeitstand")::int as declined,
          count(*) filter (where "isImported")::int as imported,
          count(*) filter (where ${ready})::int as confirmed,
          count(*) filter (where ${ready} and effect in ('CREATE', 'DOUBLE'))::int as "confirmedNew"
        from import_contracts ${whereOf(conditionsOf(resource, filters))}`,
  );
  return counts ?? none;
});
