import { sql } from 'drizzle-orm';
import { contract } from '../../../src/domain/contract/contract.ts';
import { driver } from '../../../src/domain/driver/driver.ts';
import { driverDocument } from '../../../src/domain/driver/driverDocument.ts';
import { protocol } from '../../../src/domain/protocol/protocol.ts';
import { keepDrawing, type Drawings } from '../../files/keepDrawing.ts';
import type { Files } from '../../files/files.ts';
import { system } from '../../storage/actor.ts';
import type { Database } from '../../storage/database.ts';
import { rowsOf } from '../../storage/sql.ts';
import type { Scope } from '../../write/behaviour.ts';
import type { OpenScope } from '../../write/scope.ts';
import { dayOf, dayText } from '../days.ts';
import { readSeedFact } from '../progressFact.ts';
import { nameInProtocol, type KeptPicture } from './nameInProtocol.ts';
import { driverPaper } from './papers.ts';
import { picturesOf, type Definition, type Ride } from './protocolPictures.ts';

export type Filling = {
  readonly database: Database;
  readonly openScope: OpenScope;
  readonly files: Files;
  /** More protocols than this have no pictures, however many rides the days had. */
  readonly max: number;
  readonly clock: () => Date;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: { done: number; of: number }) => void;
};

/** Rides of so many days before today are whole, of so many more sparse; the newest are whole however old. */
const wholeDays = 3;
const sparseDays = 7;
const wholeAtLeast = 3;

/**
 * Draws the pictures of the demo data and names them in their records: protocols of the newest days first, then the
 * papers of applicants and drivers. What was stopped goes on with what has none yet.
 */
export async function fillPictures(filling: Filling): Promise<void> {
  const { database, max, signal, onProgress } = filling;
  const fact = await readSeedFact(database.pool);
  if (!fact) return;
  const definitions = await rowsOf<Definition>(
    database.pool,
    sql`select image, state from protocol_images order by state, sort`,
  );
  const drawings: Drawings = new Map();
  const protocols = await protocolsOf(database, { today: fact.today, max });
  // A small demo is to be ready soon, and one with few pictures even sooner.
  const papers = await papersOf(database, Math.min(Math.max(20, Math.round(fact.count / 10)), 20 * max));
  const works = [
    ...protocols.map((it) => () => fillProtocol(filling, { ...it, definitions, drawings })),
    ...papers.map((id) => () => fillPaper(filling, { id, drawings })),
  ];
  for (const [at, work] of works.entries()) {
    if (signal?.aborted) return;
    await work();
    onProgress?.({ done: at + 1, of: works.length });
  }
}

type Chosen = { readonly id: number; readonly isWhole: boolean };

async function protocolsOf(
  { pool }: Database,
  { today, max }: { readonly today: string; readonly max: number },
): Promise<Chosen[]> {
  const rows = await rowsOf<{ id: number; day: string; filled: boolean }>(
    pool,
    sql`select p.id, p."pickupDateRaw"::text as day, exists (select from protocol_image_slots s where s.protocol = p.id) as filled
        from protocols p where p."processState" in ('SUBMITTED', 'RECEIVED', 'CLOSED') and not p."emptyRunDone"
        order by p."pickupDateRaw" desc nulls last, p.id desc limit ${max}`,
  );
  const since = (days: number) => dayText(dayOf(today) - days);
  return rows.flatMap(({ id, day, filled }, at) => {
    const isWhole = at < wholeAtLeast || day >= since(wholeDays);
    return filled || !(isWhole || day >= since(sparseDays)) ? [] : [{ id: Number(id), isWhole }];
  });
}

/** Applicants are looked at before all others. */
async function papersOf({ pool }: Database, max: number): Promise<number[]> {
  const rows = await rowsOf<{ id: number; filled: boolean }>(
    pool,
    sql`select d.id, d.file is not null as filled from driver_documents d join drivers f on f.id = d.driver
        where d."checkedAt" is null order by f.approved, d.id desc limit ${max}`,
  );
  return rows.filter((it) => !it.filled).map((it) => Number(it.id));
}

function inScope<T>({ database, openScope, clock }: Filling, work: (scope: Scope) => Promise<T>): Promise<T> {
  return database.transaction((client) => work(openScope({ client, actor: system, now: clock() })));
}

type ProtocolWork = Chosen & { readonly definitions: readonly Definition[]; readonly drawings: Drawings };

async function fillProtocol(filling: Filling, { id, isWhole, definitions, drawings }: ProtocolWork): Promise<void> {
  const ride = await inScope(filling, (scope) => rideOf(scope, id));
  if (!ride) return;
  const record = `/api/protocols/${String(id)}`;
  const kept: KeptPicture[] = [];
  for (const { place, fileName, sentAt, draw } of picturesOf(ride, definitions, isWhole)) {
    if (filling.signal?.aborted) return;
    const drawn = { drawing: draw(), fileName, record, sentAt, drawings };
    kept.push({ place, file: await keepDrawing(keeping(filling), drawn) });
  }
  await inScope(filling, (scope) => nameInProtocol(scope, record, kept));
}

const keeping = ({ database, files, clock }: Filling) => ({ database, files, now: clock() });

async function rideOf(scope: Scope, id: number): Promise<Ride | undefined> {
  const found = await scope.look(protocol, `/api/protocols/${String(id)}`);
  const ride = await scope.look(contract, found?.contract);
  return found && ride && { protocol: found, contract: ride };
}

async function fillPaper(filling: Filling, { id, drawings }: { id: number; drawings: Drawings }): Promise<void> {
  const iri = `/api/driver_documents/${String(id)}`;
  const [paper, holder] = await inScope(filling, async (scope) => {
    const found = await scope.look(driverDocument, iri);
    return [found, await scope.look(driver, found?.driver)] as const;
  });
  if (!paper || !holder) return;
  const drawing = driverPaper(paper.type ?? '', paper.translatedType ?? '', {
    name: `${holder.vorname ?? ''} ${holder.nachname ?? ''}`,
    number: holder.fuehrerschein ?? '',
    day: paper.createdAt.slice(0, 10).split('-').reverse().join('.'),
  });
  const file = await keepDrawing(keeping(filling), {
    drawing,
    fileName: paper.name ?? 'Muster.jpg',
    record: iri,
    drawings,
  });
  await inScope(filling, (scope) => scope.change(driverDocument, iri, { file }));
}
