import type { driverAbsence } from '../../domain/driver/driverAbsence.ts';
import { extendResource } from '../kit/screen/extendResource.ts';

/** What the list of these records says while it is empty. */
export const driverAbsenceScreen = extendResource<typeof driverAbsence>('driver_absences', {
  emptyText: 'Keine Abwesenheit eingetragen.',
  firstStep: 'Eine Abwesenheit steht im Fahrertag und warnt, bevor der Fahrer eine Fahrt bekommt.',
});
