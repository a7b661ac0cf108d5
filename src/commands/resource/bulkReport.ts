import type { Noun } from '../../domain/define/noun.ts';

/** One line of the report on a change of several records. */
export type ReportRow = {
  readonly iri: string;
  readonly name: string;
  /** What is `underWay` is begun, and the status bar tells how far it is. */
  readonly state: 'done' | 'underWay' | 'failed' | 'skipped';
  readonly reason?: string;
};
/** What the report dialog shows, and how it repeats what has not succeeded. */
export type BulkReport = {
  readonly resource: Noun;
  readonly title: string;
  readonly rows: readonly ReportRow[];
  readonly retry: () => void;
};
