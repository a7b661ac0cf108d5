const firstSteps: Readonly<Record<string, string>> = {
  applications: 'Fahrer bewerben sich auf Aufträge und Fahrtpakete, die für Bewerbungen offen sind.',
  bundles: 'Ein Fahrtpaket fasst Aufträge zusammen, die ein Fahrer nacheinander fährt.',
  contract_avis: 'Eine Avisierung entsteht mit einem Auftrag, bei dem „Avis anlegen“ gewählt ist.',
  contracts: 'Ein Auftrag gehört zu einem Kunden. Gibt es noch keinen, legen Sie ihn zuerst unter „Kunden“ an.',
  customer_departments: 'Eine Filiale gehört zu einem Kunden. Gibt es noch keinen, legen Sie ihn zuerst unter „Kunden“ an.',
  customer_protocols: 'Ein Kundenprotokoll gehört zu einem Kunden. Gibt es noch keinen, legen Sie ihn zuerst unter „Kunden“ an.',
  logs: 'Fehler und besondere Vorkommnisse erscheinen hier von selbst.',
  mail_logs: 'Jede E-Mail, die Leitstand schreibt, erscheint hier von selbst.',
  protocols: 'Ein Protokoll entsteht, sobald der Fahrer die Übergabe in der App beginnt.',
};

/** What a list that has nothing yet asks for first, or where its rows come from; nothing where its button says enough. */
export function firstStepOf(path: string): string | undefined {
  return firstSteps[path];
}

/** The sentence under 'Noch keine …'. */
export function FirstStep({ path }: { path: string }) {
  return firstStepOf(path);
}
