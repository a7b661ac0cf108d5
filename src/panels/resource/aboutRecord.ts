import type { Resource } from '../../domain/define/resource.ts';
import type { FormValues } from '../kit/form/formValues.ts';

/** What a record to come is called by what was typed so far: "„AHK · Autohaus Köln“"; empty while it has no name. */
export function aboutRecord({ represent }: Pick<Resource, 'represent'>, values: FormValues): string {
  const typed = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? undefined]));
  const name = represent(typed as never);
  return name === represent({} as never) ? '' : `„${name}“`;
}
