import { sql } from 'drizzle-orm';
import { readingMs } from '../../src/domain/app/patience.ts';
import { contract } from '../../src/domain/contract/contract.ts';
import { conditionsOf } from '../storage/filters.ts';
import { readPage } from '../storage/readRecords.ts';
import { readWhileWanted } from '../storage/readWhileWanted.ts';
import { Invalid } from '../storage/refusals.ts';
import { rowsOf, whereOf } from '../storage/sql.ts';
import { demand } from './authenticate.ts';
import type { Routes } from './context.ts';
import { permitted } from '../read/listAccess.ts';
import { readListQuery } from '../read/listQuery.ts';
import { presentMany } from '../read/present.ts';
import { sendCollection } from './representation.ts';
import { whenGone } from './whenGone.ts';

const found = ['auftragsnummer', 'licensePlate', 'carFin', 'carDetails', 'datum', 'bringdatum', 'pickupLocation', 'deliveryLocation', 'contractClientAddress', 'driver', 'protocol', 'anschlussAuftrag', 'isStorniert'];
const mostFound = 25;
/** Lists without end are counted so far; a day that was not counted to its end is left out. */
const mostCounted = 20_000;

type DayRow = { datum: string; total: number; withoutDriver: number; underway: number; closed: number };

/** Calls of orders beyond the standard ones: the search box, and what each day of a list holds. */
export const contractRoutes: Routes = (app, { database }) => {
  const mayRead = { onRequest: demand('contracts', 'read') };

  app.get('/api/contracts/search', mayRead, async (request, reply) => {
    const { customSearchFilter, specialFilter, itemsPerPage, page } = request.query as Record<string, string | string[] | undefined>;
    const text = [customSearchFilter ?? specialFilter ?? ''].flat().join(' ').trim();
    if (text === '') throw new Invalid([{ propertyPath: 'customSearchFilter', message: 'Bitte einen Suchtext eingeben.' }]);
    const query = readListQuery(contract, { customSearchFilter: text, 'order[datum]': 'desc', itemsPerPage: itemsPerPage ?? String(mostFound), page });
    const { records, total, totalIsAtLeast } = await readWhileWanted(database.pool, { gone: whenGone(reply), most: readingMs, read: (to) => readPage(to, contract, { ...query, fields: found }) });
    const members = await presentMany(database.pool, contract, { records, fields: found, roles: request.actor.roles });
    return sendCollection(request, reply, { context: '/api/contexts/Contract', members, total, totalIsAtLeast, ...query });
  });

  app.get('/api/contracts/days', mayRead, async (request, reply) => {
    const { filters } = permitted(contract, readListQuery(contract, request.query as Record<string, unknown>), request.actor);
    const rows = await rowsOf<DayRow>(
      database.pool,
      sql`select datum, count(*) as total, count(*) filter (where driver is null and not "isStorniert") as "withoutDriver",
                 count(*) filter (where state in ('STARTED', 'SUBMITTED')) as underway, count(*) filter (where state in ('RECEIVED', 'CLOSED')) as closed
          from (select datum, driver, "isStorniert", (select "processState" from protocols where protocols.id = contracts.protocol) as state
                from contracts ${whereOf([...conditionsOf(contract, filters), sql`datum is not null`])} order by datum limit ${mostCounted + 1}) as days
          group by datum order by datum`,
    );
    const isCutOff = rows.reduce((sum, it) => sum + it.total, 0) > mostCounted;
    return reply.send({ days: isCutOff ? rows.slice(0, -1) : rows });
  });
};
