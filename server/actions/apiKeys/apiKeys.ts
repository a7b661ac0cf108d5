import { allowed, refused, type Verdict } from '../../../src/domain/define/verdict.ts';
import { requiredText } from '../../../src/domain/define/requiredText.ts';
import { forgetKey } from '../../storage/apiKeys.ts';
import { apiKey } from '../../../src/domain/user/apiKey.ts';
import { behave, type Done, type Intent, type Scope } from '../../write/behaviour.ts';

/** A key without a role opens nothing, which nobody means. */
function checkRoles({ kind, after }: Intent<typeof apiKey>): Verdict<'roles'> {
  return kind === 'delete' || after.roles.length > 0 ? allowed : refused(requiredText, 'roles');
}

/** A key that is removed is worth nothing from then on. */
async function withdraw({ kind, id }: Done<typeof apiKey>, { client }: Scope): Promise<void> {
  if (kind === 'delete') await forgetKey(client, id);
}

/** What a key of a program does beyond storing its fields. */
export const apiKeys = behave(apiKey, { check: [checkRoles], effects: [withdraw] });
