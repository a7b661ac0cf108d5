import { randomInt } from 'node:crypto';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { activateDriver, createTestContract } from '../../../src/domain/driver/driverCalls.ts';
import { driver, type Driver } from '../../../src/domain/driver/driver.ts';
import { randomPassword } from '../../../src/domain/user/randomPassword.ts';
import { user, type User } from '../../../src/domain/user/user.ts';
import { welcomeMail } from '../../mail/accountMails.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { accountOf } from '../../storage/accounts.ts';
import { Conflict, Forbidden, Invalid, NotFound } from '../../storage/refusals.ts';
import type { Scope } from '../../write/behaviour.ts';
import { respond } from '../handler.ts';
import { metDriver } from './metDriver.ts';
import { makeTestContract } from './testContract.ts';

type Wishes = { readonly sendWelcomeMail?: boolean | null; readonly createTestContract?: boolean | null };

/** Opens an applicant's account, and does what is wished besides, all of it or nothing (R75). */
export const activate = respond(activateDriver, async (asked, { id, ...wishes }) => {
  const { database, openScope, actor, now } = asked;
  return database.transaction(async (client) => {
    const met = await metDriver(asked, id, client);
    const scope = openScope({ client, actor, now });
    const iri = iriOf(driver.path, id);
    if (met.approved && met.active) throw new Conflict('Dieser Fahrer ist bereits aktiv.');
    if (!met.email) throw new Invalid([{ propertyPath: 'email', message: 'Zum Aktivieren fehlt die E-Mail-Adresse.' }]);
    const hasPassword = met.user !== null && (await accountOf(client, idOfUser(met)))?.hash !== null;
    const password = hasPassword ? null : randomPassword(randomInt);
    const changed = await scope.change(driver, iri, {
      approved: true,
      active: true,
      mitarbeiter: '1',
      keineangebotsinfomail: '0',
      account: {
        active: true,
        ...(met.user === null && { username: met.email }),
        ...(password !== null && { plainPassword: password }),
      },
    });
    const done = await makeTestContractAndWelcome(scope, changed, wishes);
    const account = await scope.look(user, changed.user);
    return { driver: iri, username: account?.username ?? '', password, auftragsnummer: done?.auftragsnummer ?? null };
  });
});

/** A contract to practise with and the welcome mail, for a driver who is active already as well (R12). */
export const trial = respond(createTestContract, async (asked, { id, ...wishes }) => {
  const met = await metDriver(asked, id);
  const { database, openScope, actor, now } = asked;
  return database.transaction(async (client) => {
    const made = await makeTestContractAndWelcome(openScope({ client, actor, now }), met, wishes);
    return { auftragsnummer: made?.auftragsnummer ?? null, contract: made ? iriOf('contracts', made.id) : null };
  });
});

async function makeTestContractAndWelcome(scope: Scope, met: Driver, wishes: Wishes) {
  const made = wishes.createTestContract === true ? await makeTestContract(scope, met) : undefined;
  if (wishes.sendWelcomeMail === true) {
    if (!met.email)
      throw new Invalid([
        { propertyPath: 'sendWelcomeMail', message: 'Bei diesem Fahrer ist keine E-Mail-Adresse hinterlegt.' },
      ]);
    const account: User | undefined = await scope.look(user, met.user);
    if (!account)
      throw new Invalid([{ propertyPath: 'sendWelcomeMail', message: 'Dieser Fahrer hat noch kein Nutzerkonto.' }]);
    if (account.roles.length > 0 && !scope.actor.roles.includes('admin'))
      throw new Forbidden('Links zu Konten von Mitarbeitern verschickt nur die Administration.');
    await queueMail(scope, await welcomeMail(scope, { driver: met, account, hasTestContract: made !== undefined }));
  }
  return made;
}

function idOfUser({ userId }: Driver): number {
  if (userId === null) throw new NotFound();
  return userId;
}
