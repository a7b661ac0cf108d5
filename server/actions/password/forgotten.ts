import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { isMailAddress } from '../../../src/domain/define/mailAddress.ts';
import { askedForLink, forgottenPassword } from '../../../src/domain/user/passwordCalls.ts';
import { defineJob } from '../../jobs/defineJob.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { resetMail } from '../../mail/accountMails.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { publicAddressOf } from '../../publicAddress.ts';
import { system } from '../../storage/actor.ts';
import { TooOften, Unavailable } from '../../storage/refusals.ts';
import { lockAttempts, storeAttempts } from '../../storage/signInAttempts.ts';
import { rowsOf } from '../../storage/sql.ts';
import type { Scope } from '../../write/behaviour.ts';
import { answer } from '../handler.ts';
import { networkOf } from '../session/networkOf.ts';
import { afterAttempt, remainingWait, waitText } from '../session/throttle.ts';

const hour = 60 * 60_000;
/**
 * Who asks again and again gets no more mails for a while; only an address is told so, of a name nothing is ever said.
 */
const perName = { free: 3, firstWait: hour, longestWait: hour };
const perAddress = { free: 20, firstWait: 60_000, longestWait: hour };
const noMailServer = 'Es ist kein Mailserver eingerichtet. Bitte wenden Sie sich an Ihre Administration.';

const asked = z.object({
  username: z
    .string('Bitte geben Sie Ihren Benutzernamen oder Ihre E-Mail-Adresse ein.')
    .trim()
    .min(1, 'Bitte geben Sie Ihren Benutzernamen oder Ihre E-Mail-Adresse ein.')
    .max(200, 'Das ist zu lang.'),
});

/**
 * Looks whether there is such an account and writes to it. It happens beside the answer, so that this takes no longer
 * for an account that exists.
 */
export const resetMails = defineJob({
  name: 'password.reset',
  title: 'Passwort zurücksetzen',
  input: z.object({ username: z.string() }),
  retries: [60_000, 300_000],
  async run({ input, scope }) {
    await scope((it) => writeReset(it, input.username));
  },
});

/** Asks for a link, with the same answer whoever it is. */
export const forgotten = answer(forgottenPassword, {
  read: (given) => asked.parse(given),
  async work({ database, settings, whence, now }, { username }) {
    if (settings.smtpUrl === null || (await publicAddressOf(database.pool)) === null)
      throw new Unavailable(noMailServer);
    const [address, name] = [`reset ${networkOf(whence.address)}`, `reset name ${username.toLowerCase()}`];
    const wait = await database.transaction(async (client) => {
      const known = await lockAttempts(client, [address, name]);
      const wait = remainingWait(known.get(address), now);
      if (wait > 0) return wait;
      await storeAttempts(client, address, afterAttempt(known.get(address), now, perAddress));
      if (remainingWait(known.get(name), now) > 0) return 0;
      await storeAttempts(client, name, afterAttempt(known.get(name), now, perName));
      await enqueue({ client, actor: system, now }, resetMails, { username });
      return 0;
    });
    if (wait > 0) throw new TooOften(`Zu viele Versuche; bitte warten Sie ${waitText(wait)}.`, Math.ceil(wait / 1000));
    return { message: askedForLink };
  },
});

type Found = {
  readonly id: number;
  readonly username: string;
  readonly name: string | null;
  readonly email: string | null;
};

/** Where to write to: staff only to the address of the account, as more people may write that of a driver. */
const whereTo = sql`coalesce(nullif(u.email, ''), case when u.roles = '{}' then d.email end)`;

/** Writes to whoever has this name or this address, as long as he may sign in and we know where to write. */
export async function writeReset(scope: Scope, named: string): Promise<number> {
  const accounts = await rowsOf<Found>(
    scope.client,
    sql`select u.id, u.username, u.name, ${whereTo} as email from users u left join drivers d on d."user" = u.id
        where u.active and (lower(u.username) = lower(${named}) or lower(${whereTo}) = lower(${named})) order by u.id limit 3`,
  );
  let written = 0;
  for (const account of accounts) {
    if (!account.email || !isMailAddress(account.email)) continue;
    if (await queueMail(scope, await resetMail(scope, { account, recipient: account.email }))) written += 1;
  }
  return written;
}
