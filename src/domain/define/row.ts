import type { Field, Fields, ValueOf } from './field.ts';
import type { Filters } from './filter.ts';
export type { AnyRow } from './field.ts';

/** What the types of a record are read from, be its details loaded or not; every noun is one. */
export type Definition = { readonly path: string } & Having<{ readonly fields: Fields; readonly filters: Filters }>;

/** What every record carries beside its own fields; `version` is the number behind the ETag. */
export type Meta = {
  readonly id: number;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
};

type Having<Half> = { readonly details: () => Promise<Half> };
export type FieldsOf<R> = R extends Having<{ readonly fields: infer F extends Fields }> ? F : never;
export type FiltersOf<R> = R extends Having<{ readonly filters: infer L extends Filters }> ? L : Filters;
type Not<O extends Field['origin']> = { readonly origin?: O };

/** A whole record as storage answers it: every stored field, the derived ones, and second names. */
export type Row<F extends Fields> = {
  readonly [K in keyof F as F[K] extends Not<'option' | 'secret' | 'incoming'> ? never : K]: ValueOf<F[K]>;
} & Meta;
export type RowOf<R> = Row<FieldsOf<R>>;

/** The fields that storage holds of a record: as a write leaves them, without those derived from them. */
export type StoredOf<R> = Stored<FieldsOf<R>>;
type Stored<F extends Fields> = {
  readonly [
    K in keyof F as F[K] extends Not<'option' | 'secret' | 'incoming' | 'alias' | 'derived'> ? never : K
  ]: ValueOf<F[K]>;
};

/** What is known of a record: a list may not have asked for a field, a role may not read it, a reference brings few. */
export type Part<F extends Fields> = {
  readonly [K in keyof F as F[K] extends Not<'option' | 'secret'> ? never : K]?: ValueOf<F[K]> | undefined;
} & {
  readonly id: number;
  readonly version: number;
  readonly createdAt?: string | undefined;
  readonly updatedAt?: string | undefined;
};
export type PartOf<R> = Part<FieldsOf<R>>;

/**
 * Some fields of a record, each of which may be empty or missing: what a rule asks for, be it of storage, of a request
 * or of a form.
 */
export type SomeOf<R, K extends keyof PartOf<R>> = { readonly [Name in K]?: Some<PartOf<R>[Name]> | null };
type Some<T> = T extends readonly (infer E)[]
  ? readonly Some<E>[]
  : T extends object
    ? { readonly [Name in keyof T]?: Some<T[Name]> | null | undefined }
    : T;

/** What a write may carry: fields that callers set, under any of their names, and options. */
export type InputOf<R> = Input<FieldsOf<R>>;
export type Input<F extends Fields> = {
  readonly [K in keyof F as F[K] extends Not<'server' | 'derived' | 'incoming'> ? never : K]?: Given<
    ValueOf<F[K]>
  > | null;
};

/** What the program itself may change of a record: input, and what only the server sets. */
export type ChangesOf<R> = Changes<FieldsOf<R>>;
type Changes<F extends Fields> = {
  readonly [K in keyof F as F[K] extends Not<'derived' | 'incoming'> ? never : K]?: Given<ValueOf<F[K]>> | null;
};

/** A value as it is written: of an embedded object the parts that change, of an entry what there is to say. */
type Given<T> = T extends readonly (infer E)[]
  ? readonly Given<E>[]
  : T extends object
    ? { readonly [K in keyof T]?: Given<T[K]> | null }
    : T;

/** What stands in the form of a record: every field by its name, each of which may be empty or missing. */
export type FormOf<R> = { readonly [K in keyof FieldsOf<R>]?: Some<ValueOf<FieldsOf<R>[K]>> | null };

/** The name of a field. */
export type FieldOf<R> = Extract<keyof FieldsOf<R>, string>;
/** The name of a field or of a part of it, for example `pickupLocation.ort`. */
export type PathOf<R> = Paths<FieldsOf<R>>;
type Paths<F extends Fields> = {
  [Name in keyof F & string]: F[Name] extends { readonly fields: Fields } ? Name | `${Name}.${PartIn<F[Name]>}` : Name;
}[keyof F & string];
/** The parts of an embedded object or of the entries of a list; the fields themselves would let every name pass. */
type PartIn<T> = ValueOf<T> extends readonly (infer E)[] ? keyof E & string : keyof ValueOf<T> & string;
/**
 * The name of a field in a form: of a field, of a part of it, or of a part of one entry, for example
 * `serviceAddresses.0.city`.
 */
export type FormPathOf<R> = FormPaths<FieldsOf<R>>;
type FormPaths<F extends Fields> = {
  [Name in keyof F & string]: F[Name] extends { readonly fields: Fields }
    ? Name | `${Name}.${ValueOf<F[Name]> extends readonly unknown[] ? `${number}.` : ''}${PartIn<F[Name]>}`
    : Name;
}[keyof F & string];
