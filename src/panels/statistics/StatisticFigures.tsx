import { useState } from 'react';
import { BarRows } from './BarRows.tsx';
import type { FiguresProps } from './figuresProps.ts';
import { HeatMap } from './HeatMap.tsx';
import { StatisticRows } from './StatisticRows.tsx';
import { TimeChart } from './TimeChart.tsx';

/** Chart and table of the same figures; where one is, is marked in both. */
export function StatisticFigures(props: FiguresProps) {
  const [current, onCurrent] = useState<string | null>(null);
  const shared = { ...props, current, onCurrent };
  const { rows } = props.statistic;
  return (
    <>
      {rows.kind === 'time' || rows.kind === 'weekday' ? (
        <TimeChart {...shared} />
      ) : props.statistic.chart === 'heatmap' ? (
        <HeatMap {...shared} />
      ) : (
        <BarRows {...shared} />
      )}
      <StatisticRows {...shared} />
    </>
  );
}
