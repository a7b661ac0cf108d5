import './statistics.css';
import { tools } from '../../commands/tools.ts';
import { mayRead } from '../../domain/access/matrix.ts';
import { visibleStatistics } from '../../domain/statistics/allStatistics.ts';
import { usePanel } from '../panelContext.ts';
import { useToday } from '../kit/useToday.ts';
import { StatisticChoice } from './StatisticChoice.tsx';
import { StatisticFilters } from './StatisticFilters.tsx';
import { StatisticScreen } from './StatisticScreen.tsx';
import { readStatisticsView, statisticsUrl, type StatisticsView } from './statisticsView.ts';

/** The statistics from our own figures: which one on the left, what it says on the right. */
export function OwnStatistics({ query }: { readonly query: URLSearchParams }) {
  const today = useToday();
  const { replaceUrl } = usePanel();
  const view = readStatisticsView(query, today);
  const keys = visibleStatistics(mayRead(tools().roles(), 'contractMoney'));
  const change = (part: Partial<StatisticsView>) => replaceUrl(statisticsUrl({ ...view, ...part }, today));
  return (
    <div className="statistics">
      <StatisticChoice
        keys={keys}
        chosen={view.statistic}
        onChoose={(statistic) => change({ statistic, step: null })}
      />
      <div className="statistics-main">
        <StatisticFilters view={view} today={today} onChange={change} />
        <StatisticScreen key={view.statistic} view={view} today={today} isAllowed={keys.includes(view.statistic)} />
      </div>
    </div>
  );
}
