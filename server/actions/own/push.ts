import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { endPushSubscription, keepPushSubscription, pushKey } from '../../../src/domain/user/pushCalls.ts';
import { pushKeysOf } from '../../notify/push/pushKeys.ts';
import { isAllowed } from '../../notify/push/services.ts';
import { forgetSubscriptions, keepSubscription } from '../../storage/pushSubscriptions.ts';
import { lockSessions, standingsOf } from '../../storage/sessions.ts';
import { answer, respond } from '../handler.ts';
import { wrongInput } from '../wrongInput.ts';

const wrong = wrongInput(keepPushSubscription);
const endpoint = z.string('Das Feld endpoint fehlt.').max(2000, 'Das Feld endpoint ist zu lang.');
const subscription = z.object({
  endpoint,
  p256dh: keyOf('p256dh', { bytes: 65 }),
  auth: keyOf('auth', { bytes: 16 }),
});

/** The key of this installation, while there is a push service to send to. */
export const key = respond(pushKey, async ({ database: { pool }, settings }) => ({
  key: settings.push === null ? null : ((await pushKeysOf(pool))?.publicKey ?? null),
}));

/** Notes a browser of whoever asks, for as long as he stays signed in. */
export const subscribe = answer(keepPushSubscription, {
  read: (given) => subscription.parse(given),
  async work({ database, settings, actor, session, now }, browser) {
    if (settings.push === null) throw wrong('endpoint', 'Für diesen Leitstand ist kein Push-Dienst eingerichtet.');
    if (!isAllowed(browser.endpoint, settings.push.services))
      throw wrong('endpoint', 'Der Push-Dienst dieses Browsers ist nicht zugelassen.');
    const userId = actor.userId ?? 0;
    await database.transaction(async (client) => {
      // A sign-in that ends at this moment would leave its browser behind.
      await lockSessions(client, userId);
      if (!(await standingsOf(client, [session])).has(session)) return;
      await keepSubscription(client, browser, { userId, session, now });
    });
    return undefined;
  },
});

/** Forgets a browser of whoever asks; one of somebody else stays. */
export const unsubscribe = answer(endPushSubscription, {
  read: (given) => z.object({ endpoint }).parse(given),
  async work({ database: { pool }, actor }, { endpoint: gone }) {
    await forgetSubscriptions(pool, sql`endpoint = ${gone} and user_id = ${actor.userId}`);
    return undefined;
  },
});

/** Keys of a browser have their length; anything else would only fail when something is sent. */
function keyOf(name: string, { bytes }: { readonly bytes: number }) {
  const message = `Das Feld ${name} ist kein Schlüssel eines Browsers.`;
  return z
    .string(message)
    .refine((it) => /^[\w-]+=*$/.test(it) && Buffer.from(it, 'base64url').length === bytes, message);
}
