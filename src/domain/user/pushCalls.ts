import { defineCall, json, nothing } from '../define/call.ts';
import { given, maybe, object, text, textOf } from '../define/shape.ts';

const shared = { heading: 'Eigenes', area: 'everybody' } as const;

/** By which key a browser lets this Leitstand send it messages. */
export const pushKey = defineCall({
  ...shared,
  id: 'push.key',
  title: 'Der öffentliche Schlüssel für Push-Nachrichten an Browser',
  description: 'null, solange kein Push-Dienst eingerichtet ist.',
  call: 'GET /push_key',
  input: {},
  answer: json('Der Schlüssel (VAPID, base64url)', object({ key: maybe(text) })),
});

/** A browser is told of what its person is told, also while the console is closed. */
export const keepPushSubscription = defineCall({
  ...shared,
  id: 'push.subscribe',
  title: 'Benachrichtigungen in diesem Browser, auch wenn die Konsole geschlossen ist',
  description: 'Endet mit der Abmeldung. Nur Adressen der zugelassenen Push-Dienste werden angenommen.',
  call: 'POST /push_subscriptions',
  input: given(
    { endpoint: textOf({ maxLength: 2000 }), p256dh: textOf({ maxLength: 200 }), auth: textOf({ maxLength: 100 }) },
    ['endpoint', 'p256dh', 'auth'],
  ),
  answer: nothing('Gemerkt'),
  errors: { invalid: true },
});

/** No more of that. */
export const endPushSubscription = defineCall({
  ...shared,
  id: 'push.unsubscribe',
  title: 'Keine Benachrichtigungen mehr in diesem Browser',
  call: 'DELETE /push_subscriptions',
  input: given({ endpoint: text }, ['endpoint']),
  answer: nothing('Vergessen'),
  errors: { invalid: true },
});
