import { defineCall, json, nothing } from '../define/call.ts';
import {
  anyJson,
  anything,
  arrayOf,
  flag,
  given,
  integer,
  maybe,
  object,
  text,
  textOf,
  typed,
} from '../define/shape.ts';

const shared = { heading: 'Eigenes', area: 'everybody' } as const;

/** Who is signed in. */
export const ownAccount = defineCall({
  ...shared,
  id: 'own.account',
  title: 'Wer angemeldet ist',
  call: 'GET /users/me',
  withFirstPassword: true,
  input: {},
  answer: json(
    'Das eigene Konto',
    object({
      '@id': text,
      userId: integer,
      username: text,
      name: text,
      email: maybe(text),
      initials: text,
      roles: arrayOf(text),
      mustChangePassword: flag,
    }),
  ),
});

/** A person's own password. Who signed in with one that was given to him need not type it again. */
export const changeOwnPassword = defineCall({
  ...shared,
  id: 'own.changePassword',
  title: 'Das eigene Passwort ändern; die anderen Anmeldungen enden',
  description:
    'Nach der Anmeldung mit einem Passwort, das jemand anders vergeben hat, ist currentPassword entbehrlich, und vorher antwortet jeder andere Aufruf mit 403.',
  call: 'POST /users/me/password',
  withFirstPassword: true,
  input: given({ currentPassword: text, newPassword: textOf({ minLength: 10, maxLength: 200 }) }, ['newPassword']),
  answer: nothing('Geändert'),
  errors: { invalid: true },
});

/** What a person has set for himself, by key. */
export type Settings = Readonly<Record<string, unknown>>;

/** A person's settings, and what stands for those he has not set yet. */
export const ownSettings = defineCall({
  ...shared,
  id: 'own.settings',
  title: 'Die eigenen Einstellungen',
  call: 'GET /users/{id}/settings',
  input: {},
  answer: json(
    'Einstellungen nach ihrem Namen',
    typed<Settings>(
      object({
        listPerPage: anything,
        favorites: arrayOf(anything),
        enablePushNotifications: flag,
        openLinksInNewTab: flag,
        notificationKinds: anything,
      }),
    ),
  ),
});

/** Changes one of them. */
export const updateOwnSetting = defineCall({
  ...shared,
  id: 'own.updateSetting',
  title: 'Eine eigene Einstellung ändern',
  call: 'POST /users/{id}/updateUserSetting',
  input: given({ key: text, value: anyJson }, ['key', 'value']),
  answer: json('Wie sie jetzt steht', object({ key: text, value: anyJson })),
  errors: { invalid: true },
});

/** Where push messages for a person's browser go. */
export const setMessageToken = defineCall({
  ...shared,
  id: 'own.setMessageToken',
  title: 'Die Adresse für Push-Nachrichten an diesen Browser',
  call: 'POST /users/setMessageToken',
  input: given({ messageToken: text, topic: textOf({ default: 'browser' }) }, ['messageToken']),
  answer: json('Gemerkt', object({ topic: text })),
  errors: { invalid: true },
});

/** At which record, and in which field, a person is in one of his windows. */
export const tellPresence = defineCall({
  ...shared,
  area: 'own',
  id: 'presence',
  title: 'Sagen, welcher Datensatz und welches Feld gerade offen ist',
  call: 'POST /presence',
  input: given({ iri: maybe(text), field: maybe(text), window: text }, ['iri']),
  answer: nothing('Gemerkt'),
  errors: { invalid: true },
});

/** Everything at a person's bell is read. */
export const readAllNotifications = defineCall({
  id: 'notifications.readAll',
  title: 'Alle eigenen Benachrichtigungen als gelesen merken',
  on: 'notifications',
  call: 'POST /notifications/read_all',
  area: 'own',
  write: true,
  input: given({}, []),
  answer: json('Wie viele noch ungelesen waren', object({ count: integer })),
});
