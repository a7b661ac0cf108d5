import { defineCall, item, json } from '../define/call.ts';
import { longText, text as textField } from '../define/field.ts';
import { arrayOf, described, flag, maybe, object, text } from '../define/shape.ts';
import { allowed, refused, type Verdict } from '../define/verdict.ts';
import { email, type EmailPart } from './email.ts';

/** What a template may say: how the program words it, what it can fill in, and of which record it can be shown. */
export const emailWording = defineCall({
  id: 'email.wording',
  title: 'Original und Platzhalter einer Mailvorlage',
  on: 'emails',
  call: 'GET /emails/{id}/wording',
  area: 'settings',
  input: {},
  answer: json(
    'Wie das Programm die Mail schreibt und was sie einsetzen kann',
    object({
      original: object({ betreff: maybe(text), text: maybe(text) }),
      /** What stands below every wording of it, for example about the catalogue. */
      appendix: maybe(text),
      placeholders: arrayOf(
        object({ name: text, label: text, isFormer: described(flag, 'Gilt noch, wird aber nicht mehr angeboten') }),
      ),
      needs: maybe(text),
      beside: arrayOf(text),
      /** Path of the resource whose records it can be shown with. */
      sample: maybe(text),
      hasRepeat: flag,
    }),
  ),
  errors: { missing: true },
});

/** The mail as a wording that is not saved yet would make it of a real record. */
export const previewEmail = defineCall({
  id: 'email.preview',
  title: 'Vorschau einer Mailvorlage mit einem Datensatz; gesendet und gespeichert wird nichts',
  on: 'emails',
  call: 'POST /emails/{id}/preview',
  area: 'settings',
  input: {
    record: textField('Datensatz', { required: true, max: 200 }),
    betreff: textField('Betreff', { max: 300 }),
    text: longText('Text', { max: 20_000 }),
    absendername: textField('Absender Name', { max: 120 }),
  },
  answer: json(
    'Die Mail; ohne Empfänger und ohne Anlass leer',
    object({
      sender: text,
      recipients: arrayOf(text),
      subject: maybe(text),
      text: maybe(text),
      html: maybe(text),
      attachments: arrayOf(text),
      /** Lines that this record leaves empty, so that they fall away. */
      dropped: arrayOf(text),
      /** Why this record has no such mail. */
      problem: maybe(text),
    }),
  ),
  errors: { missing: true, invalid: true },
});

/** Back to the wording of the program, in one step. */
export const resetEmail = defineCall({
  id: 'email.reset',
  title: 'Original wiederherstellen',
  call: 'POST /emails/{id}/reset',
  area: 'settings',
  write: true,
  input: {},
  answer: item(email),
  check: checkReset,
});

/** Only a template of the program has an original, and only one that differs goes back to it. */
export function checkReset({ key, isChanged }: Pick<EmailPart, 'key' | 'isChanged'>): Verdict<'key' | 'isChanged'> {
  if (!key) return refused('Diese Vorlage gehört nicht zum Programm und hat kein Original.', 'key');
  return isChanged ? allowed : refused('Die Vorlage entspricht dem Original.', 'isChanged');
}
