import { sql } from 'drizzle-orm';
import { bundle } from '../../../src/domain/bundle/bundle.ts';
import { bundleContract } from '../../../src/domain/bundle/bundleContract.ts';
import { takeChain } from '../../../src/domain/chain/chainCalls.ts';
import { contract } from '../../../src/domain/contract/contract.ts';
import { pathOfIri } from '../../../src/domain/define/iri.ts';
import { idOf, iriOf } from '../../../src/domain/define/resource.ts';
import { mailLog } from '../../../src/domain/mail/mailLog.ts';
import { Conflict, NotFound } from '../../storage/refusals.ts';
import { rowsOf } from '../../storage/sql.ts';
import type { Scope } from '../../write/behaviour.ts';
import { answer, type Unchecked } from '../handler.ts';
import { wrongInput } from '../wrongInput.ts';

const wrong = wrongInput(takeChain);

const longest = 3;
const fewestInBundle = 2;

type Taken = {
  readonly driver: string;
  readonly contracts: readonly string[];
  readonly bundle: string | undefined;
  readonly wishes: {
    readonly assignmentOverride: string;
    readonly driverChangedWithMail: boolean;
    readonly mailsWaitForUndo?: true;
  };
};

/** Gives the chain away whole or not at all: of two dispatchers who take the same contract only one gets it. */
export const take = answer(takeChain, {
  read,
  work: ({ database, openScope, actor, now }, taken) =>
    database.transaction((client) => giveAway(openScope({ client, actor, now }), taken)),
});

async function giveAway(scope: Scope, { driver, contracts, bundle: joined, wishes }: Taken) {
  await holdOpen(scope, contracts);
  for (const iri of contracts) await scope.change(contract, iri, { driver, ...wishes });
  const packed = joined === undefined ? await newBundle(scope, contracts) : await join(scope, joined, contracts);
  return { ...packed, contracts: writtenTo(scope, contract.path), mails: writtenTo(scope, mailLog.path) };
}

async function newBundle(scope: Scope, contracts: readonly string[]) {
  if (contracts.length < fewestInBundle) return { bundle: null, entries: [] };
  const made = await scope.make(bundle, { active: true, contracts });
  return { bundle: { iri: iriOf(bundle.path, made.id), name: made.bundle ?? '' }, entries: [] };
}

async function join(scope: Scope, iri: string, contracts: readonly string[]) {
  const found = await scope.look(bundle, iri);
  if (!found) throw new NotFound();
  if (!found.active) throw wrong('bundle', `Fahrtpaket ${found.bundle ?? ''} ist aufgelöst.`);
  const entries: string[] = [];
  for (const it of contracts) {
    const { id } = await scope.make(bundleContract, { bundle: iri, contract: it });
    entries.push(iriOf(bundleContract.path, id));
  }
  return { bundle: { iri, name: found.bundle ?? '' }, entries };
}

/** The records of a kind as the chain leaves them. */
function writtenTo({ written }: Scope, path: string) {
  return [...written].flatMap(([iri, { version }]) =>
    pathOfIri(iri) === path ? [{ '@id': iri, version: Number(version) }] : [],
  );
}

/** Holds the contracts; whoever comes second hears which one is gone. */
async function holdOpen({ client }: Scope, contracts: readonly string[]): Promise<void> {
  const ids = contracts.map((it) => idOf('contracts', it) ?? 0);
  const rows = await rowsOf<{ auftragsnummer: string; isTaken: boolean }>(
    client,
    sql`select auftragsnummer, driver is not null or cardinality(bundles) > 0 or "isStorniert" or abgeschlossen as "isTaken"
        from contracts where id = any(${sql.param(ids)}::bigint[]) order by id for update`,
  );
  if (rows.length < ids.length) throw new NotFound();
  const taken = rows.find((it) => it.isTaken);
  if (taken) throw new Conflict(`Auftrag ${taken.auftragsnummer} ist inzwischen vergeben.`);
}

function read(given: Unchecked<{ [name: string]: unknown }>): Taken {
  const contracts = (Array.isArray(given.contracts) ? given.contracts : []).map((it) => iriIn(it, 'contracts'));
  if (contracts.length === 0 || contracts.length > longest || new Set(contracts).size < contracts.length)
    throw wrong('contracts', 'Bitte ein bis drei verschiedene Aufträge nennen.');
  if (!given.driver) throw wrong('driver', 'Bitte den Fahrer nennen.');
  const reason = given.assignmentOverride;
  return {
    driver: iriIn(given.driver, 'driver'),
    contracts,
    bundle: given.bundle === undefined || given.bundle === null ? undefined : iriIn(given.bundle, 'bundle'),
    wishes: {
      assignmentOverride: typeof reason === 'string' ? reason : '',
      driverChangedWithMail: given.driverChangedWithMail === true,
      ...(given.mailsWaitForUndo === true && { mailsWaitForUndo: true }),
    },
  };
}

/** What a field refers to; nothing is left out of what was sent. */
function iriIn(value: unknown, field: 'contracts' | 'driver' | 'bundle'): string {
  const path = { contracts: 'contracts', driver: 'drivers', bundle: 'bundles' }[field];
  if (typeof value !== 'string' || idOf(path, value) === undefined) throw wrong(field, 'Kein gültiger Verweis');
  return value;
}
