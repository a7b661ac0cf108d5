import type { ChoiceItem } from './field.ts';

/** A condition on one stored field that a filter option stands for. */
export type Condition =
  | { readonly field: string; readonly is: string | boolean | null }
  | { readonly field: string; readonly isNot: string | boolean | null }
  | { readonly field: string; readonly isOneOf: readonly string[] };

/** A named switch; what holds `usually` is taken back when the switch named by `unless` is on as well. */
export type FilterOption = ChoiceItem & {
  readonly where: readonly Condition[];
  readonly usually?: { readonly where: readonly Condition[]; readonly unless: string };
};

/** Where records stand in the row of another one: the reference to that, and the filters that list it. */
export type Beside = { readonly reference: string; readonly listedBy: readonly string[] };

/** One filter of a list as the API names it; the console draws it as a chip, the server turns it into SQL. */
export type Filter =
  | { readonly kind: 'search'; readonly label: string }
  | { readonly kind: 'is'; readonly label: string; readonly field: string }
  | { readonly kind: 'isNot'; readonly label: string; readonly field: string; readonly beside?: Beside }
  | { readonly kind: 'range'; readonly label: string; readonly field: string }
  | { readonly kind: 'filled'; readonly label: string; readonly field: string }
  | {
      readonly kind: 'contains';
      readonly label: string;
      readonly field: string;
      readonly repeats?: boolean;
      /** Fields that are read behind it as one text, for example first and last name. */
      readonly followed?: readonly string[];
    }
  | {
      readonly kind: 'prefix';
      readonly label: string;
      readonly fields: readonly string[];
      readonly items?: readonly ChoiceItem[];
    }
  | { readonly kind: 'plate'; readonly label: string; readonly fields: readonly string[] }
  | {
      readonly kind: 'idents';
      readonly label: string;
      readonly numbers: readonly string[];
      readonly plates: readonly string[];
      readonly vins: readonly string[];
    }
  | {
      readonly kind: 'through';
      readonly label: string;
      readonly reference: string;
      readonly field: string;
      readonly items?: readonly ChoiceItem[];
    }
  | { readonly kind: 'via'; readonly label: string; readonly reference: string; readonly filter: Filter }
  | { readonly kind: 'marked'; readonly label: string; readonly references: readonly string[]; readonly flag: string }
  | { readonly kind: 'entities'; readonly label: string; readonly type: string; readonly id: string }
  | { readonly kind: 'options'; readonly label: string; readonly options: readonly FilterOption[] }
  | {
      readonly kind: 'judged';
      readonly label: string;
      readonly judge: string;
      readonly fields: readonly string[];
      readonly items?: readonly ChoiceItem[];
    };
export type Filters = { readonly [name: string]: Filter };

type Bound = 'after' | 'before' | 'strictly_after' | 'strictly_before';
type Range = { readonly kind: 'range' } | { readonly kind: 'via'; readonly filter: { readonly kind: 'range' } };
/** How filters are spelled in an address: by their names, ranges with the bound behind it. */
export type FilterName<L extends Filters> = {
  [N in keyof L & string]: string extends N ? string : L[N] extends Range ? `${N}[${Bound}]` : N;
}[keyof L & string];

/** Free text over everything the resource is searched by; several words must all be found. */
export const search = (label = 'Suche'): Filter => ({ kind: 'search', label });
/** Equal to the value, or to one of several. */
export const is = (label: string, field: string): Filter => ({ kind: 'is', label, field });
/**
 * Different from the value, or from each of several; records without a value stay, and so does one that stands beside
 * another one which the same list does not hold.
 */
export const isNot = (label: string, field: string, beside?: Beside): Filter => ({
  kind: 'isNot',
  label,
  field,
  ...(beside && { beside }),
});
/** From and until, both included: `name[after]`, `name[before]` (and strictly_…). */
export const range = (label: string, field: string): Extract<Filter, { readonly kind: 'range' }> => ({
  kind: 'range',
  label,
  field,
});
/** Whether the field is filled at all ('true' or 'false'). */
export const filled = (label: string, field: string): Filter => ({ kind: 'filled', label, field });
/**
 * The text occurs in the field, or in that and those that follow it as one, in capitals or not; `repeats` where many
 * records share few values, for example towns.
 */
export const contains = (
  label: string,
  field: string,
  { followed, repeats = false }: { repeats?: boolean; followed?: readonly string[] } = {},
): Filter => ({
  kind: 'contains',
  label,
  field,
  repeats,
  ...(followed && { followed }),
});
/** One of the fields begins with the value, for example a postal area digit. */
export const prefix = (label: string, fields: readonly string[], items?: readonly ChoiceItem[]): Filter => ({
  kind: 'prefix',
  label,
  fields,
  ...(items && { items }),
});
/** A number plate, whatever its spaces, dashes and O or 0. */
export const plate = (label: string, fields: readonly string[]): Filter => ({ kind: 'plate', label, fields });
/** Known by one of several values, whichever of number, plate and VIN each of them is. */
export const idents = (
  label: string,
  fields: { numbers: readonly string[]; plates: readonly string[]; vins: readonly string[] },
): Filter => ({ kind: 'idents', label, ...fields });
/** A field of the record that is referred to, for example the driver's group. */
export const through = (label: string, reference: string, field: string, items?: readonly ChoiceItem[]): Filter => ({
  kind: 'through',
  label,
  reference,
  field,
  ...(items && { items }),
});
/** A filter that the record referred to must pass, for example the plate of a protocol's contract. */
export const via = <const I extends Filter>(reference: string, filter: I) =>
  ({ kind: 'via', label: filter.label, reference, filter }) as const;
/**
 * Whether one of the records referred to carries a flag ('true' or 'false'), for example an address that is a
 * Stellplatz.
 */
export const marked = (label: string, references: readonly string[], flag: string): Filter => ({
  kind: 'marked',
  label,
  references,
  flag,
});
/** Belongs to one of several records of any kind, given as a JSON list of `{ entityId, entityType }`. */
export const entities = (label: string, type: string, id: string): Filter => ({ kind: 'entities', label, type, id });
/**
 * What a rule of the business says of the record, by the name under which the server knows it: yes or no, or one of
 * several answers. `fields` are those that nobody may ask about who may not read them.
 */
export const judged = (
  label: string,
  judge: string,
  { fields, items }: { readonly fields: readonly string[]; readonly items?: readonly ChoiceItem[] },
): Filter => ({ kind: 'judged', label, judge, fields, ...(items && { items }) });
/** Named switches; several chosen ones must all hold. */
export const options = (label: string, list: readonly FilterOption[]): Filter => ({
  kind: 'options',
  label,
  options: list,
});

/** What a record must fulfil for a switch, beside which these others are on. */
export function conditionsOfOption({ where, usually }: FilterOption, chosen: readonly string[]): readonly Condition[] {
  return usually && !chosen.includes(usually.unless) ? [...where, ...usually.where] : where;
}
