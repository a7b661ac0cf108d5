import { choices } from '../../choices/choices.ts';

/** In what a period is counted; whole years begin with the end of the year in which the day lies. */
export const retentionUnits = choices('Einheit', [
  { key: 'days', label: 'Tage' },
  { key: 'months', label: 'Monate' },
  { key: 'years', label: 'Jahre' },
  { key: 'wholeYears', label: 'Jahre ab Jahresende' },
]);
