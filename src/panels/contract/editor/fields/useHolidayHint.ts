import { useEffect, useState } from 'react';
import { bundeslandOf } from '../../../../domain/address/bundesland.ts';

/** Says when a day is a public holiday at this postcode; the calendar of holidays is fetched once somebody needs it. */
export function useHolidayHint(day: string | null, postcode: string | null): string | undefined {
  const state = bundeslandOf(postcode);
  const question = day !== null && state !== undefined ? `${day} ${state}` : undefined;
  const [answer, setAnswer] = useState<{ readonly question: string; readonly hint: string | undefined }>();

  useEffect(() => {
    if (question === undefined || day === null || state === undefined) return;
    let isStale = false;
    void import('../../../../domain/time/holidays.ts').then(
      ({ holidayHint }) => {
        if (!isStale) setAnswer({ question, hint: holidayHint(day, state) });
      },
      () => undefined,
    );
    return () => {
      isStale = true;
    };
  }, [question, day, state]);
  return answer?.question === question ? answer?.hint : undefined;
}
