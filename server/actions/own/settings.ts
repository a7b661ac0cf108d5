import { z } from 'zod';
import { isKeyOf } from '../../../src/domain/choices/choices.ts';
import { notificationKinds } from '../../../src/domain/choices/notificationKinds.ts';
import { ownSettings, setMessageToken, updateOwnSetting } from '../../../src/domain/user/ownCalls.ts';
import type { Actor } from '../../storage/actor.ts';
import { Forbidden, TooLarge } from '../../storage/refusals.ts';
import { settingsOf, storeMessageToken, storeSetting } from '../../storage/userSettings.ts';
import { answer, respond } from '../handler.ts';
import { wrongInput } from '../wrongInput.ts';

const maxKeys = 200;
const longestValue = 256 * 1024;

/** What a user has who has set nothing yet. */
const presets = {
  listPerPage: {},
  favorites: [],
  enablePushNotifications: false,
  openLinksInNewTab: true,
  notificationKinds: {},
};

const setting = z
  .object({
    key: z
      .string('Das Feld key fehlt.')
      .regex(/^[A-Za-z][\w.:-]{0,99}$/, 'Dieser Name einer Einstellung ist nicht erlaubt.'),
    value: z.json(),
  })
  .refine(({ key, value }) => key !== 'notificationKinds' || areSwitches(value), {
    path: ['value'],
    message: 'Zu jeder Art von Benachrichtigung gehört true oder false.',
  });
const messageToken = z.object({
  messageToken: z
    .string('Das Feld messageToken fehlt.')
    .min(1, 'Das Feld messageToken fehlt.')
    .max(4096, 'Das Feld messageToken ist zu lang.'),
  topic: z.string().max(60, 'Das Feld topic ist zu lang.').default('browser'),
});

/** Everything a person has set, above what stands for those who have set nothing. */
export const settings = respond(ownSettings, async ({ database: { pool }, actor }, { id }) => ({
  ...presets,
  ...(await settingsOf(pool, ownId(actor, id))),
}));

/** One setting. */
export const updateSetting = answer(updateOwnSetting, {
  read: (given) => setting.parse(given),
  async work({ database: { pool }, actor }, { id, key, value }) {
    const userId = ownId(actor, id);
    if (JSON.stringify(value).length > longestValue)
      throw new TooLarge('Diese Einstellung ist zu groß, um gespeichert zu werden.');
    if (!(await storeSetting(pool, { userId, key, value, max: maxKeys })))
      throw wrongInput(updateOwnSetting)('key', 'Es sind zu viele Einstellungen gespeichert.');
    return { key, value };
  },
});

/** Where push messages for this browser go. */
export const keepMessageToken = answer(setMessageToken, {
  read: (given) => messageToken.parse(given),
  async work({ database: { pool }, actor, now }, { messageToken: token, topic }) {
    await storeMessageToken(pool, { userId: actor.userId ?? 0, token, topic, at: now });
    return { topic };
  },
});

/** Settings are for their owner alone. */
function ownId({ userId }: Actor, id: number): number {
  if (id !== userId) throw new Forbidden('Einstellungen gehören nur dem Nutzer selbst.');
  return id;
}

/** Only kinds that there are, each on or off: what is written to staff goes by it. */
function areSwitches(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(([kind, it]) => isKeyOf(notificationKinds, kind) && typeof it === 'boolean');
}
