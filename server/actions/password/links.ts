import { rolesFrom } from '../../../src/domain/access/roles.ts';
import { idOf } from '../../../src/domain/define/resource.ts';
import { objectionTo } from '../../../src/domain/user/password.ts';
import { choosePassword, passwordLink } from '../../../src/domain/user/passwordCalls.ts';
import { user } from '../../../src/domain/user/user.ts';
import { findLink, withdrawLinks, type PublicLink } from '../../links/links.ts';
import { passwordPurpose } from '../../links/passwordLink.ts';
import { outsideLinksOf } from '../../outsideLinks.ts';
import { storePassword } from '../../storage/accounts.ts';
import { hashPassword } from '../../storage/password.ts';
import { readOne } from '../../storage/readRecords.ts';
import { beginSession } from '../../storage/refreshTokens.ts';
import { Invalid, NotFound } from '../../storage/refusals.ts';
import { lockSessions } from '../../storage/sessions.ts';
import { resourceByPath } from '../../../src/domain/resources.ts';
import type { Queryable } from '../../storage/sql.ts';
import type { User } from '../../../src/domain/user/user.ts';
import { answer, respond, type OpenlyAsked } from '../handler.ts';
import { admitLink, countWrongLink } from './linkThrottle.ts';

const gone = 'Dieser Link ist nicht mehr gültig.';

/** For whom a link is; one that leads nowhere is counted against who tries it. */
export const shownLink = respond(passwordLink, async (asked, { token }) => {
  const { link, account } = await found(asked, token);
  const { app } = await outsideLinksOf(asked.database.pool);
  return {
    username: account.username ?? '',
    name: account.name ?? '',
    minutes: Math.max(1, Math.round((Date.parse(link.validUntil) - asked.now.getTime()) / 60_000)),
    isStaff: rolesFrom(account.roles).length > 0,
    appLink: app,
  };
});

/** A password is chosen by a link; the link is spent with it, and staff goes on into the console. */
export const chosenPassword = answer(choosePassword, {
  read: ({ password }) => ({ password: typeof password === 'string' ? password : '' }),
  async work(asked, { token, password }) {
    const { account } = await found(asked, token);
    const objection = objectionTo(password, account.username ?? '');
    if (objection !== undefined) throw new Invalid([{ propertyPath: 'password', message: objection }]);
    const hash = await hashPassword(password);
    const { database, now, whence } = asked;
    const roles = rolesFrom(account.roles);
    const begun = await database.transaction(async (client) => {
      const held = await findLink(client, token, { purpose: passwordPurpose, now, isHeld: true });
      if (!held) throw new NotFound(gone);
      await lockSessions(client, account.id);
      if ((await accountOf(client, held.iri))?.active !== true) throw new NotFound(gone);
      await storePassword(client, { userId: account.id, hash, at: now });
      await withdrawLinks(client, { purpose: passwordPurpose, iri: held.iri }, now);
      return roles.length === 0 ? undefined : beginSession(client, { userId: account.id, whence, now });
    });
    if (!begun) return { token: null, refresh_token: null };
    const bearer = { userId: account.id, username: account.username ?? '', roles, session: begun.session };
    return { token: asked.tokenFor(bearer), refresh_token: begun.token };
  },
});

async function found(asked: OpenlyAsked, token: string): Promise<{ link: PublicLink; account: User }> {
  const { database, whence, now } = asked;
  await admitLink({ database, address: whence.address, now });
  const link = await findLink(database.pool, token, { purpose: passwordPurpose, now });
  const account = link && (await accountOf(database.pool, link.iri));
  if (link && account?.active) return { link, account };
  await countWrongLink({ database, address: whence.address, now });
  throw new NotFound(gone);
}

async function accountOf(to: Queryable, iri: string): Promise<User | undefined> {
  const resource = resourceByPath(user.path);
  return resource && ((await readOne(to, resource, idOf(user.path, iri) ?? 0)) as User | undefined);
}
