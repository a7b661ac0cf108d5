import { allowed, ask, type Ask, type Verdict } from '../define/verdict.ts';

/**
 * What several rules say together: the first refusal, else all their questions in one dialog, so that nobody is asked
 * twice.
 */
export function allOf<At extends string = never, Box extends string = never>(
  verdicts: readonly Verdict<At, Box>[],
): Verdict<At, Box> {
  const refusal = verdicts.find((it) => it.verdict === 'refused');
  if (refusal !== undefined) return refusal;
  const asked = verdicts.filter((it): it is Ask<Box> => it.verdict === 'ask');
  if (asked.length === 0) return allowed;
  const options = asked.flatMap((it) => it.options ?? []);
  return ask(folded(new Set(asked.flatMap((it) => it.question.split('\n\n')))).join('\n\n'), {
    ...(options.length > 0 && { options: [...new Map(options.map((it) => [it.key, it])).values()] }),
    ...(asked.some((it) => it.danger) && { danger: true }),
  });
}

const readOneByOne = 3;

/** Sentences that differ only in numbers are read one by one while they are few; else one of them stands for all. */
function folded(sentences: ReadonlySet<string>): readonly string[] {
  const alike = Map.groupBy(sentences, (it) => it.replaceAll(/\d+/g, '#'));
  return [...alike.values()].flatMap((all) =>
    all.length > readOneByOne ? [`${String(all[0])} Ebenso bei ${String(all.length - 1)} weiteren.`] : all,
  );
}
