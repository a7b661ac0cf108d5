import type { ComponentType } from 'react';
import type { AnyEntity, Entity } from '../../../api/records/entities.ts';
import type { Noun } from '../../../domain/define/noun.ts';
import type { CellField } from '../cellEdit/cellField.ts';

/** What a cell is drawn from; one that takes any record serves every list. */
export type CellProps<R extends Noun = Noun> = { readonly entity: Entity<R>; readonly text: string };

/**
 * One column of a list of records of one resource, without anything of the grid library; what the grid itself holds
 * says nothing of the resource.
 */
export type GridColumn<R extends Noun = Noun> = {
  /** Stable; what the user changed about the column is remembered under it. */
  readonly id: string;
  readonly heading: string;
  /** What the cell says in plain words: shown unless `render` draws it, copied unless `copy` says more, exported. */
  readonly text: (entity: Entity<R>) => string;
  /**
   * What is copied in place of that text: figures without unit, and what the cell shows together in columns of its own.
   */
  readonly copy?: readonly { readonly heading: string; readonly text: (entity: Entity<R>) => string }[];
  /** What is printed in place of that text, in columns of their own: paper has the room that a panel lacks. */
  readonly paper?: readonly {
    readonly heading: string;
    readonly text: (entity: Entity<R>) => string;
    readonly align?: 'right';
  }[];
  /**
   * Draws the cell as plain DOM, so without hooks and handlers; it is drawn anew whenever the record or one of the
   * watched ones changes.
   */
  readonly render?: ComponentType<CellProps<R>>;
  /**
   * Draws the cell as living React, with buttons and clocks in it: for the few rows of a list inside a record, because
   * it costs.
   */
  readonly live?: ComponentType<{ data?: { readonly entity: AnyEntity | undefined } }>;
  /** IRIs of other records that the cell shows something of. */
  readonly watch?: (entity: Entity<R>) => readonly (string | null | undefined)[];
  /** Calls back with the IRI of a row that shows something else besides records which has changed. */
  readonly subscribe?: (onChange: (iri: string) => void) => () => void;
  /** Name by which the server orders; columns without one cannot be ordered. */
  readonly sort?: string;
  readonly width?: number;
  readonly minWidth?: number;
  /**
   * Enough for what stands below, where the heading asks for more; a list with little room cuts the heading before it
   * hides a column.
   */
  readonly leastWidth?: number;
  /** Share of the room that is left; a width set by the user wins. */
  readonly flex?: number;
  readonly align?: 'right';
  /** Class of the cell, for instance `num`, `ident` or `font-medium`. */
  readonly look?: string;
  /** What of the record can be changed right in the cell, by this person. */
  readonly edit?: readonly CellField<R>[];
  /** Not shown until the user asks for it. */
  readonly hidden?: boolean;
  /** Always there, always first, and in sight while the list is scrolled aside, as is a number that stands first. */
  readonly fixed?: boolean;
  /** The user wants it in sight while the list is scrolled aside. */
  readonly pinned?: boolean;
};

/** A row of the grid: a record, or a heading that runs across all columns. */
export type GridEntry = string | { readonly heading: string };
