/** What the console says about bundles, in the words of document 2, section 8. */
export const bundleMessages = {
  created: 'Fahrtpaket erstellt',
  saved: 'Fahrtpaket gespeichert',
  contractAdded: 'Auftrag hinzugefügt',
  moved: 'Eintrag erfolgreich verschoben',
  removed: 'Eintrag erfolgreich entfernt',
  deleted: 'Paket erfolgreich entfernt',
  dissolved: 'Fahrtpaket erfolgreich aufgelöst',
  notCreated: 'Error: Fahrtpaket nicht erstellt',
  notSaved: 'Error: Fahrtpaket nicht gespeichert',
  notMoved: 'Fehler beim verschieben',
  notRemoved: 'Fehler beim entfernen',
} as const;
