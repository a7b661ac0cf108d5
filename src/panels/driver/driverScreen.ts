import type { driver } from '../../domain/driver/driver.ts';
import { driverAbsence } from '../../domain/driver/driverAbsence.ts';
import { related } from '../kit/related/related.ts';
import { extendResource } from '../kit/screen/extendResource.ts';
import { AbsenceNote } from './AbsenceNote.tsx';

const absences = related({
  resource: driverAbsence,
  by: 'driver',
  columns: ['from', 'until', 'reason'],
  sort: '-from',
  create: 'atTop',
  emptyText: 'Keine Abwesenheit eingetragen.',
});

/** A driver with the days on which he is away. */
export const driverScreen = extendResource<typeof driver>('drivers', {
  firstTab: 'Stammdaten',
  tabs: [{ key: 'abwesenheiten', label: 'Abwesenheiten', list: absences }],
  badges: AbsenceNote,
});
