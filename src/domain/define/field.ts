import type { Area } from '../access/matrix.ts';

/** What a field holds; storage, API, grid and form each have one table that says what they do with each kind. */
export type Kind =
  | 'text'
  | 'longText'
  | 'richText'
  | 'secret'
  | 'flag'
  | 'flag01'
  | 'choice'
  | 'choices'
  | 'integer'
  | 'minutes'
  | 'money'
  | 'km'
  | 'coordinate'
  | 'date'
  | 'time'
  | 'instant'
  | 'reference'
  | 'references'
  | 'embedded'
  | 'list'
  | 'file'
  | 'json';

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
  /**
   * Always of one form and length, so that it is in order character by character and comparing needs no German rules.
   */
  readonly fixedForm?: boolean;
  /** Set by the server alone; sent, never accepted. */
  readonly readOnly?: boolean;
  /** Fixed once the record exists. */
  readonly createOnly?: boolean;
  /** Sent as the address alone, where what it leads to would be too much or leads back. */
  readonly addressOnly?: boolean;
  /** The same where its record travels inside another one: what it leads to is most often that other one. */
  readonly pickedAsAddress?: boolean;
  /** Inside an entry or a row of a list: sent with what is picked of it, not as the address alone. */
  readonly isNamed?: boolean;
  /** What is sent of it beside its pick fields where its record is read alone. */
  readonly picksToo?: readonly string[];
  /** Accepted with a write to steer its effects, neither stored nor sent (for example driverChangedWithMail). */
  readonly option?: boolean;
  /** A reference that is also written as an object with parts of its record, which are taken for this option. */
  readonly orParts?: string;
  /** Read sign by sign, as plates and short codes are: set so that O and 0 differ. */
  readonly ident?: boolean;
  /** May be changed right in the cell of a list; for plain fields whose change asks no question. */
  readonly inList?: boolean;
  readonly default?: unknown;
  readonly unique?: boolean;
  /** The area of the role matrix that a reader or writer of this field needs in addition. */
  readonly area?: Area;
  /** The area needed to change it, when that is narrower than to see it. */
  readonly writeArea?: Area;
  /** Stands in no form of those who may not change it; lists still show it. */
  readonly hiddenWhenFixed?: boolean;
  readonly help?: string;
  /** A file that may be a PDF, not only a picture. */
  readonly papers?: boolean;
  /** A rich text that may show stored pictures. */
  readonly pictures?: boolean;
  /** Stands over its column in a list where the label is too long for one. */
  readonly heading?: string;
  /** Exact like an amount, but of something else than EUR; its label says of what. */
  readonly isNoAmount?: boolean;
};

/** Where a field's value comes from; known to the types alone, see `row.ts`. */
export type Origin = 'input' | 'server' | 'option' | 'secret' | 'alias' | 'derived' | 'incoming';

export type Field<T = unknown, O extends Origin = Origin, N extends string = string> = FieldOptions & {
  readonly kind: Kind;
  readonly label: string;
  readonly items?: readonly ChoiceItem[];
  /** Path of the resource a reference points at. */
  readonly to?: string;
  /** Field of those records that points here: the value is read from them with the single record, never stored here. */
  readonly by?: string;
  /** Fields of an embedded object, or of each entry of a list. */
  readonly fields?: Fields;
  /**
   * The entries of this list are records of their own: their resource's path and class, its field that names this
   * record, and whether they stand in several of its lists.
   */
  readonly entries?: { readonly path: string; readonly type: string; readonly by: string; readonly isShared: boolean };
  /** Another name of the same value: reading gives that field's value, writing sets it. */
  readonly aliasOf?: N;
  /** Derived from the record's own stored fields at reading; never stored, never accepted. */
  readonly derive?: (row: AnyRow) => unknown;
  /** Gathered from other records by the server whenever the record is read; never stored, never accepted. */
  readonly isGathered?: true;
  /** Gathered for those alone who name it: it costs more than the rest of the record. */
  readonly isOnRequest?: true;
  /** The stored fields that a derived one is worked out of. */
  readonly from?: readonly N[];
  /**
   * Another shape of the field named here: what is written in this shape is written there, unless that one is sent
   * itself.
   */
  readonly writtenAs?: { readonly field: string; readonly from: (value: unknown) => unknown };
  /** The file beside it whose signed address stands here when the record is sent. */
  readonly addressOf?: N;
  /** Carries the value's type through inference; never present at run time. */
  readonly value?: T;
  /** Carries the value's origin through inference; never present at run time. */
  readonly origin?: O;
};
export type Fields = { readonly [name: string]: Field };

/** The IRI of a record, for example `/api/drivers/12`; inside the program references are always IRIs. */
export type Iri = string;

/**
 * A record whose fields nobody knows at compile time: what serves every resource alike (storage, generic list and form)
 * reads it by name.
 */
export type AnyRow = Readonly<Record<string, unknown>>;

export type ValueOf<F> = F extends Field<infer T> ? T : never;
export type ValuesOf<F extends Fields> = { readonly [K in keyof F]: ValueOf<F[K]> };

type OriginOf<S extends FieldOptions> = S extends { readonly option: true }
  ? 'option'
  : S extends { readonly readOnly: true }
    ? 'server'
    : 'input';

/** Options under their right names. */
type Only<S extends FieldOptions> = S & { readonly [K in Exclude<keyof S, keyof FieldOptions>]: never };

/** A field of some kind, for values of one type. */
const ofKind =
  <T>(kind: Kind) =>
  <const S extends FieldOptions>(label: string, options?: Only<S>): Field<T, OriginOf<S>> => ({
    kind,
    label,
    ...options,
  });

export const text = ofKind<string | null>('text');
export const longText = ofKind<string | null>('longText');
/** HTML that staff write in an editor; the server cleans it before it is stored. */
export const richText = ofKind<string | null>('richText');
/** Written, hashed, never sent (passwords). */
export const secret = (label: string, options?: FieldOptions): Field<string | null, 'secret'> => ({
  kind: 'secret',
  label,
  ...options,
});
export const flag = ofKind<boolean>('flag');
/** A question that is neither yes nor no until somebody has answered it. */
export const openFlag = (label: string): Field<boolean | null, 'input'> => ({ kind: 'flag', label, default: null });
/** A flag that the API has always spelled '1' and '0'. */
export const flag01 = ofKind<'0' | '1'>('flag01');
export const integer = ofKind<number | null>('integer');
/** A span in whole minutes. */
export const minutes = ofKind<number | null>('minutes');
/** EUR as an exact decimal text with two places, '385.00'. */
export const money = ofKind<string | null>('money');
/** Kilometres with at most two decimals. */
export const km = ofKind<number | null>('km');
/** Degrees of latitude or longitude. */
export const coordinate = ofKind<number | null>('coordinate');
/** A calendar day 'yyyy-MM-dd', never shifted by a time zone. */
export const date = ofKind<string | null>('date');
/** A wall-clock time 'HH:mm' in Europe/Berlin. */
export const time = ofKind<string | null>('time');
/** A moment, as ISO text in UTC. */
export const instant = ofKind<string | null>('instant');
/** A stored file, by the IRI of its image: a picture, and with `papers` a PDF as well. */
export const file = ofKind<Iri | null>('file');
/** What every record carries without declaring it, for fields derived from it. */
export const meta = {
  id: integer('ID', { readOnly: true }) as Field<number, 'server'>,
  createdAt: instant('Angelegt am', { readOnly: true }) as Field<string, 'server'>,
  updatedAt: instant('Geändert am', { readOnly: true }) as Field<string, 'server'>,
};
/** Free data that Leitstand only keeps and passes on. */
export const json = ofKind<AnyRow | null>('json');

/** A key of a choice list: where the list says its keys, no other text is one. */
export function choice<const S extends FieldOptions, K extends string>(
  label: string,
  items: readonly (ChoiceItem & { readonly key: K })[],
  options?: Only<S>,
): Field<K | null, OriginOf<S>> {
  return { kind: 'choice', label, items, ...options };
}

/** Several keys of one choice list. */
export function choices<const S extends FieldOptions, K extends string>(
  label: string,
  items: readonly (ChoiceItem & { readonly key: K })[],
  options?: Only<S>,
): Field<readonly K[], OriginOf<S>> {
  return { kind: 'choices', label, items, ...options };
}

export function reference<const S extends FieldOptions>(
  label: string,
  to: string,
  options?: Only<S>,
): Field<Iri | null, OriginOf<S>> {
  return { kind: 'reference', label, to, ...options };
}

export function references<const S extends FieldOptions>(
  label: string,
  to: string,
  options?: Only<S>,
): Field<readonly Iri[], OriginOf<S>> {
  return { kind: 'references', label, to, ...options };
}

/** An object that belongs to the record and has no identity of its own, for example a contract's pickupLocation. */
export function embedded<F extends Fields, const S extends FieldOptions>(
  label: string,
  fields: F,
  options?: Only<S>,
): Field<ValuesOf<F>, OriginOf<S>> & { fields: F } {
  return { kind: 'embedded', label, ...options, fields };
}

/** Entries that belong to the record, in their order, for example a contract's serviceAddresses. */
export function list<F extends Fields, const S extends FieldOptions>(
  label: string,
  fields: F,
  options?: Only<S>,
): Field<readonly ValuesOf<F>[], OriginOf<S>> & { fields: F } {
  return { kind: 'list', label, ...options, fields };
}
