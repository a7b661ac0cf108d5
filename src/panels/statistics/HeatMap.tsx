import { figureText } from '../../domain/statistics/figureText.ts';
import { ChartLegend } from './ChartLegend.tsx';
import { rowText } from './rowText.ts';
import type { ChartProps } from './figuresProps.ts';
import { useChartKeys } from './useChartKeys.ts';

/** Two dimensions at once: the more, the darker, and the figure itself in each field. */
export function HeatMap(props: ChartProps) {
  const { answer, current } = props;
  const { columns, rows } = answer;
  const drawn = columns.flatMap((it, at) => (it.isDrawn ? [{ ...it, at }] : []));
  const highest = Math.max(1, ...rows.flatMap((row) => drawn.map(({ at }) => row.values[at] ?? 0)));
  const chart = useChartKeys({ ...props, keys: rows.map((it) => it.key) });
  const shown = rows.find((it) => it.key === current);
  return (
    <figure className="chart">
      <ChartLegend unit="Anzahl" told={shown ? rowText(shown, columns) : ''} />
      <div
        {...chart.frame}
        aria-label="Diagramm; Pfeiltasten führen von Zeile zu Zeile"
        className="heat"
        style={{ gridTemplateColumns: `minmax(96px, 160px) repeat(${String(drawn.length)}, minmax(0, 1fr))` }}
      >
        <span aria-hidden />
        {drawn.map((it) => (
          <span key={it.key} aria-hidden className="heat-head truncate">
            {it.label}
          </span>
        ))}
        {rows.map((row) => (
          <div
            key={row.key}
            {...chart.barOf(row.key)}
            className={`heat-row ${row.key === current ? 'is-current' : ''}`}
          >
            <span className="sr-only">{rowText(row, columns)}</span>
            <span aria-hidden className="truncate pr-4 text-right">
              {row.label}
            </span>
            {drawn.map(({ key, at, kind }) => (
              <span key={key} aria-hidden className="heat-field num">
                <i style={{ opacity: (row.values[at] ?? 0) / highest }} />
                <b>{row.values[at] ? figureText(row.values[at], kind) : '·'}</b>
              </span>
            ))}
          </div>
        ))}
      </div>
    </figure>
  );
}
