import { figureText, shortFigure, unitOf } from '../../domain/statistics/figureText.ts';
import type { ColumnKind } from '../../domain/statistics/statistic.ts';
import type { TableRow } from '../../domain/statistics/statisticTable.ts';
import { ChartLegend } from './ChartLegend.tsx';
import { everyWhich, heightOf, scaleOf, type Scale } from './chartScale.ts';
import { rowText } from './rowText.ts';
import type { ChartProps } from './figuresProps.ts';
import { useChartKeys } from './useChartKeys.ts';

const labelsInRoom = 14;
const figuresInRoom = 26;
/** More points than these are no points any more. */
const pointsInRoom = 120;

/** Time from left to right, as bars, as bars on each other, or as a line; told apart by pattern, not by colour. */
export function TimeChart(props: ChartProps) {
  const { statistic, answer, past, running, current } = props;
  const { columns, rows } = answer;
  const drawn = columns.flatMap((it, at) => (it.isDrawn ? [{ ...it, at }] : []));
  const kind = drawn[0]?.kind ?? 'count';
  const isLine = statistic.chart === 'line';
  const sumOf = (row: TableRow | undefined) => drawn.reduce((sum, { at }) => sum + (row?.values[at] ?? 0), 0);
  const scale = scaleOf([...rows.map(sumOf), ...(past?.rows.map(sumOf) ?? [])], leastStep(kind));
  const chart = useChartKeys({ ...props, keys: rows.map((it) => it.key) });
  const every = everyWhich(rows.length, labelsInRoom);
  const beginsYear = (at: number) => yearOf(rows[at - every]) !== yearOf(rows[at]);
  const shown = rows.find((it) => it.key === current);
  return (
    <figure className="chart">
      <ChartLegend
        series={drawn}
        isStacked={statistic.chart === 'stackedBar'}
        hasPast={past !== undefined}
        isRunning={!isLine && rows.some((it) => it.key === running)}
        unit={unitOf(kind)}
        told={shown ? rowText(shown, columns) : ''}
      />
      <div className="chart-field">
        <div aria-hidden className="chart-scale">
          {scale.ticks.map((tick) => (
            <span key={tick} style={{ bottom: `${String(heightOf(tick, scale))}%` }}>
              {shortFigure(tick, kind)}
            </span>
          ))}
        </div>
        <div {...chart.frame} aria-label="Diagramm; Pfeiltasten führen von Wert zu Wert" className="chart-bars">
          {scale.ticks.map((tick) => (
            <hr
              key={tick}
              aria-hidden
              className={tick === 0 ? 'is-zero' : undefined}
              style={{ bottom: `${String(heightOf(tick, scale))}%` }}
            />
          ))}
          {isLine && <Line values={rows.map((it) => valueOf(it, drawn[0]?.at ?? 0))} scale={scale} />}
          {rows.map((row, at) => (
            <div
              key={row.key}
              {...chart.barOf(row.key)}
              className={`chart-column ${row.key === current ? 'is-current' : ''} ${row.key === running ? 'is-running' : ''}`}
            >
              <span className="sr-only">{rowText(row, columns)}</span>
              {isLine ? (
                (rows.length <= pointsInRoom || row.key === current) && (
                  <Point value={valueOf(row, drawn[0]?.at ?? 0)} scale={scale} />
                )
              ) : (
                <>
                  {past && <Bar from={0} to={sumOf(past.rows[at])} scale={scale} look="is-past" />}
                  <Stack
                    values={drawn.map((it) => row.values[it.at] ?? 0)}
                    scale={scale}
                    hasPast={past !== undefined}
                  />
                  {rows.length <= figuresInRoom && (
                    <span
                      aria-hidden
                      className={`chart-figure ${past ? 'beside-past' : ''}`}
                      style={{ bottom: `${String(heightOf(Math.max(sumOf(row), 0), scale))}%` }}
                    >
                      {shortFigure(sumOf(row), kind)}
                    </span>
                  )}
                </>
              )}
              {at % every === 0 && (
                <span
                  aria-hidden
                  className={`chart-label ${(at / every) % 2 === 1 && !beginsYear(at) ? 'is-between' : ''}`}
                >
                  {row.short}
                  {beginsYear(at) && <small>{yearOf(row)}</small>}
                </span>
              )}
            </div>
          ))}
        </div>
      </div>
      <figcaption className="sr-only">
        {rows
          .map((it) => `${it.label}: ${figureText(it.values[drawn[0]?.at ?? 0], kind)}`)
          .slice(-3)
          .join(', ')}
      </figcaption>
    </figure>
  );
}

/** Nobody counts half a ride. */
function leastStep(kind: ColumnKind): number {
  if (kind === 'cents') return 100;
  return kind === 'percent' || kind === 'average' || kind === 'days' ? 0.1 : 1;
}

/** Weeks at the turn of the year belong to that of their Thursday, which their name ends with. */
const yearOf = (row: TableRow | undefined) => row?.label.slice(-4);

const valueOf = (row: TableRow, at: number) => row.values[at] ?? null;

type BarProps = { readonly from: number; readonly to: number; readonly scale: Scale; readonly look: string };

function Bar({ from, to, scale, look }: BarProps) {
  const [low, high] = [heightOf(Math.min(from, to), scale), heightOf(Math.max(from, to), scale)];
  return <i className={`chart-bar ${look}`} style={{ bottom: `${String(low)}%`, height: `${String(high - low)}%` }} />;
}

type StackProps = { readonly values: readonly number[]; readonly scale: Scale; readonly hasPast: boolean };

function Stack({ values, scale, hasPast }: StackProps) {
  const place = hasPast ? 'beside-past' : '';
  return values.map((value, at) => {
    const below = values.slice(0, at).reduce((sum, it) => sum + it, 0);
    return <Bar key={String(at)} from={below} to={below + value} scale={scale} look={`look-${String(at)} ${place}`} />;
  });
}

function Point({ value, scale }: { readonly value: number | null; readonly scale: Scale }) {
  return value === null ? null : <i className="chart-point" style={{ bottom: `${String(heightOf(value, scale))}%` }} />;
}

/** The line itself; where nothing was counted it has a gap. */
function Line({ values, scale }: { readonly values: readonly (number | null)[]; readonly scale: Scale }) {
  const parts: string[] = [];
  values.forEach((value, at) => {
    if (value === null) return;
    const isNext = at > 0 && values[at - 1] !== null;
    parts.push(`${isNext ? 'L' : 'M'}${String(at + 0.5)} ${(100 - heightOf(value, scale)).toFixed(2)}`);
  });
  return (
    <svg aria-hidden className="chart-line" viewBox={`0 0 ${String(values.length)} 100`} preserveAspectRatio="none">
      <path d={parts.join('')} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
