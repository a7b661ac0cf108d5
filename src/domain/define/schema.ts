import { requiredText } from './requiredText.ts';
import { z } from 'zod';
import { isCalendarDay } from '../time/calendarDay.ts';
import type { Field, Fields, Kind } from './field.ts';
import { isKept } from './derivedField.ts';
import { filesPath } from './filesPath.ts';
import { isMailAddress } from './mailAddress.ts';

/** Whether a whole record is made or an existing one is changed in places. */
export type Purpose = 'create' | 'update';

const vin = /^[A-HJ-NPR-Z0-9]{1,17}$/i;

/** No record grows so big that lists of it become slow for everybody. */
const maxEntries = 500;
const maxReferences = 1_000;
const longestJson = 100_000;

/** Builds the validation of one resource's input, with German messages at the field (document 1, section 5). */
export function schemaOf(fields: Fields, purpose: Purpose): z.ZodType<Record<string, unknown>> {
  const shape: Record<string, z.ZodType> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (field.readOnly) continue;
    shape[name] = schemaOfField(field, purpose);
  }
  return z.strictObject(shape, { error: unknownFields });
}

/** Names what nobody may write or what does not exist; several in one sentence each. */
function unknownFields(issue: { code: string; keys?: readonly string[] }): string {
  return issue.code === 'unrecognized_keys'
    ? (issue.keys ?? []).map(unknownFieldText).join(' ')
    : 'Hier wird ein Objekt erwartet.';
}

export function unknownFieldText(name: string): string {
  return `Das Feld „${name}“ gibt es nicht oder es kann nicht geändert werden.`;
}

function schemaOfField(field: Field, purpose: Purpose): z.ZodType {
  const required = field.required === true || (field.required === 'create' && purpose === 'create');
  const value = kinds[field.kind](field, purpose);
  const asked = required
    ? z.preprocess(
        emptyToNull,
        z
          .unknown()
          .refine(isGiven, field.requiredText ?? requiredText)
          .pipe(value),
      )
    : z.preprocess(emptyToNull, value.nullable());
  return required && purpose === 'create' && isKept(field) ? asked : asked.optional();
}

function isGiven(value: unknown): boolean {
  return value !== null && value !== undefined && value !== '';
}

function emptyToNull(value: unknown): unknown {
  return typeof value === 'string' && value.trim() === '' ? null : value;
}

const kinds: { readonly [K in Kind]: (field: Field, purpose: Purpose) => z.ZodType } = {
  text: shortText,
  longText: shortText,
  richText: shortText,
  secret: shortText,
  file: (field) => iri({ ...field, to: filesPath }),
  flag: () => z.boolean({ error: 'Ja oder Nein erwartet' }),
  flag01: () => z.enum(['0', '1'], { error: "'0' oder '1' erwartet" }),
  choice: (field) =>
    z
      .string({ error: missing('Text erwartet') })
      .refine(
        (it) => field.items?.some((item) => item.key === it) ?? false,
        `Diese Auswahl gibt es nicht: ${field.label}`,
      ),
  choices: (field) =>
    z
      .array(
        z
          .string({ error: missing('Text erwartet') })
          .refine(
            (it) => field.items?.some((item) => item.key === it) ?? false,
            `Diese Auswahl gibt es nicht: ${field.label}`,
          ),
        { error: missing('Liste erwartet') },
      )
      .transform((it) => [...new Set(it)]),
  integer: (field) => bounded(z.number({ error: missing('Zahl erwartet') }).int('Ganze Zahl erwartet'), field),
  minutes: (field) => bounded(z.number({ error: missing('Zahl erwartet') }).int('Ganze Minuten erwartet'), field),
  km: (field) =>
    bounded(
      z
        .number({ error: missing('Zahl erwartet') })
        .refine((it) => Math.abs(it * 100 - Math.round(it * 100)) < 1e-6, 'Höchstens zwei Nachkommastellen'),
      field,
    ),
  coordinate: () =>
    z
      .number({ error: missing('Zahl erwartet') })
      .min(-180, 'Mindestens -180')
      .max(180, 'Höchstens 180'),
  money: (field) =>
    z
      .string({ error: missing('Betrag als Text erwartet, zum Beispiel 385.00') })
      .regex(/^-?\d+(\.\d{1,2})?$/, 'Betrag mit höchstens zwei Nachkommastellen erwartet')
      .refine((it) => !/^-?0*[1-9]\d{9}/.test(it), 'Höchstens 999.999.999,99')
      .transform((it) => decimals(it))
      .refine((it) => field.min === undefined || Number(it) >= field.min, `Mindestens ${String(field.min)}`),
  date: () =>
    z
      .string({ error: missing('Datum erwartet') })
      .refine(isDay, 'Kein gültiges Datum')
      .transform((it) => it.slice(0, 10)),
  time: () =>
    z.string({ error: missing('Uhrzeit erwartet') }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Invalid time format'),
  instant: () =>
    z
      .string({ error: missing('Zeitpunkt erwartet') })
      .refine(isMoment, 'Kein gültiger Zeitpunkt')
      .transform((it) => new Date(it).toISOString()),
  reference: (field) => iri(field),
  references: (field) =>
    z
      .array(iri(field), { error: missing('Liste erwartet') })
      .max(maxReferences, `Höchstens ${String(maxReferences)} Einträge`)
      .transform((it) => [...new Set(it)]),
  embedded: (field, purpose) => schemaOf(field.fields ?? {}, purpose),
  list: (field) =>
    z
      .array(schemaOfEntry(field), { error: 'Liste erwartet' })
      .max(maxEntries, `Höchstens ${String(maxEntries)} Einträge`),
  json: () =>
    z
      .record(z.string(), z.unknown(), { error: 'Objekt erwartet' })
      .refine((it) => JSON.stringify(it).length <= longestJson, `Höchstens ${String(longestJson)} Zeichen`),
};

const ownNumber = z
  .number({ error: missing('Zahl erwartet') })
  .int('Ganze Zahl erwartet')
  .positive('Mindestens 1');

/**
 * What is sent of one entry; one that has an identity of its own brings its number and the version its writer has seen.
 */
function schemaOfEntry(field: Field): z.ZodType {
  const parts = schemaOf(field.fields ?? {}, 'create');
  if (!field.entries) return parts;
  return (parts as z.ZodObject).extend({
    id: ownNumber.nullish(),
    version: ownNumber.nullish(),
  });
}

function missing(otherwise: string) {
  return (issue: { input?: unknown }) => (issue.input === undefined || issue.input === null ? requiredText : otherwise);
}

function shortText(field: Field): z.ZodType {
  const longest = field.max ?? (field.kind === 'text' ? 255 : 20_000);
  const plain = z
    .string({ error: missing('Text erwartet') })
    .max(longest, `Höchstens ${String(longest)} Zeichen`)
    .transform((it) => (field.kind === 'text' ? it.trim() : it).toWellFormed());
  if (field.pattern === 'email') return plain.refine(isMailAddress, 'Keine gültige E-Mail-Adresse');
  if (field.pattern === 'postcode') return plain.refine((it) => /^\d{5}$/.test(it), 'PLZ hat fünf Ziffern');
  if (field.pattern === 'vin')
    return plain
      .refine((it) => vin.test(it), 'Die FIN enthält unzulässige Zeichen (I, O, Q).')
      .transform((it) => it.toUpperCase());
  return plain;
}

function bounded(value: z.ZodNumber, field: Field): z.ZodType {
  const low = field.min === undefined ? value : value.min(field.min, `Mindestens ${String(field.min)}`);
  return field.max === undefined ? low : low.max(field.max, `Höchstens ${String(field.max)}`);
}

/** A day may come with a time, as outside clients send it. */
function isDay(text: string): boolean {
  return isCalendarDay(text.slice(0, 10)) && (text.length === 10 || text[10] === 'T');
}

/** A moment that every part of the system can write down, so none before the year 1 or after 9999. */
function isMoment(text: string): boolean {
  const moment = Date.parse(text);
  return !Number.isNaN(moment) && isCalendarDay(new Date(moment).toISOString().slice(0, 10));
}

function decimals(amount: string): string {
  const [whole = '0', rest = ''] = amount.split('.');
  return `${whole}.${rest.padEnd(2, '0')}`;
}

/** An IRI, an object with an `@id`, or the bare id, as older callers send it. */
function iri(field: Field): z.ZodType<string> {
  const path = field.to ?? '';
  const form = new RegExp(`^/api/${path}/\\d{1,15}$`);
  const from = (value: unknown) => {
    const given = typeof value === 'object' && value !== null && '@id' in value ? value['@id'] : value;
    return typeof given === 'number' || (typeof given === 'string' && /^\d{1,15}$/.test(given))
      ? `/api/${path}/${String(given)}`
      : given;
  };
  return z.preprocess(
    from,
    z.string({ error: missing('Verweis erwartet') }).regex(form, `Kein gültiger Verweis: ${field.label}`),
  );
}
