import type { ComponentType } from 'react';
import type { ChoiceItem, Field } from '../../../domain/define/field.ts';
import { fieldText, valueAt, type Refer } from '../../../domain/define/fieldText.ts';
import type { FormValues } from '../form/formValues.ts';

/**
 * What a cell with a face of its own is given: `path` is its place in the form, `place` the same with the number of the
 * entry instead of its position, and `set` writes its value.
 */
export type EntryFaceProps = {
  readonly part: Field;
  readonly entry: FormValues;
  readonly at: number;
  readonly path: string;
  readonly place: string;
  readonly value: unknown;
  readonly readOnly: boolean;
  readonly set: (value: unknown) => void;
};

/** A column of a table of entries: a part of the entry by its path, for example `documentPicture.file`. */
export type EntryColumn = {
  readonly key: string;
  /** The label of the part unless told. */
  readonly heading?: string;
  /** Least width in pixels, and its share of the room that is left. */
  readonly width: number;
  readonly grow?: number;
  /** Choices that fit the entry as it stands. */
  readonly items?: (entry: FormValues) => readonly ChoiceItem[];
  /** The part does not concern this entry, for example a reason that is on the list. */
  readonly isOff?: (entry: FormValues) => boolean;
  readonly readOnly?: boolean;
  /** In place of the value in words; it brings its own way of changing it. */
  readonly face?: ComponentType<EntryFaceProps>;
};

/** The part of an entry that a column shows. */
export function partOf(list: Field, key: string): Field {
  const part = key.split('.').reduce<Field | undefined>((field, name) => field?.fields?.[name], list);
  if (!part) throw new Error(`${list.label} has no part ${key}`);
  return part;
}

const right = new Set(['integer', 'minutes', 'money', 'km']);

/** Figures stand under each other. */
export function isFigure({ kind }: Field): boolean {
  return right.has(kind);
}

/** What a cell says. */
export function cellText(part: Field, value: unknown, refer: Refer): string {
  if (part.kind === 'minutes') return typeof value === 'number' ? `${String(value)} min` : '';
  const text = fieldText(part, value, refer);
  return part.kind === 'money' && part.isNoAmount !== true && text !== '' ? `${text} €` : text;
}

/** The IRIs of the records that some entries name, so that they can be read by their names. */
export function referredBy(list: Field, entries: readonly FormValues[], keys: readonly string[]): readonly string[] {
  const names = keys.filter((key) => partOf(list, key).kind === 'reference');
  const iris = entries.flatMap((entry) => names.map((key) => valueAt(entry, key)));
  return [...new Set(iris.filter((it) => typeof it === 'string'))];
}
