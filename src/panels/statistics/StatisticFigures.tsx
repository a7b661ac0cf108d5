import { useState } from 'react';
import { late } from '../kit/late.tsx';
import { BarRows } from './BarRows.tsx';
import type { ChartProps, FiguresProps } from './figuresProps.ts';
import { HeatMap } from './HeatMap.tsx';
import { StatisticRows } from './StatisticRows.tsx';
import { TimeChart } from './TimeChart.tsx';

/** One statistic of all draws a map; the shape of the country comes with it. */
const LateRegionMap = late<ChartProps>({ load: async () => (await import('./RegionMap.tsx')).RegionMap });

/** Chart and table of the same figures; where one is, is marked in both. */
export function StatisticFigures(props: FiguresProps) {
  const [current, onCurrent] = useState<string | null>(null);
  const shared = { ...props, current, onCurrent };
  const { rows, chart } = props.statistic;
  if (chart === 'map')
    return (
      <div className="map-beside">
        <LateRegionMap {...shared} />
        <StatisticRows {...shared} />
      </div>
    );
  return (
    <>
      {rows.kind === 'time' || rows.kind === 'weekday' ? (
        <TimeChart {...shared} />
      ) : chart === 'heatmap' ? (
        <HeatMap {...shared} />
      ) : (
        <BarRows {...shared} />
      )}
      <StatisticRows {...shared} />
    </>
  );
}
