import { intakeLimits } from '../../src/domain/intake/source.ts';

/** Why nothing can be read out of a file, in a sentence that says what to do instead. */
export const intakeRefusals = {
  empty: 'Die Datei ist leer.',
  unknown: 'Gelesen werden PDF, E-Mails (.eml) und Textdateien; diese Datei ist nichts davon.',
  picture:
    'Bilder und Fotos liest Leitstand nicht. Bitte den Auftrag als PDF mit Text anfordern oder die Angaben ins Formular eintragen.',
  workbook:
    'Tabellen und andere Office-Dateien werden hier nicht gelesen; Excel-Dateien mit Aufträgen gehören unter „Importieren“.',
  outlook:
    'Outlook-Nachrichten (.msg) liest Leitstand nicht. Bitte in Outlook mit „Speichern unter“ als .eml speichern oder den Text einfügen.',
  locked: 'Das PDF ist mit einem Kennwort geschützt; bitte ohne Kennwort speichern und erneut ablegen.',
  broken: 'Die Datei ist beschädigt und lässt sich nicht lesen.',
  noText:
    'Das PDF enthält keinen Text, nur Bilder. Bitte den Auftrag als PDF mit Text anfordern oder die Angaben ins Formular eintragen.',
  noMailText: 'Die E-Mail enthält weder Text noch ein PDF.',
  tooManyPages: `Das PDF hat mehr als ${String(intakeLimits.pages)} Seiten; ein Auftrag ist kürzer.`,
  tooLong: 'Die Datei enthält zu viel Text; ein Auftrag ist kürzer.',
  tooHeavy: 'Die Datei ist zu aufwendig zum Lesen.',
  noPart: 'Diesen Anhang gibt es nicht, oder er ist kein PDF.',
} as const;
export type IntakeRefusal = keyof typeof intakeRefusals;

/** Thrown where a file cannot be read. */
export class IntakeRefused extends Error {
  readonly refusal: IntakeRefusal;

  constructor(refusal: IntakeRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}
