import type { AnyRow } from '../../src/domain/define/row.ts';
import type { z } from 'zod';
import type { Role } from '../../src/domain/access/roles.ts';
import { mayChange, maySee } from '../../src/domain/access/visible.ts';
import type { Field } from '../../src/domain/define/field.ts';
import { schemaOf, unknownFieldText, type Purpose } from '../../src/domain/define/schema.ts';
import type { Resource } from '../../src/domain/define/resource.ts';
import { Forbidden, Invalid, type Violation } from '../storage/refusals.ts';
import { same } from '../storage/history.ts';
import { withCleanHtml } from './cleanHtml.ts';
import { isClientsOwn } from './clientsOwn.ts';
import { withoutReadOnly, withReadOnly } from './readOnlyParts.ts';

const schemas = new Map<string, z.ZodType<Record<string, unknown>>>();
const standard = ['id', 'version', 'createdAt', 'updatedAt'];

/** What the input is for; the record as it stands tells which read-only parts of its lists stay. */
type Use = { readonly purpose: Purpose; readonly before?: AnyRow };

/**
 * What of an input its sender may change: fields beyond his role are refused, read-only ones that clients send back are
 * left aside. Into a record that is there also comes what he may only read, to be sent back as it stands.
 */
export function permittedInput(
  resource: Resource,
  body: unknown,
  { roles, purpose = 'create' }: { roles: readonly Role[]; purpose?: Purpose },
): AnyRow {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Invalid([{ propertyPath: '', message: 'Es wird ein Objekt erwartet.' }]);
  const given = Object.fromEntries(
    Object.entries(withPartsApart(resource, inOwnShape(resource, body as AnyRow))).filter(
      ([name]) => !standard.includes(name) && !isClientsOwn(name) && resource.fields[name]?.readOnly !== true,
    ),
  );
  for (const name of Object.keys(given)) {
    const field = resource.fields[name];
    const isSentBack =
      purpose === 'update' && field !== undefined && field.writeArea !== undefined && maySee(field, roles);
    if (field && !isSentBack && !mayChange(resource, field, roles)) throw new Forbidden(notYours(field));
  }
  return given;
}

/** What was written in another shape of a field, as that field has it. */
function inOwnShape({ fields }: Resource, body: AnyRow): AnyRow {
  const shapes = Object.entries(fields).flatMap(([name, { writtenAs: to }]) =>
    to && name in body && !(to.field in body) ? [[to.field, to.from(body[name])] as const] : [],
  );
  return shapes.length === 0 ? body : { ...body, ...Object.fromEntries(shapes) };
}

/**
 * A reference written as an object with parts of its record, told apart: which record it is, if it says so, and what is
 * written of it; what a client only sends back along with these parts is left aside.
 */
function withPartsApart(resource: Resource, body: AnyRow): AnyRow {
  const told: Record<string, unknown> = { ...body };
  for (const [name, { orParts }] of Object.entries(resource.fields)) {
    const value = body[name];
    if (orParts === undefined || typeof value !== 'object' || value === null || Array.isArray(value)) continue;
    const { '@id': iri, ...parts } = value as AnyRow;
    const known = resource.fields[orParts]?.fields ?? {};
    told[orParts] =
      iri === undefined ? parts : Object.fromEntries(Object.entries(parts).filter(([part]) => part in known));
    if (iri === undefined) delete told[name];
    else told[name] = iri;
  }
  return told;
}

/** Drops what a writer sent back that he may only read; when he altered it he is refused. */
export function withoutSentBack(
  resource: Resource,
  { input, before, roles }: { input: AnyRow; before: AnyRow; roles: readonly Role[] },
): AnyRow {
  return Object.fromEntries(
    Object.entries(input).filter(([name, value]) => {
      const field = resource.fields[name];
      if (!field || mayChange(resource, field, roles)) return true;
      if (!same(value, before[name])) throw new Forbidden(notYours(field));
      return false;
    }),
  );
}

/** What somebody is told who may not change a field. */
export function notYours(field: Field | undefined): string {
  return `${field?.label ?? 'Dieses Feld'} darf mit Ihrer Rolle nicht geändert werden.`;
}

/** Checks the values that somebody sent and makes them what the domain works with. */
export function checkedInput(
  resource: Resource,
  given: AnyRow,
  { purpose, before = {} }: Use,
): Record<string, unknown> {
  // Addresses that a text was sent with, and what is dropped of it, count neither as its length nor as something in it.
  const clean = withCleanHtml(resource.fields, withoutReadOnly(resource.fields, given));
  const result = schemaFor(resource, purpose).safeParse(clean);
  if (!result.success) throw new Invalid(violationsOf(result.error));
  const values = Object.fromEntries(Object.entries(result.data).filter(([, value]) => value !== undefined));
  return withReadOnly(resource.fields, { values, given, before });
}

function schemaFor(resource: Resource, purpose: Purpose): z.ZodType<Record<string, unknown>> {
  const key = `${resource.path}:${purpose}`;
  const known = schemas.get(key) ?? schemaOf(resource.fields, purpose);
  schemas.set(key, known);
  return known;
}

/** zod's findings as violations with the path of the field. */
export function violationsOf(error: z.ZodError): Violation[] {
  return error.issues.flatMap((issue) => {
    const path = issue.path.map(String).join('.');
    if (issue.code !== 'unrecognized_keys') return [{ propertyPath: path, message: issue.message }];
    return issue.keys.map((key) => {
      const propertyPath = path ? `${path}.${key}` : key;
      return { propertyPath, message: unknownFieldText(propertyPath) };
    });
  });
}
