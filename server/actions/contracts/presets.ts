import { customerPresets, type CustomerSettings, type OrderToPreset } from '../../../src/domain/contract/presets.ts';
import type { Intent, Scope } from '../../write/behaviour.ts';

/** A new order begins with what its customer has settled, wherever the caller said nothing; even saying "none" is saying something (R3). */
export async function completePresets({ kind, after, input }: Intent, scope: Scope): Promise<Record<string, unknown>> {
  if (kind !== 'create') return {};
  const customer = await scope.look(after.contractClientAddress);
  if (!customer) return {};
  const presets = customerPresets(customer as CustomerSettings, after as OrderToPreset);
  return Object.fromEntries(Object.entries(presets).filter(([name]) => input[name] === undefined));
}
