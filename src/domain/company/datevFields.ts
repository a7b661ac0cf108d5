import { choice, date, flag, integer, list, reference, text } from '../define/field.ts';
import { monthNames } from '../time/formatDay.ts';
import { bookingGroups, type BookingGroup } from '../datev/datevSettings.ts';

const groups = Object.entries(bookingGroups).map(([key, { label }]) => ({ key: key as BookingGroup, label }));
const months = monthNames.map((name, at) => ({ key: `${String(at + 1).padStart(2, '0')}-01`, label: `1. ${name}` }));

/** How the tax adviser wants the booking batches; every default is one until he has confirmed it. */
export const datevFields = {
  beraternummer: integer('Beraternummer', { min: 1001, max: 9_999_999 }),
  mandantennummer: integer('Mandantennummer', { min: 1, max: 99_999 }),
  chartOfAccounts: choice('Kontenrahmen', [
    { key: '03', label: 'SKR03' },
    { key: '04', label: 'SKR04' },
  ]),
  fiscalYearStart: choice('Beginn des Wirtschaftsjahres', months, { default: '01-01' }),
  accountLength: integer('Länge der Sachkonten', { min: 4, max: 8, default: 4 }),
  festschreibung: flag('Buchungen festschreiben'),
  datevDueDate: flag('Fälligkeit in Belegfeld 2', { default: true }),
  datevServiceDate: flag('Leistungsdatum, wenn in anderem Monat', { default: true }),
  datevCostCentre: flag('Kostenstelle in KOST1'),
  datevStorno: choice(
    'Storno',
    [
      { key: 'turned', label: 'Soll und Haben vertauscht' },
      { key: 'generalReversal', label: 'Generalumkehr' },
    ],
    { default: 'turned' },
  ),
  datevAccounts: list('Andere Konten als die Vorgaben', {
    group: choice('Wofür', groups),
    account: text('Konto', { max: 9 }),
    key: choice('Steuerschlüssel', [
      { key: '2', label: '2 · Umsatzsteuer 7 %' },
      { key: '3', label: '3 · Umsatzsteuer 19 %' },
      { key: '8', label: '8 · Vorsteuer 7 %' },
      { key: '9', label: '9 · Vorsteuer 19 %' },
      { key: '40', label: '40 · hebt die Automatik auf' },
    ]),
  }),
  datevConfirmed: flag('Mit der Steuerberatung abgestimmt', {
    help: 'Gilt für die Angaben zum Export, wie sie jetzt sind; wer sie ändert, nimmt den Haken weg.',
  }),
  datevConfirmedAt: date('Abgestimmt am', { readOnly: true }),
  datevConfirmedBy: reference('Abgestimmt von', 'users', { readOnly: true, addressOnly: true }),
};
