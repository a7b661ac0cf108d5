import type { StatisticAnswer } from '../../api/calls/statistics.ts';
import type { Statistic } from '../../domain/statistics/statistic.ts';

export type FiguresProps = {
  readonly statistic: Statistic;
  readonly answer: StatisticAnswer;
  /** The same of the year before. */
  readonly past: StatisticAnswer | undefined;
  /** The stretch of time that has not ended yet. */
  readonly running: string | null;
  readonly onOpen: (row: string) => void;
};
export type ChartProps = FiguresProps & {
  /** The row on which mouse or keyboard are, in chart and table alike. */
  readonly current: string | null;
  readonly onCurrent: (row: string | null) => void;
};
