import type { contract } from '../../../src/domain/contract/contract.ts';
import { driverSetMails } from '../../mail/driverSetMails.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { driverSet } from '../../mail/templates/driverSet.ts';
import { withdrawMails } from '../../mail/withdrawMails.ts';
import type { Done, Scope } from '../../write/behaviour.ts';
import { isTakenBack } from './takenBack.ts';

/**
 * Whom the mail rules name hears of each new driver (0-decisions, M18); of one that is taken back before the mail has
 * left nobody hears anything.
 */
export async function tellByRules(done: Done<typeof contract>, scope: Scope): Promise<void> {
  const { kind, before, after, input } = done;
  if (kind === 'delete' || (before?.driver ?? null) === after.driver) return;
  if (isTakenBack(done) && (await withdrawMails(scope, { contract: done.before, template: driverSet.key }))) return;
  if (!after.driver || after.testContract || after.isStorniert) return;
  for (const mail of await driverSetMails(scope, after)) await queueMail(scope, mail, input);
}
