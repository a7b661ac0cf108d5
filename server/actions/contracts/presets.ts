import type { contract } from '../../../src/domain/contract/contract.ts';
import { customerPresets } from '../../../src/domain/contract/presets.ts';
import { customer } from '../../../src/domain/customer/customer.ts';
import type { Completed, Intent, Scope } from '../../write/behaviour.ts';

/**
 * A new contract begins with what its customer has settled, wherever the caller said nothing; even saying "none" is
 * saying something (R3).
 */
export async function completePresets(
  { kind, after, input }: Intent<typeof contract>,
  scope: Scope,
): Promise<Completed<typeof contract>> {
  if (kind !== 'create') return {};
  const client = await scope.look(customer, after.contractClientAddress);
  if (!client) return {};
  const presets: Completed<typeof contract> = customerPresets(client, after);
  const said = new Set(Object.entries(input).flatMap(([name, value]) => (value === undefined ? [] : [name])));
  return Object.fromEntries(Object.entries(presets).filter(([name]) => !said.has(name)));
}
