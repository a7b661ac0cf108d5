import { documentTemplates } from '../choices/documentTemplates.ts';
import { defineCall, item, json } from '../define/call.ts';
import { date, text as textField } from '../define/field.ts';
import { arrayOf, described, flag, given, maybe, object, oneOf, text } from '../define/shape.ts';
import { invoiceDocumentTypes } from './choices/invoiceDocumentTypes.ts';
import { checkObjection } from './documentActions.ts';
import { invoice } from './invoice.ts';

const shared = { area: 'billing', on: 'invoices' } as const;
const missing = { missing: true } as const;
const keysOf = <K extends string>(items: readonly { readonly key: K }[]) => items.map((it) => it.key);

/** What keeps a draft from being completed, each at the field that cures it, and what is only told. */
export const checkDocument = defineCall({
  ...shared,
  id: 'invoice.check',
  title: 'Was das Abschließen eines Belegs aufhält',
  call: 'GET /invoices/{id}/check',
  input: {},
  answer: json(
    'Was aufhält, und Hinweise, die nicht aufhalten',
    object({ faults: arrayOf(object({ field: text, sentence: text })), hints: arrayOf(text) }),
  ),
  errors: missing,
});

/** The mail as it would leave, before anybody sends it. */
export const documentMail = defineCall({
  ...shared,
  id: 'invoice.mail',
  title: 'Die E-Mail eines Belegs, wie sie hinausginge; gesendet wird nichts',
  call: 'GET /invoices/{id}/mail',
  input: {},
  answer: json(
    'Empfänger, Text und Anlagen, und was gegen den Versand spricht',
    object({
      recipients: arrayOf(text),
      subject: text,
      text,
      attachments: arrayOf(text),
      message: described(maybe(text), 'Warum der Beleg nicht verschickt werden kann, oder dass er es schon wurde'),
    }),
  ),
  errors: missing,
});

/** Makes a list or the receipts that go along with a document (document 2, section 7). */
export const additionalDocs = defineCall({
  ...shared,
  id: 'invoice.additionalDocs',
  title: 'Zusatzdokument erzeugen',
  description: 'Gibt es das Dokument schon, wird es nur mit overwrite ersetzt; sonst nennt message den Grund.',
  call: 'POST /invoices/{id}/additional_docs',
  write: true,
  input: given(
    {
      template: oneOf(keysOf(documentTemplates.items)),
      type: oneOf(keysOf(invoiceDocumentTypes.items)),
      overwrite: flag,
    },
    ['template', 'type'],
  ),
  answer: json('Wo die Datei liegt, oder warum es keine gibt', object({ url: maybe(text), message: maybe(text) })),
  errors: { missing: true, invalid: true },
});

/** Records what a driver says against his credit note, which then is no invoice any more (§ 14 Abs. 2 UStG). */
export const recordObjection = defineCall({
  id: 'invoice.objection',
  title: 'Widerspruch erfassen',
  call: 'POST /invoices/{id}/objection',
  area: 'billing',
  write: true,
  input: {
    date: date('Widerspruch vom', { required: true }),
    reason: textField('Grund', { required: true, max: 500 }),
  },
  answer: item(invoice),
  check: checkObjection,
});
