import { contract } from '../../../src/domain/contract/contract.ts';
import { allowed, type Verdict } from '../../../src/domain/define/verdict.ts';
import { protocolFieldsFromContract } from '../../../src/domain/protocol/fromContract.ts';
import type { protocol } from '../../../src/domain/protocol/protocol.ts';
import { checkReset, neverForwards } from '../../../src/domain/protocol/resets.ts';
import { afterStateChange, permissionsAfter } from '../../../src/domain/protocol/stateChange.ts';
import type { Completed, Intent, Scope } from '../../write/behaviour.ts';
import { noContent } from './content.ts';

type Protocol = typeof protocol;

/** Whether a change brings back what a restore point holds; it is taken as it is. */
export function isRestoring({ input }: Pick<Intent<Protocol>, 'input'>): boolean {
  return typeof input.restoreSnapshot === 'number';
}

/** What was billed is no longer emptied (R32). */
export async function checkWholeReset(
  { kind, before, input }: Intent<Protocol>,
  scope: Scope,
): Promise<Verdict<'reset'>> {
  if (kind !== 'update' || input.reset !== true) return allowed;
  const order = await scope.look(contract, before.contract);
  return order ? checkReset(order) : allowed;
}

/** Nothing of the ride is left, and address, vehicle and accessories are the contract's again (R32). */
export async function completeReset(
  { kind, before, input }: Intent<Protocol>,
  scope: Scope,
): Promise<Completed<Protocol>> {
  if (kind !== 'update' || input.reset !== true) return {};
  const order = await scope.look(contract, before.contract);
  return { ...noContent(before), ...(order && protocolFieldsFromContract(order, {})) };
}

/** The state of a protocol takes its moment, its permissions and its place among the sent ones along (R30, R33). */
export function completeState(intent: Intent<Protocol>, { now }: Scope): Completed<Protocol> {
  if (intent.kind !== 'update' || isRestoring(intent)) return {};
  const { before, input } = intent;
  const held = neverForwards(before, intent);
  const after = { ...intent.after, ...held };
  const permissions = permissionsAfter(before, after);
  const { statusArray = after.statusArray, closed = after.closed, ...sent } = afterStateChange(before, after, now);
  return {
    ...held,
    ...sent,
    statusArray,
    closed,
    ...(permissions && {
      editingApproved: input.editingApproved ?? permissions.editingApproved,
      additionalProperties: {
        ...after.additionalProperties,
        ...permissions.additionalProperties,
        ...flagsIn(input.additionalProperties),
      },
    }),
  };
}

type Flags = { editProcessPartAllowed?: boolean; disableSignatureValidation?: boolean };

/** What somebody who sets a state allows the app beside it. */
function flagsIn(given: { readonly [Name in keyof Flags]?: boolean | null } | null | undefined): Flags {
  const { editProcessPartAllowed: edit, disableSignatureValidation: unsigned } = given ?? {};
  return {
    ...(typeof edit === 'boolean' && { editProcessPartAllowed: edit }),
    ...(typeof unsigned === 'boolean' && { disableSignatureValidation: unsigned }),
  };
}
