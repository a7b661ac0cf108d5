import { defineCall, json } from '../define/call.ts';
import { arrayOf, moment, object, textOf } from '../define/shape.ts';

const code = textOf({ minLength: 4, maxLength: 4 });

/** The codes that staff read out on the telephone (R15). */
export const unlockCodes = defineCall({
  id: 'own.unlockCodes',
  title: 'Freischaltcode des Tages und die fünf laufenden',
  heading: 'Eigenes',
  call: 'GET /unlock_codes',
  area: 'own',
  input: {},
  answer: json(
    'Codes',
    object({
      day: object({ code, validUntil: moment }),
      slots: arrayOf(object({ code, from: moment, until: moment })),
    }),
  ),
});
