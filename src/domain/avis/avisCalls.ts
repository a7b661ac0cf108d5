import { defineCall, item, json } from '../define/call.ts';
import { choice, date, flag, list, references, time } from '../define/field.ts';
import { arrayOf, day, maybe, object, oneOf, text } from '../define/shape.ts';
import { checkSendMail } from './avisActions.ts';
import { avisSides } from './avisChoices.ts';
import { contractAvis } from './contractAvis.ts';
import { contractAvisBundle } from './contractAvisBundle.ts';

/** Arranges several avis together (document 2, section 7). */
export const createAvisBundle = defineCall({
  id: 'avis.createBundle',
  title: 'Gruppe bilden',
  call: 'POST /contract_avis/create_bundle',
  on: 'contract_avis',
  area: 'avis',
  write: true,
  input: { avis: references('Avisierungen', 'contract_avis', { required: true }) },
  answer: item(contractAvisBundle),
  touches: ['contract_avis', 'contracts'],
});

const wishes = {
  sendCatalogue: flag('Rückgabekatalog beilegen'),
  /** Contacts choose one of three windows, as long as there are so many; else they are asked to name a time. */
  proposeWindows: flag('Drei Zeitfenster vorschlagen', { default: true }),
};

/** Asks the people at each side of an appointment that has not been written to yet (document 2, section 7; R43). */
export const sendAvisMail = defineCall({
  id: 'avis.sendMail',
  title: 'E-Mail an den Ansprechpartner senden',
  description:
    'Eine E-Mail je Seite der Abstimmung, die noch keine hat. Mit windows nur, solange diese Fenster frei sind.',
  call: 'POST /contract_avis/{id}/avis_mail',
  area: 'avis',
  write: true,
  input: {
    ...wishes,
    windows: list('Gezeigte Zeitfenster', {
      side: choice('Seite', avisSides.items),
      day: date('Tag'),
      from: time('von'),
      to: time('bis'),
    }),
  },
  answer: item(contractAvis),
  check: checkSendMail,
  touches: ['mail_logs'],
});

/** The same mails, written but not sent. */
export const previewAvisMail = defineCall({
  id: 'avis.previewMail',
  title: 'Die E-Mails an die Ansprechpartner, wie sie hinausgingen; gesendet wird nichts',
  on: contractAvis.path,
  call: 'POST /contract_avis/{id}/avis_mail_preview',
  area: 'avis',
  write: true,
  input: wishes,
  answer: json(
    'Eine E-Mail je Seite; ohne Empfänger leer',
    object({
      mails: arrayOf(
        object({
          side: oneOf(['pickup', 'delivery']),
          recipients: arrayOf(text),
          subject: maybe(text),
          text: maybe(text),
          html: maybe(text),
          attachments: arrayOf(text),
          windows: arrayOf(object({ day, from: text, to: text })),
          hint: maybe(text),
        }),
      ),
    }),
  ),
  errors: { missing: true, invalid: true },
});
