import { embedded, flag, instant, longText, text } from '../define/field.ts';
import { defineEntryDetails } from '../define/entry.ts';

const change = (label: string) => embedded(label, { from: text('Von'), to: text('Nach') });

export const contractAvisLogDetails = defineEntryDetails({
  title: 'Verlaufseintrag',
  of: { field: 'avis', label: 'Avisierung', to: 'contract_avis' },
  lists: { logs: 'Verlauf' },
  fields: {
    date: instant('Zeitpunkt'),
    user: embedded('Nutzer', { kuerzel: text('Kürzel'), system: flag('System') }),
    userNotes: longText('Notizen'),
    note: longText('Notiz'),
    systemLogs: longText('Systemeinträge'),
    fields: embedded('Änderungen', { note: change('Notiz'), color: change('Farbe'), status: change('Status') }),
  },
});
