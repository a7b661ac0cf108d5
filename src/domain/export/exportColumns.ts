import { readableFields } from '../access/visible.ts';
import type { Role } from '../access/roles.ts';
import type { Field } from '../define/field.ts';
import { headingWithUnit } from '../define/headingWithUnit.ts';
import { fieldAt, type Resource } from '../define/resource.ts';

/** A column of an exported table: the field it shows and what stands over it. */
export type ExportColumn = { readonly path: string; readonly heading: string; readonly field: Field };

const sentWithEvery: readonly string[] = ['id', 'createdAt', 'updatedAt'];

/**
 * The columns somebody may export of those he asked for, in his order; a list on screen may have columns that no field
 * stands behind.
 */
export function exportColumns(
  resource: Resource,
  asked: readonly string[],
  roles: readonly Role[],
): readonly ExportColumn[] {
  const readable = new Set([...readableFields(resource, roles), ...sentWithEvery]);
  return [...new Set(asked)].flatMap((path) => {
    const [head = ''] = path.split('.');
    const field = fieldAt(resource, path);
    return field && readable.has(head) ? [{ path, field, heading: headingOf(resource, path, field) }] : [];
  });
}

/** A part of something says of what: „Abholung: Ort“. */
function headingOf(resource: Resource, path: string, field: Field): string {
  const [head = '', ...rest] = path.split('.');
  const whole = rest.length === 0 ? field.label : `${fieldAt(resource, head)?.label ?? head}: ${field.label}`;
  return headingWithUnit(whole, field);
}
