import type { Field } from './field.ts';

/** What stands over the figures of a field: amounts say their currency there. */
export function headingWithUnit(label: string, { kind, isNoAmount = false }: Field): string {
  return kind === 'money' && !isNoAmount ? `${label} EUR` : label;
}
