import { defineCall, json, type AnswerTo } from '../define/call.ts';
import { integer as count, reference, text as textField } from '../define/field.ts';
import { arrayOf, day, described, integer, maybe, object, oneOf, text } from '../define/shape.ts';

/** Who asks: a driver or applicant, somebody with an account, or whoever has an e-mail address. */
const who = {
  driver: reference('Fahrer', 'drivers'),
  user: reference('Nutzer', 'users'),
  email: textField('E-Mail', { pattern: 'email', max: 200 }),
};
const shared = { heading: 'Auskunft und Löschung', area: 'administration' } as const;
const errors = { missing: true, invalid: true } as const;

/** Everything that is kept about a person, in one file for him (Art. 15 DSGVO). */
export const personalData = defineCall({
  ...shared,
  id: 'person.data',
  title: 'Alles über eine Person ausgeben',
  description: 'Genau eines von Fahrer, Nutzer und E-Mail.',
  call: 'POST /personal_data',
  input: who,
  answer: json(
    'Wo die Datei eine Viertelstunde lang liegt',
    object({ link: text, records: described(integer, 'So viele Einträge stehen darin') }),
  ),
  errors,
});

/** One kind of what is kept about a person, and what becomes of it when he wants it deleted. */
const line = object({
  what: text,
  count: integer,
  state: described(oneOf(['goes', 'stays', 'held']), 'Wird gelöscht, bleibt, oder eine Löschsperre hält es'),
  why: text,
  until: described(maybe(day), 'So lange bleibt es; ohne Tag, bis sich der Grund erledigt hat'),
});

/** What would go and what stays, why and until when; nothing is deleted yet (Art. 17 DSGVO). */
export const personalDeletionPreview = defineCall({
  ...shared,
  id: 'person.deletionPreview',
  title: 'Was von einer Person gelöscht würde und was bleibt',
  description: 'Genau eines von Fahrer, Nutzer und E-Mail.',
  call: 'POST /personal_deletion/preview',
  input: who,
  answer: json(
    'Je Art der Daten',
    object({
      name: text,
      lines: arrayOf(line),
      holds: arrayOf(object({ reason: text, until: maybe(day) })),
      count: described(integer, 'So viele Datensätze würden gelöscht'),
    }),
  ),
  errors,
});

/** One kind of what is kept about a person, and what becomes of it when he wants it deleted. */
export type PersonLine = AnswerTo<typeof personalDeletionPreview>['lines'][number];

/** Deletes of a person what nothing keeps, once somebody has seen how much that is (Art. 17 DSGVO). */
export const deletePerson = defineCall({
  ...shared,
  id: 'person.delete',
  title: 'Von einer Person löschen, was nichts mehr hält',
  description: 'Genau eines von Fahrer, Nutzer und E-Mail, und die Zahl der Vorschau.',
  call: 'POST /personal_deletion',
  write: true,
  input: {
    ...who,
    count: count('Anzahl', { required: true, min: 1, help: 'Wie viele Datensätze nach der Vorschau gelöscht werden.' }),
  },
  answer: json('Wie viele gelöscht sind', object({ deleted: integer })),
  errors,
});
