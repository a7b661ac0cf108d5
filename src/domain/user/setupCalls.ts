import { defineCall, json } from '../define/call.ts';
import { flag, given, maybe, object, text, textOf } from '../define/shape.ts';

const shared = { heading: 'Sitzung', area: 'anybody' } as const;

/** Whether the system is still empty. */
export const setupNeeded = defineCall({
  ...shared,
  id: 'setup.needed',
  title: 'Ob noch niemand ein Konto hat',
  call: 'GET /setup',
  input: {},
  answer: json('Ob eingerichtet werden muss', object({ needed: flag })),
});

/** The first administrator of an empty system, made once by somebody who can read the server's log. */
export const setUp = defineCall({
  ...shared,
  id: 'setup',
  title: 'Das erste Administrationskonto anlegen, mit dem Einmalcode aus dem Protokoll des Servers',
  call: 'POST /setup',
  perMinute: 30,
  input: given({ code: text, name: text, username: text, email: maybe(text), password: textOf({ minLength: 10 }) }, [
    'code',
    'name',
    'username',
    'password',
  ]),
  answer: json('Angelegt', object({ username: text }), { status: 201 }),
  errors: { conflict: 'Bereits eingerichtet', invalid: true },
});
