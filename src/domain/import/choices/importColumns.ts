import { choices } from '../../choices/choices.ts';
import { manufacturerColumns } from '../reading/manufacturerColumns.ts';

type Key = Extract<keyof typeof manufacturerColumns, string>;

/** The fields that a column of a file may hold, by the headings that we use. */
export const importColumns = choices(
  'Felder einer Importzeile',
  Object.entries(manufacturerColumns).map(([key, { heading }]) => ({ key: key as Key, label: heading as string })),
);
