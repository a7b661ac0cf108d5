import type { KeyOf } from '../choices/choices.ts';
import type { statistics } from './choices/statistics.ts';
import type { Figure, Sums } from './figures.ts';
import type { Step } from './steps.ts';

export type StatisticKey = KeyOf<typeof statistics>;

/** How a figure is read; money travels in cents, percent with one decimal. */
export type ColumnKind = 'count' | 'cents' | 'km' | 'percent' | 'minutes' | 'days' | 'average';

/** What a column may ask of its row: the sums of a figure, of one of its keys where one is named. */
export type Ask = (figure: Figure, key?: string) => Sums;
export type Around = {
  /** The same of the whole period, for shares. */
  readonly all: Ask;
  /** So many days the row stands for. */
  readonly days: number;
};

export type ColumnSpec = {
  readonly key: string;
  readonly label: string;
  readonly kind: ColumnKind;
  /** The chart draws it; several are stacked. */
  readonly isDrawn?: true;
  /** For who reads money on contracts only (0-decisions, "Who may what"). */
  readonly isMoney?: true;
  /** Left out where nothing at all was counted. */
  readonly isOptional?: true;
  readonly of: (ask: Ask, around: Around) => number | null;
};

/** What the rows of a statistic are. */
export type RowsSpec =
  | { readonly kind: 'time'; readonly step: Step }
  | { readonly kind: 'weekday' }
  /** Known beforehand, each shown also where nothing was counted. */
  | { readonly kind: 'items'; readonly items: readonly { readonly key: string; readonly label: string }[] }
  /** Records, the ones with most first. */
  | { readonly kind: 'records'; readonly of: readonly RecordKind[]; readonly most?: number };
export type RecordKind = 'customers' | 'drivers' | 'protocol_complaint_types';

/** The list that a row leads to; `numbers` asks the server for the contracts, where no filter says the same. */
export type Behind = 'contracts' | 'cancelled' | 'electric' | 'applications' | 'numbers';

export type Statistic = {
  readonly key: StatisticKey;
  readonly figures: readonly Figure[];
  readonly rows: RowsSpec;
  /** What tells the rows apart: a part of the figure's key unless told. */
  readonly by?: 'customer' | 'region';
  /** What stands over the chart where it is not what its figures are usually in. */
  readonly unit?: string;
  readonly chart: 'bar' | 'line' | 'stackedBar' | 'heatmap' | 'map';
  readonly columns: readonly ColumnSpec[];
  readonly behind: Behind;
  /** Of rows that are stretches of time, the key of those that one wants to look through. */
  readonly behindKey?: string;
  /** All of it is money. */
  readonly isMoney?: true;
};
