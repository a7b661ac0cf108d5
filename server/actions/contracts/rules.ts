import { sql } from 'drizzle-orm';
import { checkLink } from '../../../src/domain/contract/connection.ts';
import type { contract, Contract } from '../../../src/domain/contract/contract.ts';
import { checkStateOperation } from '../../../src/domain/contract/stateOperations.ts';
import { mayRead } from '../../../src/domain/access/matrix.ts';
import { checkContractDeletion } from '../../../src/domain/contract/deletion.ts';
import { countsLeftOver } from '../../../src/domain/contract/itemCounts.ts';
import { contractRefusals } from '../../../src/domain/contract/contractRules.ts';
import type { FieldOf } from '../../../src/domain/define/row.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { allowed, strictest, type Verdict } from '../../../src/domain/define/verdict.ts';
import { protocol } from '../../../src/domain/protocol/protocol.ts';
import { protocolStatus } from '../../../src/domain/protocol/badge.ts';
import { heldNumber, keepWhileHeld } from '../retention/holds.ts';
import type { Completed, Intent, Scope } from '../../write/behaviour.ts';

/**
 * The rules about the state of a contract, asked of the change that would bring it about; questions are the console's
 * business.
 */
export function checkContract({ kind, before, after }: Intent<typeof contract>): Verdict<FieldOf<typeof contract>> {
  if (kind === 'delete') return allowed;
  const link =
    before && before.anschlussvon !== after.anschlussvon
      ? checkLink({ '@id': iriOf('contracts', before.id), anschlussvon: after.anschlussvon })
      : allowed;
  return strictest([link, ...contractRefusals(before ?? null, after)]);
}

/**
 * Who repeats what was done already has seen another state of the contract, and is told so; what follows from another
 * change repeats nothing.
 */
export function checkRepeated(
  { kind, before, after, input }: Intent<typeof contract>,
  { written }: Scope,
): Verdict<FieldOf<typeof contract>> {
  return kind === 'update' && written.size === 0 ? checkStateOperation(before, { after, input }) : allowed;
}

/** The counts of accessories that are taken off a contract end with them (R34). */
export function completeCounts({ kind, before, after }: Intent<typeof contract>): Completed<typeof contract> {
  return kind === 'update' ? countsLeftOver(before, after) : {};
}

/** A contract is kept while a hold stands on it, its customer or its driver. */
export const keepHeldContract = keepWhileHeld(
  ({ id, contractClientAddress, driver }: Pick<Contract, 'id' | 'contractClientAddress' | 'driver'>) => ({
    contract: sql`${id}::bigint`,
    customer: heldNumber('customers', contractClientAddress),
    driver: heldNumber('drivers', driver),
  }),
);

/** Only a contract that is neither billed nor begun may be deleted (R6). */
export async function checkDeletion({ kind, after }: Intent<typeof contract>, scope: Scope): Promise<Verdict> {
  if (kind !== 'delete') return allowed;
  const found = await scope.look(protocol, after.protocol);
  return checkContractDeletion({
    auftragsnummer: after.auftragsnummer ?? '',
    invoiceNumbers: after.invoiceNumbers,
    protocolStatus: protocolStatus(found?.processState ?? 'UNPROCESSED'),
    hidesNumbers: !mayRead(scope.actor.roles, 'invoiceTag'),
  });
}
