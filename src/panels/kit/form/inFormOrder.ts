import type { Fault } from './validate.ts';

/**
 * Faults in the order in which somebody meets their fields from top to bottom; those without a field in sight come
 * last.
 */
export function inFormOrder(faults: readonly Fault[], form: ParentNode | null): readonly Fault[] {
  const fields = [...(form?.querySelectorAll<HTMLElement>('[data-field]') ?? [])].map(
    (it) => it.dataset['field'] ?? '',
  );
  const placeOf = ({ path }: Fault) => {
    const place = fields.indexOf(path);
    return place < 0 ? fields.length : place;
  };
  return faults.toSorted((one, other) => placeOf(one) - placeOf(other));
}
