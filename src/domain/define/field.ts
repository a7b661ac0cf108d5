import type { Area } from '../access/matrix.ts';

/** What a field holds; storage, API, grid and form each keep one table from kind to their own means. */
export type Kind =
  | 'text' | 'longText' | 'richText' | 'secret'
  | 'flag' | 'flag01' | 'choice' | 'choices'
  | 'integer' | 'minutes' | 'money' | 'km' | 'coordinate'
  | 'date' | 'time' | 'instant'
  | 'reference' | 'references' | 'embedded' | 'list' | 'file' | 'json';

export type ChoiceItem = { readonly key: string; readonly label: string; readonly disabled?: boolean | undefined };
export type Pattern = 'email' | 'postcode' | 'vin' | 'url' | 'phone' | 'iban';

export type FieldOptions = {
  /** Must be given; 'create' asks for it only when the record is made. */
  readonly required?: boolean | 'create';
  /** What to say when it is missing; 'Pflichtfeld' otherwise. */
  readonly requiredText?: string;
  readonly min?: number;
  /** Greatest number, or greatest length of a text. */
  readonly max?: number;
  readonly pattern?: Pattern;
  /** Always of one form and length, so that it is in order character by character and comparing needs no German rules. */
  readonly fixedForm?: boolean;
  /** Set by the server alone; sent, never accepted. */
  readonly readOnly?: boolean;
  /** Fixed once the record exists. */
  readonly createOnly?: boolean;
  /** Accepted with a write to steer its effects, neither stored nor sent (for example driverChangedWithMail). */
  readonly option?: boolean;
  /** May be changed right in the cell of a list; for plain fields whose change asks no question. */
  readonly inList?: boolean;
  readonly default?: unknown;
  readonly unique?: boolean;
  /** The area of the role matrix that a reader or writer of this field needs in addition. */
  readonly area?: Area;
  /** The area needed to change it, when that is narrower than to see it. */
  readonly writeArea?: Area;
  readonly help?: string;
  /** Stands over its column in a list where the label is too long for one. */
  readonly heading?: string;
};

export type Field<T = unknown> = FieldOptions & {
  readonly kind: Kind;
  readonly label: string;
  readonly items?: readonly ChoiceItem[];
  /** Path of the resource a reference points at. */
  readonly to?: string;
  /** Field of those records that points here: the value is read from them with the single record, never stored here. */
  readonly by?: string;
  /** Fields of an embedded object, or of each entry of a list. */
  readonly fields?: Fields;
  /** Another name of the same value: reading gives that field's value, writing sets it. */
  readonly aliasOf?: string;
  /** Derived from the record's own stored fields at reading; never stored, never accepted. */
  readonly derive?: (row: Readonly<Record<string, unknown>>) => unknown;
  /** The stored fields that a derived one is worked out of. */
  readonly from?: readonly string[];
  /** Carries the value's type through inference; never present at run time. */
  readonly value?: T;
};
export type Fields = { readonly [name: string]: Field };

/** The IRI of a record, for example `/api/drivers/12`; inside the program references are always IRIs. */
export type Iri = string;

export type ValuesOf<F extends Fields> = { -readonly [K in keyof F]: F[K] extends Field<infer T> ? T : never };

const of = <T>(kind: Kind, label: string, options: object = {}): Field<T> => ({ kind, label, ...options });

export const text = (label: string, options?: FieldOptions) => of<string | null>('text', label, options);
export const longText = (label: string, options?: FieldOptions) => of<string | null>('longText', label, options);
/** HTML that staff write in an editor; the server cleans it before it is stored. */
export const richText = (label: string, options?: FieldOptions) => of<string | null>('richText', label, options);
/** Written, hashed, never sent (passwords). */
export const secret = (label: string, options?: FieldOptions) => of<string | null>('secret', label, options);
export const flag = (label: string, options?: FieldOptions) => of<boolean>('flag', label, options);
/** A flag that the API has always spelled '1' and '0'. */
export const flag01 = (label: string, options?: FieldOptions) => of<'0' | '1'>('flag01', label, options);
export const integer = (label: string, options?: FieldOptions) => of<number | null>('integer', label, options);
/** A span in whole minutes. */
export const minutes = (label: string, options?: FieldOptions) => of<number | null>('minutes', label, options);
/** EUR as an exact decimal text with two places, '385.00'. */
export const money = (label: string, options?: FieldOptions) => of<string | null>('money', label, options);
/** Kilometres with at most two decimals. */
export const km = (label: string, options?: FieldOptions) => of<number | null>('km', label, options);
/** Degrees of latitude or longitude. */
export const coordinate = (label: string, options?: FieldOptions) => of<number | null>('coordinate', label, options);
/** A calendar day 'yyyy-MM-dd', never shifted by a time zone. */
export const date = (label: string, options?: FieldOptions) => of<string | null>('date', label, options);
/** A wall-clock time 'HH:mm' in Europe/Berlin. */
export const time = (label: string, options?: FieldOptions) => of<string | null>('time', label, options);
/** A moment, as ISO text in UTC. */
export const instant = (label: string, options?: FieldOptions) => of<string | null>('instant', label, options);
export const file = (label: string, options?: FieldOptions) => of<string | null>('file', label, options);
/** Free data that Leitstand only keeps and passes on. */
export const json = (label: string, options?: FieldOptions) => of<Readonly<Record<string, unknown>> | null>('json', label, options);

export const choice = (label: string, items: readonly ChoiceItem[], options?: FieldOptions) => of<string | null>('choice', label, { items, ...options });
/** Several keys of one choice list. */
export const choices = (label: string, items: readonly ChoiceItem[], options?: FieldOptions) => of<string[]>('choices', label, { items, ...options });
export const reference = (label: string, to: string, options?: FieldOptions) => of<Iri | null>('reference', label, { to, ...options });
export const references = (label: string, to: string, options?: FieldOptions) => of<Iri[]>('references', label, { to, ...options });

/** The records of another resource that point here, for example the sub-drivers of a driver. */
export const incoming = (label: string, to: string, by: string) => of<Iri[]>('references', label, { to, by, readOnly: true });

/** An object that belongs to the record and has no identity of its own, for example an order's pickupLocation. */
export function embedded<F extends Fields>(label: string, fields: F, options?: FieldOptions): Field<ValuesOf<F>> & { fields: F } {
  return { ...of<ValuesOf<F>>('embedded', label, options), fields };
}

/** Entries that belong to the record, in their order, for example an order's serviceAddresses. */
export function list<F extends Fields>(label: string, fields: F, options?: FieldOptions): Field<ValuesOf<F>[]> & { fields: F } {
  return { ...of<ValuesOf<F>[]>('list', label, options), fields };
}

/** A second name under which the API offers the same value (for example pickupDate for datum). */
export const alias = <T>(field: Field<T>, aliasOf: string): Field<T> => ({ ...field, aliasOf, required: false });

/** A value the server works out of the record's own fields whenever it is read. */
export const derived = <T>(field: Field<T>, from: readonly string[], derive: (row: Readonly<Record<string, unknown>>) => T): Field<T> => ({ ...field, from, derive, readOnly: true });

/** True for fields that have a column of their own. */
export function isStored(field: Field): boolean {
  return field.aliasOf === undefined && field.derive === undefined && field.by === undefined && field.option !== true;
}
