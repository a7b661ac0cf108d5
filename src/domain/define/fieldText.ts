import type { Field, Kind } from './field.ts';
import { formatKm } from '../km/formatKm.ts';
import { formatAmount } from '../money/amount.ts';
import { formatDuration } from '../time/duration.ts';
import { formatDate } from '../time/formatDay.ts';
import { companyZone, formatInstant } from '../time/zone.ts';

/** Names the record behind an IRI. */
export type Refer = (iri: string) => string;
type Write = (value: unknown, context: { field: Field; refer: Refer }) => string;

const asWritten: Write = (value) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
const label: Write = (value, { field }) =>
  field.items?.find((it) => it.key === value)?.label ?? asWritten(value, { field, refer: String });
const yesNo: Write = (value) => (value === true || value === '1' ? 'ja' : 'nein');
const many = (value: unknown, write: (entry: unknown) => string): string =>
  Array.isArray(value) ? value.map(write).filter(Boolean).join(', ') : '';

const kinds: Readonly<Record<Kind, Write>> = {
  text: asWritten,
  longText: asWritten,
  richText: (value) => withoutTags(asWritten(value, { field: { kind: 'text', label: '' }, refer: String })),
  secret: () => '',
  file: (value) => (typeof value === 'string' ? `Datei ${value.split('/').at(-1) ?? ''}` : ''),
  flag: yesNo,
  flag01: yesNo,
  choice: label,
  choices: (value, context) => many(value, (key) => label(key, context)),
  integer: asWritten,
  minutes: (value) => (typeof value === 'number' ? formatDuration(value) : ''),
  money: (value) => (typeof value === 'string' ? formatAmount(value) : ''),
  km: (value) => (typeof value === 'number' ? formatKm(value) : ''),
  coordinate: (value) => (typeof value === 'number' ? value.toLocaleString('de-DE', { maximumFractionDigits: 6 }) : ''),
  date: (value) => (typeof value === 'string' ? formatDate(value) : ''),
  time: asWritten,
  instant: (value) => (typeof value === 'string' ? formatInstant(value, companyZone) : ''),
  reference: (value, { refer }) => (typeof value === 'string' ? refer(value) : ''),
  references: (value, { refer }) => many(value, (iri) => (typeof iri === 'string' ? refer(iri) : '')),
  embedded: (value, { field, refer }) =>
    isObject(value) ? (placeText(value) ?? partsText(value, { field, refer })) : '',
  // History tells of one entry as well as of whole lists.
  list: (value, { field, refer }) =>
    many([value].flat(), (entry) => (isObject(entry) ? partsText(entry, { field, refer }) : '')),
  json: (value) => (value === null || value === undefined ? '' : JSON.stringify(value)),
};

/** The value of a field in words, as lists, tooltips, copies and exports show it; nothing is ''. */
export function fieldText(field: Field, value: unknown, refer: Refer): string {
  if (value === null || value === undefined) return '';
  return kinds[field.kind](value, { field, refer });
}

/** The value behind a dotted path such as `pickupLocation.ort`. */
export function valueAt(record: unknown, path: string): unknown {
  return path.includes('.') ? path.split('.').reduce(partOf, record) : partOf(record, path);
}

function partOf(value: unknown, name: string): unknown {
  return isObject(value) || Array.isArray(value) ? (value as Record<string, unknown>)[name] : undefined;
}

function placeText(value: Readonly<Record<string, unknown>>): string | undefined {
  if (!('ort' in value) || !('plz' in value)) return undefined;
  return [value.plz, value.ort].filter((it) => typeof it === 'string' && it !== '').join(' ');
}

function partsText(value: Readonly<Record<string, unknown>>, { field, refer }: { field: Field; refer: Refer }): string {
  const parts = Object.entries(field.fields ?? {}).map(([name, part]) =>
    part.kind === 'flag' || part.kind === 'flag01'
      ? value[name] === true || value[name] === '1'
        ? part.label
        : ''
      : fieldText(part, value[name], refer),
  );
  return parts.filter(Boolean).join(' · ');
}

function withoutTags(html: string): string {
  return html
    .replace(/<img [^>]*?alt="([^"]*)"[^>]*>/g, (_, alt: string) => (alt === '' ? ' [Bild] ' : ` [Bild: ${alt}] `))
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/\s+/g, ' ')
    .trim();
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
