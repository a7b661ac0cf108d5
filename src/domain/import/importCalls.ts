import { defineCall, filtersOf, item, json } from '../define/call.ts';
import { allowed, refused } from '../define/verdict.ts';
import { described, integer, iri, maybe, object } from '../define/shape.ts';
import { manufacturerImport } from './manufacturerImport.ts';

/** Takes back all that was made of a file, as long as nobody has done anything with it. */
export const takeBackImport = defineCall({
  id: 'import.takeBack',
  title: 'Import zurücknehmen',
  description:
    'Angelegte Aufträge werden gelöscht, geänderte und stornierte stehen wieder wie zuvor; die Zeilen sind danach wieder offen. Abgelehnt, sobald jemand mit einem der Aufträge gearbeitet hat oder der Statusbericht gesendet ist.',
  call: 'POST /vw_imports/{id}/take_back',
  area: 'imports',
  write: true,
  input: {},
  answer: item(manufacturerImport),
  check: (it) => (it.send ? refused('Der Statusbericht ist schon gesendet.') : allowed),
  touches: ['import_contracts', 'contracts'],
});

/** How many rows of a list of rows stand how: all that its filters hit, not only a page of them. */
export const rowOverview = defineCall({
  id: 'import.rowOverview',
  title: 'Wie die Zeilen einer Liste von Importaufträgen stehen; nimmt die Filter der Liste',
  on: 'import_contracts',
  call: 'GET /import_contracts/overview',
  area: 'imports',
  input: filtersOf('import_contracts'),
  answer: json(
    'Zeilen nach ihrer Wirkung und ihrem Stand',
    object({
      rows: described(integer, 'Wie viele es sind'),
      CREATE: described(integer, 'neu'),
      EDIT: described(integer, 'geändert'),
      CANCEL: described(integer, 'storniert'),
      DOUBLE: described(integer, 'vielleicht doppelt'),
      FAULTY: described(integer, 'fehlerhaft'),
      UNCHANGED: described(integer, 'unverändert'),
      declined: described(integer, 'abgelehnt'),
      imported: described(integer, 'übernommen'),
      confirmed: described(integer, 'warten bestätigt auf „Aufträge anlegen“'),
      confirmedNew: described(integer, 'davon neu'),
    }),
  ),
});

/** Whose files the upload is set to: the manufacturer of the settings, for whoever imports and may not read these. */
export const presetCustomer = defineCall({
  id: 'import.presetCustomer',
  title: 'Für wen Herstellerdateien eingelesen werden, wenn niemand einen anderen Auftraggeber wählt',
  on: 'vw_imports',
  call: 'GET /vw_imports/preset_customer',
  area: 'imports',
  input: {},
  answer: json('Der Herstellerkunde der Einstellungen', object({ customer: maybe(iri) })),
});
