import { sql } from 'drizzle-orm';
import { checkReturnContract } from '../../../src/domain/contract/connection.ts';
import { contract } from '../../../src/domain/contract/contract.ts';
import { idOf, iriOf } from '../../../src/domain/define/resource.ts';
import { allowed, refused, type Verdict } from '../../../src/domain/define/verdict.ts';
import { rowsOf } from '../../storage/sql.ts';
import type { Done, Intent, Scope } from '../../write/behaviour.ts';

/**
 * A contract has at most one return contract (R9); its main contract is held meanwhile, so that two at once make one.
 */
export async function checkOneReturn(
  { kind, before, after }: Intent<typeof contract>,
  { client }: Scope,
): Promise<Verdict<'anschlussvon'>> {
  const isNew = before?.anschlussvon !== after.anschlussvon || before?.abafahrt !== after.abafahrt;
  if (kind === 'delete' || after.abafahrt !== '1' || !after.anschlussvon || !isNew) return allowed;
  const main = idOf('contracts', after.anschlussvon);
  const [mainContract] = await rowsOf<{ auftragsnummer: string }>(
    client,
    sql`select auftragsnummer from contracts where id = ${main} for update`,
  );
  const [other] = await rowsOf<{ id: number }>(
    client,
    sql`select id from contracts where anschlussvon = ${main} and abafahrt = '1' and id is distinct from ${before?.id ?? null} limit 1`,
  );
  const verdict =
    other && mainContract
      ? checkReturnContract({ ...mainContract, anschlussAuftrag: iriOf('contracts', other.id) })
      : allowed;
  return verdict.verdict === 'refused' ? refused(verdict.reason, 'anschlussvon') : allowed;
}

const noConnection = { abafahrt: '0', abcfahrt: '0' } as const;

/**
 * The main contract knows the contract that follows it; without the link neither is a connection ride any more
 * (document 1, section 4).
 */
export async function followLink(done: Done<typeof contract>, scope: Scope): Promise<void> {
  const before = done.kind === 'create' ? null : done.before.anschlussvon;
  const after = done.kind === 'delete' ? null : done.after.anschlussvon;
  if (before === after) return;
  if (before) await release(before, done, scope);
  if (after) await point(after, done.id, scope);
}

/** A main contract that itself follows another one stays a connection ride. */
async function release(main: string, done: Done<typeof contract>, scope: Scope): Promise<void> {
  const own = iriOf('contracts', done.id);
  const mainContract = await scope.look(contract, main);
  if (mainContract)
    await scope.change(contract, main, {
      ...(mainContract.anschlussvon === null && noConnection),
      ...(mainContract.anschlussAuftrag === own && { anschlussAuftrag: null }),
    });
  if (done.kind === 'update' && !done.after.anschlussvon) await scope.change(contract, own, noConnection);
}

async function point(main: string, returnContract: number, scope: Scope): Promise<void> {
  const mainContract = await scope.look(contract, main);
  if (mainContract && mainContract.anschlussAuftrag === null)
    await scope.change(contract, main, { anschlussAuftrag: iriOf('contracts', returnContract) });
}
