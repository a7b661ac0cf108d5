import { storedRole } from '../../../src/domain/access/roles.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { initialsOf } from '../../../src/domain/people/initials.ts';
import { ownAccount } from '../../../src/domain/user/ownCalls.ts';
import { accountOf } from '../../storage/accounts.ts';
import { NotSignedIn } from '../../storage/refusals.ts';
import { respond } from '../handler.ts';

/** Who is signed in, as a record of his class. */
export const account = respond(ownAccount, async ({ database, actor, mustChangePassword }) => {
  const found = await accountOf(database.pool, actor.userId ?? 0);
  if (!found?.active) throw new NotSignedIn('Dieses Konto gibt es nicht mehr; bitte melden Sie sich neu an.');
  const { id, username, name, email } = found;
  return {
    '@context': '/api/contexts/User',
    '@id': iriOf('users', id),
    '@type': 'User',
    userId: id,
    username,
    name: name ?? username,
    email,
    initials: initialsOf(name ?? username),
    roles: actor.roles.map(storedRole),
    mustChangePassword,
  };
});
