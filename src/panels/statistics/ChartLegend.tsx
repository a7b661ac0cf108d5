import type { Column } from '../../domain/statistics/statisticTable.ts';

type LegendProps = {
  /** What is drawn in patterns of its own. */
  readonly series?: readonly Column[];
  readonly isStacked?: boolean;
  readonly hasPast?: boolean;
  readonly isRunning?: boolean;
  readonly unit: string;
  /** What stands at the bar on which somebody is. */
  readonly told: string;
};

/** What the patterns of a chart mean, in which unit it is, and what the bar in question says. */
export function ChartLegend({ series, isStacked, hasPast, isRunning, unit, told }: LegendProps) {
  return (
    <div className="chart-legend">
      {series?.map((it, at) => (
        <span key={it.key}>
          <i aria-hidden className={isStacked ? `look-${String(at)}` : 'look-0'} />
          {it.label}
        </span>
      ))}
      {hasPast && (
        <span>
          <i aria-hidden className="is-past" />
          Vorjahr
        </span>
      )}
      {isRunning && (
        <span>
          <i aria-hidden className="look-running" />
          läuft noch
        </span>
      )}
      <output className="chart-told num">{told}</output>
      <span className="text-3">{unit}</span>
    </div>
  );
}
