import type { Filter } from '../../../domain/define/filter.ts';
import { fieldAt, type Resource } from '../../../domain/define/resource.ts';
import { identsIn, isIdentList } from '../../../domain/search/idents.ts';

/** Several values of one filter, of which a record must have one. */
export type AnyOf = { readonly name: string; readonly values: readonly string[] };

const vin = /^[A-HJ-NPR-Z0-9]{17}$/i;
const number = /^[A-Z]{0,4}-?\d{2,}$/i;
const plate = /^[A-ZÄÖÜ]{1,3}[\s-][A-Z]{1,2}[\s-]?\d{1,4}[EH]?$|^[A-ZÄÖÜ]{2,5}\d{1,4}[EH]?$/i;

/** As many as an address can carry. */
export const maxPasted = 200;

/**
 * Turns pasted numbers, VINs and plates, mixed where the list knows all of them, into a filter for any of them;
 * undefined when the text is no such list.
 */
export function anyOfPasted(resource: Pick<Resource, 'fields' | 'filters'>, text: string): AnyOf | undefined {
  const mixed = identFilterOf(resource);
  if (mixed !== undefined) {
    const { values, rest } = identsIn(text);
    return isIdentList(text) ? { name: mixed, values: [...values, ...rest].slice(0, maxPasted) } : undefined;
  }
  const values = [
    ...new Set(
      text
        .split(/[\n\r\t;,]+/)
        .map((it) => it.trim())
        .filter((it) => it !== ''),
    ),
  ];
  if (values.length < 2) return undefined;
  const every = (form: RegExp) => values.every((it) => form.test(it));
  const name = every(vin)
    ? filterOnVin(resource)
    : every(plate)
      ? (filterOnPlate(resource) ?? filterOnNumber(resource))
      : every(number)
        ? filterOnNumber(resource)
        : undefined;
  return name === undefined ? undefined : { name, values: every(vin) ? values.map((it) => it.toUpperCase()) : values };
}

/** The filter that takes numbers, plates and VINs alike. */
export function identFilterOf({ filters }: Pick<Resource, 'filters'>): string | undefined {
  return Object.entries(filters).find(([, it]) => isIdents(it))?.[0];
}

/** Whether a list is asked for several of them now. */
export function identsAsked({
  resource,
  state,
}: {
  readonly resource: Pick<Resource, 'filters'>;
  readonly state: { readonly filter: Readonly<Record<string, readonly string[]>> };
}): boolean {
  return (state.filter[identFilterOf(resource) ?? '']?.length ?? 0) > 0;
}

function isIdents(filter: Filter): boolean {
  return filter.kind === 'idents' || (filter.kind === 'via' && isIdents(filter.filter));
}

function filterOnVin({ fields, filters }: Pick<Resource, 'fields' | 'filters'>): string | undefined {
  return Object.entries(filters).find(
    ([, it]) => it.kind === 'is' && fieldAt({ fields }, it.field)?.pattern === 'vin',
  )?.[0];
}

function filterOnPlate({ filters }: Pick<Resource, 'filters'>): string | undefined {
  return Object.entries(filters).find(([, it]) => it.kind === 'plate')?.[0];
}

function filterOnNumber({ fields, filters }: Pick<Resource, 'fields' | 'filters'>): string | undefined {
  return Object.entries(filters).find(
    ([, it]) => it.kind === 'is' && fieldAt({ fields }, it.field)?.unique === true,
  )?.[0];
}
