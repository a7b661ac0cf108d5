import type { ComponentType } from 'react';
import type { Entity } from '../../../api/records/entities.ts';
import type { Command } from '../../../commands/command.ts';
import type { Where } from '../../../commands/tools.ts';
import type { Area } from '../../../domain/access/matrix.ts';
import type { Noun } from '../../../domain/define/noun.ts';
import type { FieldOf, FiltersOf } from '../../../domain/define/row.ts';
import type { RecordForm } from '../form/recordForm.ts';
import type { GridColumn } from '../grid/gridColumn.ts';
import type { RowActions } from '../grid/RowActionsHost.tsx';
import type { PeekProps } from '../list/latePeek.tsx';
import type { Related } from '../related/related.ts';

/** A tab of a record: blocks of its form by their titles, a list of what belongs to it, or content of its own. */
export type ScreenTab<R extends Noun = Noun> = {
  readonly key: string;
  readonly label: string;
  /** Only for whom may read this area, where that is less than who may read the record. */
  readonly area?: Area;
} & (
  | { readonly blocks: readonly string[] }
  | { readonly fields: readonly FieldOf<R>[]; readonly form: ComponentType<{ record: RecordForm }> }
  | { readonly list: Related; readonly isCounted?: boolean }
  | {
      readonly content: ComponentType<{ entity: Entity<R> }>;
      readonly count?: (entity: Entity<R>) => number | string | undefined;
    }
);

/** How many of the values of a field differ from what is saved. */
export type CountChanges = (before: unknown, now: unknown) => number;

/** What one resource wants from the generic list and the generic record. */
export type ScreenExtension<R extends Noun = Noun> = {
  /** Beside the first tab, which holds the blocks of the form that no other tab names. */
  readonly tabs?: readonly ScreenTab<R>[];
  /** What the first tab is called; the record unless told. */
  readonly firstTab?: string;
  /** In place of the blocks of the form in the first tab. */
  readonly form?: ComponentType<{ record: RecordForm }>;
  /** How many changes a field that holds many values makes, for the foot; one unless told. */
  readonly changesIn?: { readonly [name in FieldOf<R>]?: CountChanges };
  /** What the foot says of a stored record beside its changes. */
  readonly footNote?: ComponentType<{ entity: Entity<R> }>;
  /** What is said once a record is saved, and when it could not be; usual words unless told. */
  readonly tellSaved?: (saved: Entity<R>) => void;
  readonly failedText?: (reason: string) => string;
  /** What can be done with its records and nowhere else: it is on offer from the first panel of the resource on. */
  readonly commands?: readonly Command[];
  /** What the button under a new record says. */
  readonly createLabel?: string;
  /** Rows of the list open on a screen of their own, beside the list, from the first click on. */
  readonly rowsOpenIn?: Where;
  /** What opening a row of the list does; its record opens unless told. */
  readonly onOpen?: (entity: Entity<R>, where?: Where) => void;
  /** One person at a time edits a record: whoever types first keeps the others away. */
  readonly isLocked?: boolean;
  /** Records that are done with: read, not written, though their kind is. */
  readonly isFinal?: (entity: Entity<R>) => boolean;
  /** Marks beside the name of a record. */
  readonly badges?: ComponentType<{ entity: Entity<R> }>;
  /** What is done with it so often that it stands beside its menu as a button. */
  readonly actions?: ComponentType<{ entity: Entity<R> }>;
  /** How columns of the list differ from what the definition says. */
  readonly cells?: { readonly [name in FieldOf<R>]?: Partial<GridColumn<R>> };
  /** Fields that the cells show something of besides their own. */
  readonly cellsRead?: readonly FieldOf<R>[];
  readonly rowActions?: RowActions<R>;
  /** The class of a row of the list that needs to be looked at. */
  readonly rowClass?: (entity: Entity<R>) => string | undefined;
  /** Further controls in the toolbar of the list. */
  readonly toolbar?: ComponentType;
  /** Stands between toolbar and rows of the list. */
  readonly bar?: ComponentType;
  /** What the list says while it has nothing to show. */
  readonly emptyText?: string;
  /** What it says while the filters it opens with find nothing. */
  readonly usualEmptyText?: string;
  /** What an empty list asks for first, or where its rows come from. */
  readonly firstStep?: string;
  /** What ticked rows of the list come to together, for the status bar. */
  readonly sumsOf?: (iris: readonly string[]) => readonly string[];
  /** In place of the usual preview of a row. */
  readonly peek?: ComponentType<PeekProps>;
  /** The filter behind the search field; the first search of the definition unless told. */
  readonly filters?: { readonly search?: Extract<keyof FiltersOf<R>, string> };
};
export type ResourceScreen = ScreenExtension & { readonly path: string };

/**
 * Says what one resource wants from the generic screens, beside the panels of its noun; they themselves know no noun.
 * The definition is named by its type alone: as a value it would be torn out of what the console has loaded already,
 * into one more file before the first rows.
 */
export function extendResource<R extends Noun>(path: string, extension: ScreenExtension<R>): ResourceScreen {
  return { ...(extension as unknown as ScreenExtension), path };
}
