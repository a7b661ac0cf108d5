import { defineCall, json } from '../define/call.ts';
import { arrayOf, integer, maybe, object, text } from '../define/shape.ts';

/** Which mail rules would send what of a contract to whom, and why not. */
export const contractMailRules = defineCall({
  id: 'contract.mailRules',
  title: 'Was die Mail-Regeln zu diesem Auftrag senden, und warum nicht',
  on: 'contracts',
  call: 'GET /contracts/{id}/mail_rules',
  area: 'contracts',
  input: {},
  answer: json(
    'Die Regeln des Kunden und der Adressen, auch die, die hier nichts senden',
    object({
      rules: arrayOf(
        object({
          id: integer,
          occasion: text,
          mails: arrayOf(text),
          recipient: text,
          about: maybe(text),
          how: text,
          when: text,
          whyNot: maybe(text),
        }),
      ),
    }),
  ),
  errors: { missing: true },
});
