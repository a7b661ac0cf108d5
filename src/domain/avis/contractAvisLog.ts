import { defineEntry } from '../define/entry.ts';
import { embedded, flag, instant, longText, text } from '../define/field.ts';

const change = (label: string) => embedded(label, { from: text('Von'), to: text('Nach') });

/** What was done and noted while an appointment was arranged, and by whom. */
export const contractAvisLog = defineEntry({
  path: 'contract_avis_logs',
  type: 'ContractAvisLog',
  title: { one: 'Verlaufseintrag', gender: 'm', many: 'Verlauf der Avisierungen' },
  icon: 'history',
  area: 'avis',
  of: { field: 'avis', label: 'Avisierung', to: 'contract_avis' },
  lists: { logs: 'Verlauf' },
  readOnly: true,
  fields: {
    date: instant('Zeitpunkt'),
    user: embedded('Nutzer', { kuerzel: text('Kürzel'), system: flag('System') }),
    userNotes: longText('Notizen'),
    note: longText('Notiz'),
    systemLogs: longText('Systemeinträge'),
    fields: embedded('Änderungen', { note: change('Notiz'), color: change('Farbe'), status: change('Status') }),
  },
  represent: (row) => row.note ?? row.systemLogs ?? 'Eintrag',
});
