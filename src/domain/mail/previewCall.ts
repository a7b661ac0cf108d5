import { defineCall, json } from '../define/call.ts';
import { choice, reference } from '../define/field.ts';
import { arrayOf, maybe, object, text } from '../define/shape.ts';
import { mailPreviewKinds } from './mailPreview.ts';

/** The mail that an action on a contract would send, written but not queued. */
export const previewMail = defineCall({
  id: 'contract.mailPreview',
  title: 'Die Mail, die eine Aktion senden würde; gesendet wird nichts',
  on: 'contracts',
  call: 'POST /contracts/{id}/mail_preview',
  area: 'contracts',
  write: true,
  input: {
    kind: choice('Mail', mailPreviewKinds.items, { required: true }),
    driver: reference('Fahrer', 'drivers', { help: 'Ein anderer Fahrer als der des Auftrags' }),
  },
  answer: json(
    'Die Mail; ohne Empfänger leer',
    object({
      recipients: arrayOf(text),
      subject: maybe(text),
      text: maybe(text),
      html: maybe(text),
      attachments: arrayOf(text),
    }),
  ),
  errors: { missing: true, invalid: true },
});
