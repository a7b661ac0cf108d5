import { defineCall, json, nothing } from '../define/call.ts';
import { given, object, text } from '../define/shape.ts';

const shared = { heading: 'Sitzung', area: 'anybody' } as const;
const tokens = json('Angemeldet', object({ token: text, refresh_token: text }));
const refreshToken = given({ refresh_token: text }, ['refresh_token']);

/** Begins a session. Everybody on one address is counted together; a single guesser is slowed down much earlier. */
export const signIn = defineCall({
  ...shared,
  id: 'session.signIn',
  title: 'Anmelden',
  call: 'POST /authentication_token',
  besideApi: true,
  perMinute: 120,
  input: given({ username: text, password: text }, ['username', 'password']),
  answer: tokens,
  errors: { notSignedIn: true, invalid: true },
});

/** Goes on with a session by a token that works once. */
export const refreshSession = defineCall({
  ...shared,
  id: 'session.refresh',
  title: 'Angemeldet bleiben; jedes refresh_token gilt einmal',
  call: 'POST /token/refresh',
  input: refreshToken,
  answer: tokens,
  errors: { notSignedIn: true, invalid: true },
});

/** Ends a session. */
export const signOut = defineCall({
  ...shared,
  id: 'session.signOut',
  title: 'Abmelden; die Anmeldung endet sofort auf jedem Server',
  call: 'POST /token/revoke',
  input: refreshToken,
  answer: nothing('Abgemeldet'),
  errors: { invalid: true },
});
