import { call } from '../../api/call.ts';
import type { StatisticQuestion } from '../../api/calls/statistics.ts';
import { tellFailure } from '../../commands/tellFailure.ts';
import { tools } from '../../commands/tools.ts';
import { mayRead } from '../../domain/access/matrix.ts';
import { listBehind } from '../../domain/statistics/behind.ts';
import type { Statistic } from '../../domain/statistics/statistic.ts';
import { contractsBehind } from '../../domain/statistics/statisticCalls.ts';
import type { Step } from '../../domain/statistics/steps.ts';

type Look = { readonly question: StatisticQuestion; readonly step: Step; readonly row: string };

/** Opens the list with what a row counts. */
export async function openBehind(statistic: Statistic, { question, step, row }: Look): Promise<void> {
  const { behind } = statistic;
  const { open, notify, roles } = tools();
  if (behind === 'applications' && !mayRead(roles(), 'disposition'))
    return notify.info('Die Liste der Bewerbungen ist für die Disposition.');
  const { from, until, customer = null, region = null, group = null } = question;
  const narrowed = {
    customer: customer === null ? null : String(customer),
    region,
    group: group === null ? null : String(group),
  };
  const known = listBehind(statistic, { row, period: { from, until }, step, narrowed });
  if (known !== null) return open(known);
  try {
    const { numbers, isCutOff } = await call(contractsBehind, { ...question, step, row });
    if (numbers.length === 0) return notify.info('Dahinter steht kein Auftrag.');
    const query = new URLSearchParams(numbers.map((it) => ['identFilter[]', it]));
    if (numbers.length === 1) query.set('identFilter', numbers[0] ?? '');
    open(`/contracts?${query.toString()}`);
    if (isCutOff) notify.info(`Es sind mehr; gezeigt werden die ${String(numbers.length)} neuesten Aufträge.`);
  } catch (error) {
    tellFailure('Die Aufträge dahinter konnten nicht gelesen werden', error);
  }
}
