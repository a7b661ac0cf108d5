import { allowed, refused, type Verdict } from '../../../src/domain/define/verdict.ts';
import { forgetKey } from '../../storage/apiKeys.ts';
import type { Behaviour, Done, Intent, Scope } from '../../write/behaviour.ts';

/** A key without a role opens nothing, which nobody means. */
function checkRoles({ kind, after }: Intent): Verdict {
  return kind === 'delete' || (Array.isArray(after.roles) && after.roles.length > 0) ? allowed : refused('Pflichtfeld', 'roles');
}

/** A key that is removed is worth nothing from then on. */
async function withdraw({ kind, id }: Done, { client }: Scope): Promise<void> {
  if (kind === 'delete') await forgetKey(client, id);
}

/** What a key of a program does beyond storing its fields. */
export const apiKeys: Behaviour = { check: [checkRoles], effects: [withdraw] };
