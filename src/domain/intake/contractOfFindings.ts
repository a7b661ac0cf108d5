import type { Finding } from './finding.ts';

type Accepted = Pick<Finding, 'field' | 'value'>;
type Values = Record<string, unknown>;

/** What the form of a new contract begins with: what a person has taken over, parts of places in their place. */
export function contractOfFindings(accepted: readonly Accepted[]): Readonly<Values> {
  const values: Values = {};
  for (const { field, value } of accepted) {
    const [name = field, part] = field.split('.');
    if (part === undefined) values[name] = value;
    else values[name] = { ...(values[name] as Values | undefined), [part]: value };
  }
  return values;
}
