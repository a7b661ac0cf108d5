import { definitionOf } from '../../../api/definitions.ts';
import type { Field } from '../../../domain/define/field.ts';
import type { Filter } from '../../../domain/define/filter.ts';
import { fieldAt, type Resource } from '../../../domain/define/resource.ts';
import { formatDate } from '../../../domain/time/formatDay.ts';
import { fieldText, type Refer } from '../../../domain/define/fieldText.ts';
import { filterNameOf } from './listUrl.ts';
import type { FilterValues } from './filterValues.ts';

/** A filter as a sentence: `name` in grey, then what it asks for. */
export type Sentence = { readonly name: string; readonly text: string };
type Known = { readonly resource: Pick<Resource, 'fields'>; readonly refer: Refer };
type Asked = { readonly key: string; readonly values: readonly string[] };

/** What one filter of a list asks for, in words: "Status Offen, Erstkontakt", "Abholung 20.–22.11.2026". */
export function sentenceOf(filter: Filter, asked: readonly Asked[], known: Known): Sentence {
  const values = asked.flatMap((it) => it.values);
  const name = filter.label;
  switch (filter.kind) {
    case 'search':
      return { name, text: `„${values.join(' ')}“` };
    case 'is':
    case 'isNot':
      return {
        name,
        text: listed(values.map((it) => valueText(fieldAt(known.resource, filter.field), it, known.refer))),
      };
    case 'range':
      return rangeSentence(name, asked, (it) => valueText(fieldAt(known.resource, filter.field), it, known.refer));
    case 'judged':
      if (filter.items)
        return { name, text: listed(values.map((it) => filter.items?.find(({ key }) => key === it)?.label ?? it)) };
      return { name, text: values[0] === 'false' ? 'nein' : 'ja' };
    case 'filled':
    case 'marked':
      return { name, text: values[0] === 'false' ? 'nein' : 'ja' };
    case 'contains':
      return { name: `${name} enthält`, text: listed(values) };
    case 'prefix':
      return filter.items
        ? { name, text: listed(values) }
        : { name: `${name} beginnt mit`, text: listed(values, 'oder') };
    case 'plate':
    case 'idents':
      return { name, text: listed(values) };
    case 'through':
      return {
        name,
        text: listed(
          values.map((it) => filter.items?.find((item) => item.key === it)?.label ?? throughText(it, known.refer)),
        ),
      };
    case 'via': {
      const to = fieldAt(known.resource, filter.reference)?.to;
      return {
        ...sentenceOf(filter.filter, asked, {
          ...known,
          resource: (to && definitionOf({ path: to })) || known.resource,
        }),
        name,
      };
    }
    case 'entities':
      return { name, text: 'ausgewählte Datensätze' };
    case 'options':
      return {
        name,
        text: values.map((it) => filter.options.find((option) => option.key === it)?.label ?? it).join(' und '),
      };
  }
}

/** The active filters of a list by name, in the order of the definition. */
export function askedFilters(
  resource: Pick<Resource, 'filters'>,
  filter: FilterValues,
): readonly { readonly name: string; readonly filter: Filter; readonly asked: readonly Asked[] }[] {
  return Object.entries(resource.filters).flatMap(([name, definition]) => {
    const asked = Object.entries(filter).flatMap(([key, values]) =>
      filterNameOf(key) === name && values.length > 0 ? [{ key, values }] : [],
    );
    return asked.length > 0 ? [{ name, filter: definition, asked }] : [];
  });
}

/** The records a filter names, by IRI, so that they can be called by their names. */
export function referredBy(
  resource: Pick<Resource, 'fields'>,
  filter: Filter,
  asked: readonly Asked[],
): readonly string[] {
  if (filter.kind === 'through') return asked.flatMap(({ values }) => values.filter(isIri));
  if (filter.kind !== 'is' && filter.kind !== 'isNot') return [];
  const to = fieldAt(resource, filter.field)?.to;
  return to === undefined
    ? []
    : asked.flatMap(({ values }) => values.map((it) => (isIri(it) ? it : `/api/${to}/${it}`)));
}

const isIri = (value: string): boolean => value.startsWith('/api/');

function rangeSentence(name: string, asked: readonly Asked[], write: (value: string) => string): Sentence {
  const end = (operator: string) => asked.find((it) => it.key.endsWith(`[${operator}]`))?.values[0];
  const [after, before, above, below] = [end('after'), end('before'), end('strictly_after'), end('strictly_before')];
  const exact = asked.find((it) => !it.key.includes('['))?.values[0];
  if (exact !== undefined) return { name, text: write(exact) };
  if (after !== undefined && before !== undefined)
    return {
      name,
      text: after === before ? write(after) : `${shortened(after, before) ?? write(after)}–${write(before)}`,
    };
  const parts = [
    after && `ab ${write(after)}`,
    above && `nach ${write(above)}`,
    before && `bis ${write(before)}`,
    below && `vor ${write(below)}`,
  ];
  return { name, text: parts.filter(Boolean).join(' ') };
}

/** The beginning of a span of days without what it shares with its end: 20. for 20.–22.11.2026. */
function shortened(from: string, to: string): string | undefined {
  if (!isDay(from) || !isDay(to)) return undefined;
  if (from.slice(0, 7) === to.slice(0, 7)) return `${from.slice(8)}.`;
  return from.slice(0, 4) === to.slice(0, 4) ? `${from.slice(8)}.${from.slice(5, 7)}.` : undefined;
}

function valueText(field: Field | undefined, value: string, refer: Refer): string {
  if (!field) return yesNo(value);
  if (field.kind === 'flag') return yesNo(value);
  if (field.kind === 'reference' || field.kind === 'references')
    return refer(value.startsWith('/api/') ? value : `/api/${field.to ?? ''}/${value}`);
  if (field.kind === 'instant' && isDay(value)) return formatDate(value);
  if (field.kind === 'choices') return field.items?.find((it) => it.key === value)?.label ?? value;
  if (['integer', 'minutes', 'km', 'coordinate'].includes(field.kind)) return value.replace('.', ',');
  return fieldText(field, value, refer) || value;
}

function listed(values: readonly string[], last = ''): string {
  const shown = values.length > 5 ? [...values.slice(0, 4), `${values.length - 4} weitere`] : values;
  if (last === '' || shown.length < 2) return shown.join(', ');
  return `${shown.slice(0, -1).join(', ')} ${last} ${shown.at(-1) ?? ''}`;
}

/** What a record behind another says: a record by its name, else a flag. */
function throughText(value: string, refer: Refer): string {
  return isIri(value) ? refer(value) : yesNo(value);
}

function yesNo(value: string): string {
  if (value === 'true' || value === '1') return 'ja';
  return value === 'false' || value === '0' ? 'nein' : value;
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text);
}
