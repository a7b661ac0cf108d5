import { call } from '../../api/call.ts';
import { fetchFile, saveFile } from '../../api/files.ts';
import type { StatisticQuestion } from '../../api/calls/statistics.ts';
import { tellFailure } from '../../commands/tellFailure.ts';
import { choiceOf } from '../../domain/choices/choices.ts';
import { exportStatistic } from '../../domain/statistics/statisticCalls.ts';
import { statistics } from '../../domain/statistics/choices/statistics.ts';
import { formatDate } from '../../domain/time/formatDay.ts';
import { companyZone, timeIn, todayIn } from '../../domain/time/zone.ts';
import { Button } from '../../ui/display/Button.tsx';
import { useOneAtATime } from '../kit/useOneAtATime.ts';
import type { StatisticsView } from './statisticsView.ts';

type HeadProps = {
  readonly view: StatisticsView;
  readonly question: StatisticQuestion;
  readonly countedAt: string | null;
};

/** What the statistic says, of when its figures are, and its file. */
export function StatisticHead({ view, question, countedAt }: HeadProps) {
  const { isRunning, alone } = useOneAtATime();
  const statistic = choiceOf(statistics, view.statistic);
  const save = (format: 'xlsx' | 'csv') =>
    void alone(async () => {
      try {
        const { link } = await call(exportStatistic, { ...question, format });
        saveFile(await fetchFile(link));
      } catch (error) {
        tellFailure('Die Statistik konnte nicht geschrieben werden', error);
      }
    });
  return (
    <header className="statistic-head">
      <h2 className="text-14 font-strong text-1">{statistic?.label}</h2>
      <p className="min-w-0 flex-1 text-11 text-2">
        {statistic?.description}
        {countedAt !== null && <span className="text-3"> · {countedText(countedAt)}</span>}
      </p>
      <Button small icon="table" busy={isRunning} onClick={() => save('xlsx')}>
        .xlsx
      </Button>
      <Button small busy={isRunning} onClick={() => save('csv')}>
        .csv
      </Button>
    </header>
  );
}

function countedText(moment: string): string {
  const at = new Date(moment);
  return `Zahlen vom ${formatDate(todayIn(companyZone, at))}, ${timeIn(companyZone, at)} Uhr`;
}
