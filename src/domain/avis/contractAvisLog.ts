import { defineNoun } from '../define/noun.ts';

/** What was done and noted while an appointment was arranged, and by whom. */
export const contractAvisLog = defineNoun({
  path: 'contract_avis_logs',
  type: 'ContractAvisLog',
  title: { one: 'Verlaufseintrag', gender: 'm', many: 'Verlauf der Avisierungen' },
  icon: 'history',
  area: 'avis',
  represent: (row) => row.note ?? row.systemLogs ?? 'Eintrag',
  pick: [],
  isEntry: true,
  operations: ['list', 'read'],
  details: async () => (await import('./contractAvisLogDetails.ts')).contractAvisLogDetails,
});
