import { defineEntryDetails } from '../define/entry.ts';
import { avisSides } from './avisChoices.ts';
import { choice, date, embedded, instant, list, longText, text, time } from '../define/field.ts';

const window = { day: date('Tag'), from: time('von'), to: time('bis') };
/** How far the question for an appointment has come. */
const states = [
  { key: 'open', label: 'Keine Antwort' },
  { key: 'chosen', label: 'Fenster gewählt' },
  { key: 'wished', label: 'Anderer Termin vorgeschlagen' },
  { key: 'accepted', label: 'Vorschlag übernommen' },
  { key: 'declined', label: 'Vorschlag abgelehnt' },
  { key: 'withdrawn', label: 'Zurückgezogen' },
] as const;

export const avisProposalDetails = defineEntryDetails({
  title: 'Terminvorschlag',
  of: { field: 'avis', label: 'Avisierung', to: 'contract_avis' },
  lists: { proposals: 'Terminvorschläge' },
  fields: {
    side: choice('Seite', avisSides.items),
    state: choice('Stand', states),
    windows: list('Zeitfenster', window),
    answer: embedded('Antwort', window),
    contactName: text('Ansprechpartner', { max: 120 }),
    contactPhone: text('Telefon', { max: 60 }),
    addressNote: longText('Hinweis zur Adresse', { max: 1000 }),
    message: longText('Nachricht', { max: 1000 }),
    askedAt: instant('Gefragt am'),
    answeredAt: instant('Geantwortet am'),
    withdrawnAt: instant('Zurückgezogen am'),
    changeUntil: instant('Änderbar bis'),
    validUntil: instant('Link gültig bis'),
  },
});
