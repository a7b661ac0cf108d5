import { figureText } from '../../domain/statistics/figureText.ts';
import { percent } from '../../domain/statistics/columns.ts';
import type { ChartProps } from './figuresProps.ts';

/** The figures of the chart as a table; each row leads to its list. Time is read from the latest on. */
export function StatisticRows({ statistic, answer, past, running, current, onCurrent, onOpen }: ChartProps) {
  const { columns, total } = answer;
  const isTime = statistic.rows.kind === 'time';
  const drawn = columns.findIndex((it) => it.isDrawn);
  const kind = columns[drawn]?.kind ?? 'count';
  const withPast = answer.rows.map((row, at) => ({ row, before: past?.rows[at] }));
  const rows = isTime ? withPast.toReversed() : withPast;
  return (
    <div className="statistic-table" role="region" aria-label="Tabelle">
      <table>
        <thead>
          <tr>
            <th scope="col">{headingOf(statistic.rows.kind)}</th>
            {columns.map((it) => (
              <th key={it.key} scope="col" className="num">
                {it.kind === 'cents' ? `${it.label} EUR` : it.label}
              </th>
            ))}
            {past && (
              <>
                <th scope="col">Vorjahr</th>
                <th scope="col">Änderung</th>
              </>
            )}
          </tr>
        </thead>
        <tbody onMouseLeave={() => onCurrent(null)}>
          {rows.map(({ row, before }) => (
            <tr
              key={row.key}
              className={row.key === current ? 'is-current' : undefined}
              onMouseEnter={() => onCurrent(row.key)}
            >
              <th scope="row">
                <button type="button" className="min-h-12 text-link hover:underline" onClick={() => onOpen(row.key)}>
                  {row.label}
                </button>
                {row.key === running && <span className="text-3"> läuft noch</span>}
              </th>
              {columns.map((it, at) => (
                <td key={it.key}>{figureText(row.values[at], it.kind)}</td>
              ))}
              {past && (
                <>
                  <td className="text-2">{figureText(before?.values[drawn], kind)}</td>
                  <td className="text-2">{changeText(row.values, before?.values, drawn)}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Gesamt</th>
            {columns.map((it, at) => (
              <td key={it.key}>{figureText(total[at], it.kind)}</td>
            ))}
            {past && (
              <>
                <td>{figureText(past.total[drawn], kind)}</td>
                <td>{changeText(total, past.total, drawn)}</td>
              </>
            )}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function headingOf(kind: string): string {
  return kind === 'time' ? 'Zeit' : kind === 'weekday' ? 'Wochentag' : 'Bezeichnung';
}

type Values = readonly (number | null)[];

function changeText(values: Values, before: Values | undefined, at: number): string {
  const [is, was] = [values[at] ?? 0, before?.[at] ?? 0];
  const change = percent(is - was, was);
  if (change === null) return '–';
  return change > 0 ? `+${figureText(change, 'percent')}` : figureText(change, 'percent');
}
