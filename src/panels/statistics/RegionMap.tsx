import type { Point } from '../../domain/km/place.ts';
import { figureText, unitOf } from '../../domain/statistics/figureText.ts';
import { CountryOutline } from '../kit/map/CountryOutline.tsx';
import { project, spotOf, type View } from '../kit/map/projection.ts';
import { ChartLegend } from './ChartLegend.tsx';
import { rowText } from './rowText.ts';
import type { ChartProps } from './figuresProps.ts';
import { useChartKeys } from './useChartKeys.ts';

/** About the middle of each postal area. */
const middles: Readonly<Record<string, Point>> = {
  '0': { lat: 51.15, lng: 13.1 },
  '1': { lat: 53, lng: 13 },
  '2': { lat: 53.6, lng: 9.6 },
  '3': { lat: 51.8, lng: 9.9 },
  '4': { lat: 51.9, lng: 7.3 },
  '5': { lat: 50.6, lng: 7.2 },
  '6': { lat: 49.5, lng: 8.1 },
  '7': { lat: 48.4, lng: 8.9 },
  '8': { lat: 48.2, lng: 11.4 },
  '9': { lat: 49.9, lng: 11.1 },
};
const [width, height, zoom] = [290, 370, 5.3];
const corner = project({ lat: 55.25, lng: 5.25 }, zoom);
const view: View = { zoom, left: corner.x, top: corner.y, width, height };
/** Two neighbours with as much as this do not cover each other. */
const largest = 27;

/** Where in the country it is how much: a circle for each postal area, as large as its figure, which stands in it. */
export function RegionMap(props: ChartProps) {
  const { answer, current } = props;
  const { columns, rows } = answer;
  const at = columns.findIndex((it) => it.isDrawn);
  const kind = columns[at]?.kind ?? 'count';
  const highest = Math.max(1, ...rows.map((row) => row.values[at] ?? 0));
  const chart = useChartKeys({ ...props, keys: rows.map((it) => it.key) });
  const shown = rows.find((it) => it.key === current);
  return (
    <figure className="chart">
      <ChartLegend
        unit={unitOf(kind)}
        told={shown ? rowText({ ...shown, label: `Gebiet ${shown.key}` }, columns) : ''}
      />
      <div
        {...chart.frame}
        aria-label="Karte der Postleitgebiete; Pfeiltasten führen von Gebiet zu Gebiet"
        className="region-map"
        style={{ width, height }}
      >
        <svg aria-hidden width={width} height={height}>
          <CountryOutline view={view} />
        </svg>
        {rows.map((row) => {
          const { x, y } = spotOf(middles[row.key] ?? { lat: 51, lng: 10 }, view);
          const size = 2 * largest * Math.sqrt((row.values[at] ?? 0) / highest);
          return (
            <div
              key={row.key}
              {...chart.barOf(row.key)}
              className={`postal-area ${row.key === current ? 'is-current' : ''}`}
              style={{ left: x, top: y }}
            >
              <span className="sr-only">{rowText(row, columns)}</span>
              <i aria-hidden style={{ width: size, height: size }} />
              <span aria-hidden className="num">
                <b>{row.key}</b>
                {figureText(row.values[at], kind)}
              </span>
            </div>
          );
        })}
      </div>
    </figure>
  );
}
