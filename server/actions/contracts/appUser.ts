import { sql } from 'drizzle-orm';
import type { contract } from '../../../src/domain/contract/contract.ts';
import { allowed, refused, type Verdict } from '../../../src/domain/define/verdict.ts';
import { idOf } from '../../../src/domain/define/resource.ts';
import { driver } from '../../../src/domain/driver/driver.ts';
import { user } from '../../../src/domain/user/user.ts';
import { rowsOf } from '../../storage/sql.ts';
import type { Intent, Scope } from '../../write/behaviour.ts';
import { isTakenBack } from './takenBack.ts';

/** The user on whose device a contract of this driver lies: his own, when he uses the app and may sign in (R11). */
export async function appUserOf(driverIri: string | null, scope: Scope): Promise<string | null> {
  const found = await scope.look(driver, driverIri);
  if (!found?.appAccess) return null;
  const account = await scope.look(user, found.user);
  return account?.active ? found.user : null;
}

type Named = { readonly user: string; readonly of: string | null };

/** Whether this is the user of somebody who drives for a Logistiker, uses the app and may sign in (R11). */
export async function isOfSubDriver({ user: benutzer, of }: Named, scope: Scope): Promise<boolean> {
  const [account, logistician] = [await scope.look(user, benutzer), await scope.look(driver, of)];
  if (!account?.active || !logistician?.enableLogisticFunctions || of === null) return false;
  const found = await rowsOf(
    scope.client,
    sql`select 1 from drivers where fahrervon = ${idOf(driver.path, of)} and "user" = ${idOf(user.path, benutzer)}
        and active and "appAccess"`,
  );
  return found.length > 0;
}

/** Whoever names the user of a contract names the driver's own, or one of the drivers of a Logistiker. */
export async function checkAppUser(intent: Intent<typeof contract>, scope: Scope): Promise<Verdict<'benutzer'>> {
  if (intent.kind === 'delete' || isTakenBack(intent)) return allowed;
  const { before, after, input } = intent;
  if (!input.benutzer || input.benutzer === before?.benutzer) return allowed;
  const own = (await scope.look(driver, after.driver))?.user;
  return input.benutzer === own || (await isOfSubDriver({ user: input.benutzer, of: after.driver }, scope))
    ? allowed
    : refused(
        'App-Benutzer kann nur der Fahrer selbst sein, bei einem Logistiker auch einer seiner Unterfahrer.',
        'benutzer',
      );
}
