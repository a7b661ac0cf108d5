import type { Field } from './field.ts';
import type { Filter, Filters } from './filter.ts';

/**
 * The fields by which the console decides whether a record belongs in a filtered list, as paths; what only the server
 * can judge, for example a free search, asks for none.
 */
export function fieldsDecidingLists({ filters }: { readonly filters: Filters }): readonly string[] {
  const known = decided.get(filters) ?? [...new Set(Object.values(filters).flatMap(pathsOf))];
  decided.set(filters, known);
  return known;
}

const decided = new WeakMap<Filters, readonly string[]>();

function pathsOf(filter: Filter): readonly string[] {
  switch (filter.kind) {
    case 'is':
    case 'filled':
    case 'range':
      return [filter.field];
    case 'contains':
      return [filter.field, ...(filter.followed ?? [])];
    case 'isNot':
      return [filter.field, ...(filter.beside ? [filter.beside.reference] : [])];
    case 'prefix':
      return filter.fields;
    case 'options':
      return filter.options.flatMap((it) => [...it.where, ...(it.usually?.where ?? [])].map(({ field }) => field));
    default:
      return [];
  }
}

/** The field of the record in which a path begins. */
export function headOf(path: string): string {
  return path.split('.')[0] ?? '';
}

/** What such a field holds where a live change does not name it: no, or nothing. */
export function unnamed(field: Field | undefined): unknown {
  if (field?.default === null) return null;
  return field?.kind === 'flag' ? false : field?.kind === 'flag01' ? '0' : null;
}

/** Puts a value at a path of an object that is being made. */
export function putAt(into: Record<string, unknown>, path: string, value: unknown): void {
  const [head = '', ...rest] = path.split('.');
  if (rest.length === 0) into[head] = value ?? null;
  else putAt((into[head] ??= {}) as Record<string, unknown>, rest.join('.'), value);
}
