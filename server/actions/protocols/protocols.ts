import { contract } from '../../../src/domain/contract/contract.ts';
import { protocol } from '../../../src/domain/protocol/protocol.ts';
import { behave, type Done, type Scope } from '../../write/behaviour.ts';
import { checkEntries, completeEntries } from './entries.ts';

/** A contract is done as long as its protocol is closed (R10); the lists of contracts find it under U4. */
async function completeContract({ kind, before, after }: Done<typeof protocol>, scope: Scope): Promise<void> {
  const isClosed = after.processState === 'CLOSED';
  if (kind !== 'update' || isClosed === (before.processState === 'CLOSED')) return;
  if (after.contract) await scope.change(contract, after.contract, { abgeschlossen: isClosed });
}

/** What a protocol does beyond storing its fields. */
export const protocols = behave(protocol, {
  check: [checkEntries],
  complete: [completeEntries],
  effects: [completeContract],
});
