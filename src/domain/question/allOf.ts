import { allowed, ask, type Ask, type Verdict } from '../define/verdict.ts';

/**
 * What several rules say together: the first refusal, else all their questions in one dialog, so that nobody is asked
 * twice.
 */
export function allOf(verdicts: readonly Verdict[]): Verdict {
  const refusal = verdicts.find((it) => it.verdict === 'refused');
  if (refusal !== undefined) return refusal;
  const asked = verdicts.filter((it): it is Ask => it.verdict === 'ask');
  if (asked.length === 0) return allowed;
  const options = asked.flatMap((it) => it.options ?? []);
  return ask([...new Set(asked.flatMap((it) => it.question.split('\n\n')))].join('\n\n'), {
    ...(options.length > 0 && { options: [...new Map(options.map((it) => [it.key, it])).values()] }),
    ...(asked.some((it) => it.danger) && { danger: true }),
  });
}
