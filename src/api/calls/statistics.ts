import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AnswerTo, GivenTo } from '../../domain/define/call.ts';
import { readStatistic } from '../../domain/statistics/statisticCalls.ts';
import { call } from '../call.ts';
import { queryClient } from '../queryClient.ts';

export type StatisticAnswer = AnswerTo<typeof readStatistic>;
export type StatisticQuestion = GivenTo<typeof readStatistic>;

/** What changes is counted within seconds: soon where some of it waits to be, else at leisure. */
const soonMs = 3_000;
const followMs = 60_000;

/** A statistic for a time; the last one stays while another is on its way. */
export function useStatistic(question: StatisticQuestion | null) {
  return useQuery(
    {
      queryKey: ['statistic', question],
      queryFn: ({ signal }) => call(readStatistic, question ?? ({} as StatisticQuestion), { signal }),
      enabled: question !== null,
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => (state.data?.isBehind ? soonMs : followMs),
      retry: false,
    },
    queryClient,
  );
}
