import { figureText, unitOf } from '../../domain/statistics/figureText.ts';
import { ChartLegend } from './ChartLegend.tsx';
import { rowText } from './rowText.ts';
import type { ChartProps } from './figuresProps.ts';
import { useChartKeys } from './useChartKeys.ts';

/** So many bars are a picture; the table has them all. */
const maxBars = 20;

/** A bar for each kind or record, with its name before and its figure behind it. */
export function BarRows(props: ChartProps) {
  const { statistic, answer, current } = props;
  const { columns } = answer;
  const rows = answer.rows.slice(0, maxBars);
  const drawn = columns.flatMap((it, at) => (it.isDrawn ? [{ ...it, at }] : []));
  const kind = drawn[0]?.kind ?? 'count';
  const sums = rows.map((row) => drawn.reduce((sum, { at }) => sum + (row.values[at] ?? 0), 0));
  const highest = Math.max(1, ...sums);
  const chart = useChartKeys({ ...props, keys: rows.map((it) => it.key) });
  const shown = rows.find((it) => it.key === current);
  return (
    <figure className="chart">
      <ChartLegend
        series={drawn}
        isStacked={statistic.chart === 'stackedBar'}
        unit={statistic.unit ?? unitOf(kind)}
        told={shown ? rowText(shown, columns) : ''}
      />
      <div {...chart.frame} aria-label="Diagramm; Pfeiltasten führen von Wert zu Wert" className="bar-rows">
        {rows.map((row, index) => (
          <div key={row.key} {...chart.barOf(row.key)} className={`bar-row ${row.key === current ? 'is-current' : ''}`}>
            <span className="sr-only">{rowText(row, columns)}</span>
            <span aria-hidden className="truncate">
              {row.label}
            </span>
            <span aria-hidden className="bar-track">
              {drawn.map(({ key, at }, series) => (
                <i
                  key={key}
                  className={`look-${String(series)}`}
                  style={{ width: `${String((Math.max(row.values[at] ?? 0, 0) / highest) * 100)}%` }}
                />
              ))}
              <span className="num pl-3">{figureText(sums[index], kind)}</span>
            </span>
          </div>
        ))}
      </div>
    </figure>
  );
}
