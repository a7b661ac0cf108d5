import { Fragment } from 'react';
import { verdictTexts, type VerdictCounts } from '../../../domain/billing/verdictText.ts';

const colours = { ready: '', asked: 'text-warn', unbillable: 'text-danger' } as const;

/** "7 abrechenbar, 1 Rückfrage, 2 nicht". */
export function Verdicts({ counts }: { counts: VerdictCounts }) {
  return verdictTexts(counts).map(({ key, text }, at) => (
    <Fragment key={key}>
      {at > 0 && ', '}
      <span className={colours[key]}>{text}</span>
    </Fragment>
  ));
}
