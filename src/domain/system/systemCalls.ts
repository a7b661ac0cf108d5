import { defineCall, json } from '../define/call.ts';
import { arrayOf, flag, given, maybe, moment, object, text } from '../define/shape.ts';

const shared = { heading: 'System', area: 'anybody', input: {} } as const;

/** What the console compares itself with, and whether mails can leave at all. */
export const systemVersion = defineCall({
  ...shared,
  id: 'system.version',
  title: 'Version der API, Stand der Oberfläche dazu, und ob Mails versendet werden können',
  call: 'GET /version',
  answer: json('Version', object({ version: text, build: maybe(text), mailServer: flag })),
});

/**
 * Whether the system can serve, with what needs to be seen to as `warnings` (no place of the machine is named); also
 * what the login must know before anybody signs in.
 */
export const systemHealth = defineCall({
  ...shared,
  id: 'system.health',
  title: 'Ob das System arbeiten kann',
  call: 'GET /health',
  answer: json(
    'Es kann',
    object({
      status: text,
      version: text,
      demo: flag,
      setup: flag,
      warnings: arrayOf(given({ code: text, message: text }, ['code', 'message'])),
      lastBackup: maybe(moment),
    }),
  ),
  errors: { unavailable: 'Es kann nicht, mit dem Grund' },
});
