import { expect, test } from 'vitest';
import { contractMessages as said } from './messages.ts';
import { shows } from '../../../tests/specification/shows.ts';

test('what is said about contracts stands letter for letter in document 1, section 8', () => {
  shows(
    'D1 §8 order saved',
    'D1 §8 Fehler beim bearbeiten',
    'D1 §8 list failure',
    'D1 §8 bulk create',
    'D1 §8 search',
    'D1 §8 Keine Anschlussaufträge gefunden',
    'D1 §8 logs failure',
    'D1 §8 successes of row',
  );
  expect([said.edited, said.created, said.createdNumber('26000418'), said.changed('26000418')]).toEqual([
    'Auftrag erfolgreich bearbeitet',
    'Auftrag erfolgreich erstellt',
    'Auftrag 26000418 erstellt',
    'Auftrag 26000418 erfolgreich geändert',
  ]);
  expect([said.editFailed('Kein Netz'), said.createFailed('Firma: Pflichtfeld\nOrt: Pflichtfeld')]).toEqual([
    'Fehler beim bearbeiten: Kein Netz',
    'Fehler beim Erstellen:\nFirma: Pflichtfeld\nOrt: Pflichtfeld',
  ]);
  expect([said.bulkCreateFailed('Kein Netz'), said.noneToCreate, said.requiredMissing]).toEqual([
    'Fehler beim Anlegen eines Auftrags: Kein Netz',
    'Es muss mindestens ein Auftrag angegeben werden',
    'Es fehlen Pflichtfelder in den Aufträgen',
  ]);
  expect([said.searchFailed, said.noneFound, said.noFollowUpFound]).toEqual([
    'Fehler beim Abruf',
    'Keine Aufträge gefunden',
    'Keine Anschlussaufträge gefunden',
  ]);
  expect(said.numberNotFound('26000418')).toBe('Es wurde kein Auftrag mit der Auftragsnummer 26000418 gefunden.');
  expect([said.updateFailed('Kein Netz'), said.exportFailed('Service Unavailable')]).toEqual([
    'Error: Kein Netz',
    'Error: Export nicht erstellt: Service Unavailable',
  ]);
  expect([said.positionChanged('26000418'), said.accepted, said.templateSaved, said.templateUpdated]).toEqual([
    'Position für Auftrag 26000418 erfolgreich geändert',
    'Auftrag erfolgreich Angenommen',
    'Vorlage gespeichert',
    'Vorlage aktualisiert',
  ]);
});
