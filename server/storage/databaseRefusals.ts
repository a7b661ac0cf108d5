import type { Resource } from '../../src/domain/define/resource.ts';
import { referenceKey } from './references.ts';
import { Invalid } from './refusals.ts';

/** Runs a statement that writes; what the database refuses becomes a refusal at its field. */
export async function guarded<T>(resource: Resource, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string };
    if (code === '23505') throw uniqueViolation(resource, constraint ?? '');
    if (code === '23503') throw missingReference(resource, constraint ?? '');
    throw error;
  }
}

/**
 * The references of a record that is removed are looked at when the transaction commits; here only what a written one
 * points at can be missing.
 */
function missingReference(resource: Resource, constraint: string): Invalid {
  const field = Object.keys(resource.fields).find((it) => constraint === referenceKey(resource.path, it)) ?? '';
  return new Invalid([
    {
      propertyPath: field,
      message: `${resource.fields[field]?.label ?? 'Verweis'}: Diesen Datensatz gibt es nicht mehr.`,
    },
  ]);
}

function uniqueViolation(resource: Resource, constraint: string): Invalid {
  const field =
    Object.keys(resource.fields).find((it) => constraint === `${resource.path}_${it}_key`) ??
    resource.uniqueTogether?.[0]?.at(-1) ??
    '';
  const label = resource.fields[field]?.label ?? 'Wert';
  return new Invalid([{ propertyPath: field, message: `${label}: Diesen Eintrag gibt es bereits.` }]);
}
