import { choices } from '../../choices/choices.ts';

/** Used by protocol_complaint_types.type. */
export const complaintTypes = choices('Beanstandungsart', [
  { key: 'imagesMissing', label: 'Fotos fehlen' },
  { key: 'imagesBlurred', label: 'Fotos unscharf oder zu dunkel' },
  { key: 'imagesWrongPosition', label: 'Fotos an falscher Position' },
  { key: 'damageNotDocumented', label: 'Schaden nicht dokumentiert' },
  { key: 'damageWronglyAssigned', label: 'Schaden falsch zugeordnet' },
  { key: 'signatureMissing', label: 'Unterschrift fehlt' },
  { key: 'signatoryUnreadable', label: 'Name des Unterzeichners fehlt oder unleserlich' },
  { key: 'mileageWrong', label: 'Kilometerstand fehlt oder falsch' },
  { key: 'fuelLevelWrong', label: 'Tankstand fehlt oder falsch' },
  { key: 'accessoriesIncomplete', label: 'Zubehör unvollständig erfasst' },
  { key: 'keyCountWrong', label: 'Anzahl der Schlüssel falsch' },
  { key: 'tiresWrong', label: 'Bereifung falsch angegeben' },
  { key: 'inspectionDateMissing', label: 'HU-Termin fehlt oder falsch' },
  { key: 'vinNotChecked', label: 'Kennzeichen oder FIN nicht geprüft' },
  { key: 'licenseCheckIncomplete', label: 'Führerscheinkontrolle unvollständig' },
  { key: 'receiptMissing', label: 'Beleg fehlt oder unleserlich' },
  { key: 'expenseWrong', label: 'Auslage falsch erfasst' },
  { key: 'paperProtocolMissing', label: 'Kundenprotokoll fehlt' },
  { key: 'closedLate', label: 'Protokoll zu spät abgeschlossen' },
  { key: 'wrongPlace', label: 'Übergabe am falschen Ort' },
  { key: 'otherReason', label: 'Sonstiges' },
]);
