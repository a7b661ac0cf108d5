import { defineCall, json } from '../define/call.ts';
import { arrayOf, given, idOrIri, integer, moment, object, text } from '../define/shape.ts';

/** Picked contracts as a workbook behind a link (R77). */
export const exportContracts = defineCall({
  id: 'contract.export',
  title: 'Ausgewählte Aufträge als .xlsx hinter einem Link, 15 Minuten gültig, nur für den Anforderer',
  on: 'contracts',
  call: 'POST /contracts/custom_export',
  area: 'contracts',
  input: given({ data: arrayOf(idOrIri, { maxItems: 5000 }) }, ['data']),
  answer: json('Link zur Datei', object({ link: text, validUntil: moment, rows: integer }), { status: 201 }),
  errors: { missing: true, invalid: true },
});
