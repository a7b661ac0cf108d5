import type { ComponentType } from 'react';
import { definitionOf } from '../../../api/definitions.ts';
import type { AnyEntity, Entity } from '../../../api/records/entities.ts';
import type { FilterOf, OrderOf, PropertyOf } from '../../../api/records/lists.ts';
import type { Where } from '../../../commands/tools.ts';
import type { Noun } from '../../../domain/define/noun.ts';
import type { FieldOf } from '../../../domain/define/row.ts';
import type { GridColumn } from '../grid/gridColumn.ts';
import type { ListModel } from '../list/useListModel.ts';

/** Conditions on the rows, by the names of their filters. */
export type RowFilter<R extends Noun = Noun> = { readonly [name in FilterOf<R>]?: string | readonly string[] };

/** How records that are there already are put into the list of another one and taken out again. */
export type Links<R extends Noun = Noun> = {
  /**
   * The field of the row that names the linked record, where the row is no more than the link; the row itself is linked
   * unless told.
   */
  readonly through?: FieldOf<R>;
  /** Calls of their own in place of writing the field that refers here. */
  readonly link?: (owner: AnyEntity, picked: string) => Promise<unknown>;
  readonly unlink?: (owner: AnyEntity, row: Entity<R>) => Promise<unknown>;
  /** Words of its own in place of "zugeordnet". */
  readonly words?: LinkWords;
};

/** What the button says, and what is told once a record is linked, taken out, or the server has refused it. */
export type LinkWords = {
  readonly link: string;
  readonly linked: string;
  readonly unlink: string;
  readonly unlinked: string;
  readonly failed: (reason: string) => string;
};

/** Records of another resource that belong to a record: the list of a tab. */
export type Related<R extends Noun = Noun> = {
  readonly resource: R;
  /** The field of the rows that refers to the record, for example `customer` of a user. */
  readonly by?: FieldOf<R>;
  /** What the rows are found by, in place of that field. */
  readonly filter?: (owner: AnyEntity) => RowFilter<R>;
  /** Names of fields as columns; those of the resource's own list without the reference unless told. */
  readonly columns?: readonly PropertyOf<R>[];
  /** What is otherwise about some of them: width, heading, how they are drawn. */
  readonly cells?: { readonly [name in PropertyOf<R>]?: Partial<GridColumn<R>> };
  /** Columns of its own in place of those. Keep the identity. */
  readonly ownColumns?: readonly GridColumn<R>[];
  /** Fields to fetch besides the columns. */
  readonly properties?: readonly PropertyOf<R>[];
  readonly sort?: OrderOf<R>;
  /** The field by which people put the rows in order by hand. */
  readonly sortBy?: FieldOf<R>;
  /** A row of its own is typed at the end or at the top of the list, or made on its own screen. */
  readonly create?: 'atEnd' | 'atTop' | 'onScreen';
  readonly links?: Links<R>;
  /** The rows stand for good: nothing is typed, added or moved. */
  readonly isFinal?: boolean;
  /** What is said while there are none; the words of the resource unless told. */
  readonly emptyText?: string;
  /**
   * What happened, line by line: without tools, each line as high as what it says, and scrolling with what is around
   * it.
   */
  readonly isLog?: boolean;
  readonly rowHeight?: 26 | 40;
  readonly rowClass?: (entity: Entity<R>) => string | undefined;
  /** Stands between toolbar and rows; `goTo` gives the keyboard to a row. */
  readonly bar?: ComponentType<{ owner: AnyEntity; model: ListModel<R>; goTo: (iri: string) => void }>;
  readonly pages?: { readonly usual: number; readonly choices: readonly number[] };
  readonly onOpen?: (iri: string, where?: Where) => void;
  readonly peek?: ComponentType<{ iri: string; onClose: () => void }>;
};

/** Declares the list of a tab; the field names are those of the rows. */
export function related<R extends Noun>(definition: Related<R>): Related {
  return definition as unknown as Related;
}

/** The conditions under which rows belong to the record. */
export function belongsTo({ resource: noun, by, filter }: Related, owner: AnyEntity): RowFilter {
  if (filter) return filter(owner);
  const name = Object.entries(definitionOf({ path: noun.path }).filters).find(
    ([, it]) => it.kind === 'is' && it.field === by,
  )?.[0];
  if (by === undefined || name === undefined)
    throw new Error(`${noun.path} has no filter for the field ${by ?? ''} that refers to ${owner['@id']}`);
  return { [name]: owner['@id'] };
}

/** What a row gets that belongs to the record from the start. */
export function presetOf({ resource, by }: Related, owner: string): Readonly<Record<string, unknown>> {
  if (by === undefined) return {};
  return {
    [by]: definitionOf({ path: resource.path }).fields[by]?.kind === 'references' ? [owner] : owner,
  };
}

/** The columns of the list: all of the resource but the one that would say the record itself in each row. */
export function columnNames({ resource: { path }, by, columns, sortBy }: Related): readonly string[] {
  const { list, sorted } = definitionOf({ path });
  if (sortBy !== undefined && sorted?.by !== sortBy)
    throw new Error(`${path} is not declared to be sorted by ${sortBy}`);
  return (columns ?? list.columns).filter((name) => name !== by && name !== sortBy);
}
