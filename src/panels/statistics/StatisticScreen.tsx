import { messageOf } from '../../api/apiErrors.ts';
import { useStatistic, type StatisticQuestion } from '../../api/calls/statistics.ts';
import { labelOf } from '../../domain/choices/choices.ts';
import { emptyTexts } from '../../domain/choices/emptyTexts.ts';
import { statisticOf } from '../../domain/statistics/allStatistics.ts';
import { statistics } from '../../domain/statistics/choices/statistics.ts';
import { startOf, type Period } from '../../domain/statistics/steps.ts';
import { EmptyState } from '../../ui/display/EmptyState.tsx';
import { ErrorState } from '../../ui/display/ErrorState.tsx';
import { SkeletonRows } from '../../ui/display/Skeleton.tsx';
import { StatisticFigures } from './StatisticFigures.tsx';
import { StatisticHead } from './StatisticHead.tsx';
import { openBehind } from './openBehind.ts';
import { yearBefore, type StatisticsView } from './statisticsView.ts';

type ScreenProps = { readonly view: StatisticsView; readonly today: string; readonly isAllowed: boolean };

/** One statistic: its chart, and below the table of the same figures. */
export function StatisticScreen({ view, today, isAllowed }: ScreenProps) {
  const statistic = statisticOf(view.statistic);
  const question = questionOf(view, view.period);
  const { data: answer, error, isFetching, refetch } = useStatistic(isAllowed ? question : null);
  const before = useStatistic(isAllowed && view.compares ? questionOf(view, yearBefore(view.period)) : null);
  if (!statistic || !isAllowed)
    return <EmptyState title="Diese Statistik zeigt Beträge">Sie ist für Buchhaltung und Administration.</EmptyState>;
  const mine = answer?.statistic === view.statistic ? answer : undefined;
  const past = view.compares && before.data?.statistic === view.statistic ? before.data : undefined;
  const isEmpty = mine?.rows.every((row) => row.values.every((it) => it === null || it === 0)) ?? false;
  return (
    <section aria-label={labelOf(statistics, view.statistic)} className="statistic-screen">
      <StatisticHead view={view} question={question} countedAt={mine?.countedAt ?? null} />
      {error ? (
        <ErrorState title="Die Statistik konnte nicht geladen werden" onRetry={() => void refetch()} busy={isFetching}>
          {messageOf(error)}
        </ErrorState>
      ) : !mine ? (
        <SkeletonRows rows={14} columns={4} />
      ) : isEmpty ? (
        <EmptyState title={labelOf(emptyTexts, 'statistics')} />
      ) : (
        <StatisticFigures
          statistic={statistic}
          answer={mine}
          past={past}
          running={statistic.rows.kind === 'time' ? startOf(mine.step, today) : null}
          onOpen={(row) => void openBehind(statistic, { question, step: mine.step, row })}
        />
      )}
    </section>
  );
}

function questionOf({ statistic, step, customer, region, group }: StatisticsView, period: Period): StatisticQuestion {
  return {
    statistic,
    ...period,
    ...(step !== null && { step }),
    ...(customer !== null && { customer }),
    ...(region !== null && { region }),
    ...(group !== null && { group: Number(group) }),
  };
}
