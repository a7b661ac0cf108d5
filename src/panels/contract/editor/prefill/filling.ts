import { isSame } from '../../../kit/form/formValues.ts';

/**
 * Who fills a field of a new contract, weaker before stronger: what the customer usually wants, then a template; what a
 * person typed beats both (R3).
 */
export type Filler = 'preset' | 'template';
/** What was filled in without anybody typing, by path. */
export type Filled = ReadonlyMap<string, { readonly by: Filler; readonly value: unknown }>;
type Field = { readonly path: string; readonly now: unknown; readonly start: unknown };

/** Whether a field may be filled: it is untouched, and nobody stronger has filled it. */
export function mayFill(by: Filler, { path, now, start }: Field, filled: Filled): boolean {
  const earlier = filled.get(path);
  if (earlier && isSame(earlier.value, now)) return by === 'template' || earlier.by === 'preset';
  return isSame(now, start) && (by === 'template' || isEmpty(start));
}

function isEmpty(value: unknown): boolean {
  return (
    value === null ||
    value === undefined ||
    value === '' ||
    value === false ||
    value === '0' ||
    (Array.isArray(value) && value.length === 0)
  );
}
