import { defineCall, json } from '../define/call.ts';
import { given, integer, maybe, object, text, textOf, flag } from '../define/shape.ts';

const shared = { heading: 'Sitzung', area: 'anybody' } as const;

/** What is said to everybody who asks for a link, whether there is such an account or not. */
export const askedForLink = 'Wenn es dieses Konto gibt, ist eine E-Mail mit einem Link unterwegs. Er gilt 60 Minuten.';

/** Asks for a link to choose another password; the answer never says whether there is such an account. */
export const forgottenPassword = defineCall({
  ...shared,
  id: 'password.forgotten',
  title: 'Einen Link zum Zurücksetzen des Passworts anfordern; die Antwort ist immer gleich',
  call: 'POST /password/forgotten',
  perMinute: 20,
  input: given({ username: textOf({ maxLength: 200 }) }, ['username']),
  answer: json('Was immer geantwortet wird', object({ message: text })),
  errors: { invalid: true, unavailable: 'Kein Mailserver eingerichtet' },
});

/** For whom a link is, and how long yet. */
export const passwordLink = defineCall({
  ...shared,
  id: 'password.link',
  title: 'Für welches Konto ein Link ein Passwort festlegt',
  call: 'GET /password/links/{token}',
  parts: { token: text },
  perMinute: 60,
  input: {},
  answer: json(
    'Das Konto',
    object({ username: text, name: text, minutes: integer, isStaff: flag, appLink: maybe(text) }),
  ),
  errors: { missing: true },
});

/** Chooses a password by a link, once; staff is signed in with it. */
export const choosePassword = defineCall({
  ...shared,
  id: 'password.choose',
  title: 'Ein Passwort festlegen; der Link gilt danach nicht mehr, und andere Anmeldungen enden',
  call: 'POST /password/links/{token}',
  parts: { token: text },
  perMinute: 30,
  input: given({ password: textOf({ minLength: 10, maxLength: 200 }) }, ['password']),
  answer: json('Gespeichert', object({ token: maybe(text), refresh_token: maybe(text) })),
  errors: { missing: true, invalid: true },
});
