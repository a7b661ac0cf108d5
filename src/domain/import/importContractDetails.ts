import { defineDetails } from '../define/details.ts';
import { derived } from '../define/derivedField.ts';
import {
  choice,
  choices,
  date,
  flag,
  instant,
  integer,
  json,
  list,
  longText,
  reference,
  text,
} from '../define/field.ts';
import { is, range, search } from '../define/filter.ts';
import { contractTags } from '../contract/choices/contractTags.ts';
import { formatDate } from '../time/formatDay.ts';
import { importEffects } from './choices/importEffects.ts';
import { importFormats } from './choices/importFormats.ts';
import { importRowStates } from './choices/importRowStates.ts';
import { labelsOfRow } from './labelsOfRow.ts';
import { stateOfRow } from './rowState.ts';

const fixed = { readOnly: true } as const;
const isImported = flag('Übernommen');
const isDeclinedByLeitstand = flag('Abgelehnt');
const confirm = flag('Bestätigt');
const storno = flag('Storno', fixed);
/** What the file says, by the names of a contract. */
const content = json('Inhalt der Zeile', fixed);
const effect = choice('Wirkung', importEffects.items, fixed);
const datum = date('Abholdatum', fixed);
const autotyp = text('Fahrzeug', { ...fixed, max: 141 });
const kennzeichen = text('Kennzeichen', { ...fixed, max: 16, ident: true });
const leasingVertragsnummer = text('LV-Nummer', { ...fixed, max: 60 });
const abholort = text('Abholort', { ...fixed, max: 130 });
const bringort = text('Zustellort', { ...fixed, max: 130 });

export const importContractDetails = defineDetails({
  fields: {
    import: reference('Import', 'vw_imports', fixed),
    format: choice('Format', importFormats.items, fixed),
    customer: reference('Auftraggeber', 'customers', fixed),
    auftraggeberKuerzel: text('Auftraggeber', { ...fixed, max: 12 }),
    rowNumber: integer('Zeile', fixed),
    externalNumber: text('Nr. extern', { ...fixed, max: 60 }),
    /** By which the same order is known again. */
    rowKey: text('Schlüssel', { ...fixed, max: 160 }),
    effect,
    state: derived(
      choice('Zustand', importRowStates.items),
      { isImported, isDeclinedByLeitstand, confirm, effect },
      stateOfRow,
    ),
    confirm,
    saveInfoFahrDL: flag('Info Fahrer übernehmen', { default: true }),
    driver: reference('Fahrer', 'drivers'),
    /** Why he is to drive in spite of warnings; it goes to the contract with him. */
    assignmentOverride: longText('Fahrer trotz Warnung', { max: 1000 }),
    isImported,
    /** What somebody does to the contract after this moment stands in the way of taking it back. */
    takenOverAt: instant('Übernommen am', fixed),
    isDeclinedByLeitstand,
    declinedOn: date('Abgelehnt am', fixed),
    storno,
    /** Whoever knows to which contract an open row belongs says so here. */
    contract: reference('Auftrag', 'contracts'),
    /** Its ride had begun when somebody was told so: what is confirmed after that is meant. */
    isBegun: flag('Fahrt begonnen', fixed),
    /** The contract that is there already, or that the row may double. */
    contractNumber: text('Auftragsnummer', { ...fixed, max: 8 }),
    anschluss: text('Anschluss zu', { ...fixed, max: 60 }),
    bundleId: text('Paket', { ...fixed, max: 60 }),
    findings: list('Meldungen', { column: text('Spalte'), text: text('Meldung'), isHint: flag('Hinweis') }, fixed),
    message: longText('Meldung', fixed),
    differences: json('Unterschiede', fixed),
    content,
    labels: derived(choices('Kürzel', contractTags.items), { storno, content }, labelsOfRow),
    infoFahrDL: longText('Info Fahrer', fixed),
    autotyp,
    kennzeichen,
    carFin: text('FIN', { ...fixed, max: 17 }),
    leasingVertragsnummer,
    datum,
    bringdatum: date('Zustelldatum', fixed),
    abholort,
    bringort,
    copyText: derived(
      text('Text zum Kopieren'),
      { leasingVertragsnummer, autotyp, kennzeichen, abholort, bringort, datum },
      (row) =>
        [
          row.leasingVertragsnummer,
          row.autotyp,
          row.kennzeichen,
          `${row.abholort ?? ''} → ${row.bringort ?? ''}`,
          formatDate(row.datum),
        ]
          .filter(Boolean)
          .join(' · '),
    ),
    /** A ride that has begun is to be changed nevertheless. */
    confirmBegun: flag('Trotz begonnener Fahrt', { option: true }),
    /** Whether whoever sends it wants to hear of it; always false from the import screens. */
    silent: flag('Ohne Meldung', { option: true }),
  },
  search: ['externalNumber', 'kennzeichen', 'carFin', 'leasingVertragsnummer', 'contractNumber'],
  filters: {
    search: search(),
    import: is('Import', 'import'),
    format: is('Format', 'format'),
    customer: is('Auftraggeber', 'customer'),
    contract: is('Auftrag', 'contract'),
    effect: is('Wirkung', 'effect'),
    isImported: is('Übernommen', 'isImported'),
    isDeclinedByLeitstand: is('Abgelehnt', 'isDeclinedByLeitstand'),
    datum: range('Abholdatum', 'datum'),
  },
  list: {
    columns: [
      'rowNumber',
      'effect',
      'externalNumber',
      'kennzeichen',
      'autotyp',
      'datum',
      'abholort',
      'bringdatum',
      'bringort',
      'bundleId',
      'labels',
      'driver',
      'state',
      'contract',
      'message',
    ],
    sorts: ['id', 'rowNumber', 'externalNumber', 'datum', 'createdAt'],
    sort: 'rowNumber',
    maxPerPage: 1000,
  },
  form: [
    {
      title: 'Importauftrag',
      rows: [
        ['rowNumber', 'effect', 'externalNumber', 'contract'],
        ['kennzeichen', 'carFin', 'autotyp'],
        ['datum', 'abholort', 'bringdatum', 'bringort'],
        ['anschluss', 'bundleId', 'storno', 'labels'],
        ['message'],
      ],
    },
    {
      title: 'Übernahme',
      rows: [['driver'], ['confirm', 'saveInfoFahrDL', 'isImported', 'isDeclinedByLeitstand'], ['infoFahrDL']],
    },
  ],
});
