import { defineCall, json } from '../define/call.ts';
import {
  amount,
  arrayOf,
  day,
  described,
  flag,
  given,
  integer,
  iri,
  maybe,
  object,
  oneOf,
  text,
  textOf,
  typed,
} from '../define/shape.ts';

const month = textOf({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$' });

/** Something that the check says about a month: a sentence, whether it holds the export up, and where it is cured. */
export type CheckedRow = {
  readonly sentence: string;
  readonly isRefusal: boolean;
  readonly record: string | null;
  readonly field: string | null;
};

/** What a month would bring to the tax adviser, with what holds it up first. */
export const checkMonth = defineCall({
  id: 'datev.check',
  title: 'Einen Monat für die Steuerberatung prüfen',
  on: 'datev_exports',
  call: 'GET /datev_exports/check',
  area: 'billing',
  input: given({ month }, ['month']),
  answer: json(
    'Belege des Monats, die noch in keinem Export stehen, und was sie aufhält',
    object({
      month: text,
      documents: integer,
      bad: described(integer, 'Belege, die den Export aufhalten'),
      unmade: described(integer, 'Belege, deren Datei der Export zuerst erzeugt'),
      amountTotal: amount,
      rows: arrayOf(
        typed<CheckedRow>(object({ sentence: text, isRefusal: flag, record: maybe(iri), field: maybe(text) })),
      ),
      confirmedAt: described(maybe(day), 'Mit der Steuerberatung abgestimmt an diesem Tag'),
      confirmedBy: maybe(text),
    }),
  ),
  errors: { invalid: true },
});

const begun = json('Der Export, dessen Dateien danach erzeugt werden', object({ iri, number: integer }), {
  status: 201,
});
const begunOrQueued = json(
  'Der Export, dessen Dateien danach erzeugt werden; fehlen Belegdateien, macht ein Auftrag im Hintergrund erst sie',
  object({ iri: maybe(iri), number: maybe(integer), job: maybe(integer) }),
  { status: 201 },
);

/**
 * Gives a month its batch, whole or not at all; its files are made afterwards. Where documents have no file yet, a job
 * makes those first and then the batch.
 */
export const exportMonth = defineCall({
  id: 'datev.export',
  title: 'Einen Monat an die Steuerberatung exportieren',
  on: 'datev_exports',
  call: 'POST /datev_exports/export',
  area: 'billing',
  write: true,
  input: given({ month, withDocuments: described(flag, 'Belege mitgeben') }, ['month']),
  answer: begunOrQueued,
  errors: { invalid: true },
  touches: ['invoices', 'billings'],
});

/** The same documents once more, under a new number and with a reason. */
export const repeatExport = defineCall({
  id: 'datev.repeat',
  title: 'Einen Export wiederholen',
  on: 'datev_exports',
  call: 'POST /datev_exports/{id}/repeat',
  area: 'company',
  write: true,
  input: given({ reason: text, withDocuments: flag }, ['reason']),
  answer: begun,
  errors: { missing: true, invalid: true },
});

const format = oneOf(['xlsx', 'csv']);
const link = json('Wo die Datei eine Viertelstunde lang liegt', object({ link: text, rows: integer }));

/** All documents of a time as a table. */
export const documentJournal = defineCall({
  id: 'documents.journal',
  title: 'Belegjournal',
  on: 'invoices',
  call: 'POST /invoices/journal',
  area: 'billing',
  input: given({ from: day, until: day, format }, ['from', 'until', 'format']),
  answer: link,
  errors: { invalid: true },
});

/** A series of numbers in a year: how many were given, and which are missing, which must be none. */
export type SeriesReport = {
  readonly series: string;
  readonly given: number;
  readonly first: string | null;
  readonly last: string | null;
  readonly missing: readonly string[];
};

/** Explains every number of a year. */
export const numberReport = defineCall({
  id: 'documents.numbers',
  title: 'Nummernbericht',
  on: 'invoices',
  call: 'POST /invoices/numbers',
  area: 'billing',
  input: given({ year: integer, format }, ['year', 'format']),
  answer: json(
    'Die Reihen des Jahres und die Datei mit jeder Nummer',
    object({
      link: text,
      rows: integer,
      series: arrayOf(
        typed<SeriesReport>(
          object({ series: text, given: integer, first: maybe(text), last: maybe(text), missing: arrayOf(text) }),
        ),
      ),
    }),
  ),
  errors: { invalid: true },
});
