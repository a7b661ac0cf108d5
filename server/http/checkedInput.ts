import type { z } from 'zod';
import type { Role } from '../../src/domain/access/roles.ts';
import { mayChange } from '../../src/domain/access/visible.ts';
import { schemaOf, type Purpose } from '../../src/domain/define/schema.ts';
import type { Resource } from '../../src/domain/define/resource.ts';
import { Forbidden, Invalid, type Violation } from '../storage/refusals.ts';
import { withCleanHtml } from './cleanHtml.ts';

const schemas = new Map<string, z.ZodType<Record<string, unknown>>>();
const standard = ['@id', '@type', '@context', 'id', 'version', 'createdAt', 'updatedAt'];

/** Checks what somebody sent: fields he may not change are refused, values must be valid; read-only fields that outside clients send back are left aside. */
export function checkedInput(resource: Resource, body: unknown, { purpose, roles }: { purpose: Purpose; roles: readonly Role[] }): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Invalid([{ propertyPath: '', message: 'Es wird ein Objekt erwartet.' }]);
  const given = Object.fromEntries(Object.entries(body).filter(([name]) => !standard.includes(name) && resource.fields[name]?.readOnly !== true));
  for (const name of Object.keys(given)) {
    const field = resource.fields[name];
    if (field && !mayChange(resource, field, roles)) throw new Forbidden(`${field.label} darf mit Ihrer Rolle nicht geändert werden.`);
  }
  const result = schemaFor(resource, purpose).safeParse(given);
  if (!result.success) throw new Invalid(violationsOf(result.error));
  return withCleanHtml(resource.fields, Object.fromEntries(Object.entries(result.data).filter(([, value]) => value !== undefined)));
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
    return issue.keys.map((key) => ({ propertyPath: path ? `${path}.${key}` : key, message: 'Dieses Feld gibt es nicht oder es kann nicht geändert werden.' }));
  });
}
