import { mailLogStatuses } from './choices/mailLogStatuses.ts';
import { gathered } from '../define/derivedField.ts';
import { protocolStates } from '../protocol/choices/protocolStates.ts';
import { choice, flag, integer, reference, text } from '../define/field.ts';
import { is, search } from '../define/filter.ts';
import { defineDetails } from '../define/details.ts';

export const preMailDetails = defineDetails({
  fields: {
    recipient: text('Empfänger', { required: true, pattern: 'email', max: 200, inList: true }),
    protocol: reference('Protokoll', 'protocols', { readOnly: true }),
    contract: gathered(reference('Auftrag', 'contracts'), ['protocol']),
    /** The protocol's state when it was sent ahead, which later steps do not change. */
    sentState: choice('Stand beim Versand', protocolStates.items, { readOnly: true }),
    translatedUStatus: gathered(text('Stand'), ['protocol', 'sentState']),
    mailSend: flag('Versendet', { readOnly: true }),
    /** The mail on its way, and how far it is. */
    mail: integer('Mail', { readOnly: true }),
    mailState: choice('Mail-Status', mailLogStatuses.items, { readOnly: true }),
  },
  search: ['recipient', 'protocol'],
  filters: {
    search: search(),
    mailSend: is('Versendet', 'mailSend'),
    protocol: is('Protokoll', 'protocol'),
  },
  list: {
    columns: ['protocol', 'contract', 'translatedUStatus', 'recipient', 'mailState', 'mailSend', 'createdAt'],
    sorts: ['id', 'recipient', 'createdAt'],
    sort: 'createdAt',
    filter: { mailSend: 'false' },
  },
  form: [
    {
      title: 'Vorversand',
      rows: [['recipient'], ['protocol', 'contract'], ['translatedUStatus'], ['mailState', 'mailSend']],
    },
  ],
});
