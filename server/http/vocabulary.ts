import type { Field, Kind } from '../../src/domain/define/field.ts';
import { resourceByPath } from '../../src/domain/resources.ts';

/** What each kind of field is called in XML Schema, for hydra. */
export const ranges: { readonly [K in Kind]: string } = {
  text: 'xmls:string',
  longText: 'xmls:string',
  richText: 'xmls:string',
  secret: 'xmls:string',
  file: 'xmls:string',
  flag: 'xmls:boolean',
  flag01: 'xmls:string',
  choice: 'xmls:string',
  choices: 'xmls:string',
  time: 'xmls:string',
  integer: 'xmls:integer',
  minutes: 'xmls:integer',
  money: 'xmls:decimal',
  km: 'xmls:decimal',
  coordinate: 'xmls:decimal',
  date: 'xmls:date',
  instant: 'xmls:dateTime',
  reference: '',
  references: '',
  embedded: 'xmls:string',
  list: 'xmls:string',
  json: 'xmls:string',
};

/** The hydra range of a field: a class for references, a literal type for the rest. */
export function rangeOf(field: Field): string {
  const target = resourceByPath(field.to ?? '');
  return target ? `#${target.type}` : ranges[field.kind];
}
