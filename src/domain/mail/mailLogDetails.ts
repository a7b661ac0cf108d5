import { labelOf } from '../choices/choices.ts';
import { mailLogStatuses, partlyDelivered } from './choices/mailLogStatuses.ts';
import { derived } from '../define/derivedField.ts';
import { embedded, flag, instant, integer, list, longText, richText, text } from '../define/field.ts';
import { contains, entities, is, options, range, search } from '../define/filter.ts';
import { mailStateFields } from './mailState.ts';
import type { MailState } from './mailState.ts';
import { protocolTemplates } from './protocolTemplates.ts';
import { isPartlyDelivered } from './undelivered.ts';
import { defineDetails } from '../define/details.ts';

/** What people read of a mail's state; a waiting one that the demo generator made up never leaves by itself. */
function statusText(mail: MailState): string | null {
  const { status, isDemo } = mail;
  if (isPartlyDelivered(mail)) return partlyDelivered;
  if (status === 'pending' && isDemo) return 'Demo, wird nicht gesendet';
  return labelOf(mailLogStatuses, status) || null;
}

export const mailLogDetails = defineDetails({
  fields: {
    subject: text('Betreff', { readOnly: true, max: 300 }),
    recipients: text('Empfänger', { readOnly: true, max: 2000 }),
    status: mailStateFields.status,
    translatedStatus: derived(text('Status'), mailStateFields, statusText),
    isSend: flag('Versendet', { readOnly: true }),
    isDemo: mailStateFields.isDemo,
    undelivered: mailStateFields.undelivered,
    error: longText('Fehler', { readOnly: true, max: 4000 }),
    htmlPreview: richText('Vorschau', { readOnly: true }),
    textPreview: longText('Nur Text', { readOnly: true }),
    /** The same with what drivers are paid, where the mail says so; whoever reads contracts only reads the other. */
    htmlWithAmounts: richText('Vorschau mit Beträgen', { readOnly: true, area: 'contractMoney' }),
    textWithAmounts: longText('Nur Text mit Beträgen', { readOnly: true, area: 'contractMoney' }),
    attachments: list('Anlagen', { kind: text('Art'), name: text('Name') }, { readOnly: true }),
    /**
     * Where the link in the text leads; it stands there without its token, which comes into being when the mail leaves,
     * so that nobody who reads the log can answer in somebody's place.
     */
    link: embedded(
      'Link',
      { purpose: text('Zweck'), path: text('Seite'), iri: text('Datensatz'), validUntil: instant('Gültig bis') },
      { readOnly: true },
    ),
    template: text('Vorlage', { readOnly: true, max: 40 }),
    /** The change of that template with which it was worded; nothing for the words of the program. */
    wordingVersion: integer('Fassung der Vorlage', { readOnly: true }),
    senderName: text('Absender', { readOnly: true, max: 120 }),
    senderEmail: text('Absenderadresse', { readOnly: true, max: 200 }),
    entityType: text('Bezug', { readOnly: true, max: 40 }),
    entityId: integer('Datensatz', { readOnly: true }),
    attempts: integer('Versuche', { readOnly: true, default: 0 }),
    nextAttemptAt: instant('Nächster Versuch', { readOnly: true }),
    /** While a worker hands the mail over; whoever died meanwhile loses it then. */
    sendingUntil: instant('Wird gesendet bis', { readOnly: true }),
    sentAt: instant('Versendet am', { readOnly: true }),
    /** Stays the same when a try is repeated, so that mail programs recognise a mail that came twice. */
    messageId: text('Message-ID', { readOnly: true, max: 200 }),
  },
  // What goes out with documents says their numbers and amounts.
  keptFor: { field: 'entityType', value: 'Invoice', area: 'billing' },
  search: ['subject', 'recipients'],
  filters: {
    search: search(),
    subject: contains('Betreff', 'subject'),
    status: is('Status', 'status'),
    isSend: is('Versendet', 'isSend'),
    entities: entities('Datensätze', 'entityType', 'entityId'),
    kind: options('Art', [
      { key: 'protocol', label: 'U-Mails', where: [{ field: 'template', isOneOf: protocolTemplates }] },
    ]),
    createdAt: range('Angelegt', 'createdAt'),
  },
  list: {
    columns: ['createdAt', 'subject', 'recipients', 'translatedStatus', 'error'],
    sorts: ['id', 'createdAt', 'subject', 'status'],
    sort: '-createdAt',
    filter: { isSend: 'false' },
  },
  form: [{ title: 'Mail', rows: [['subject', 'status'], ['recipients'], ['error'], ['htmlPreview']] }],
});
