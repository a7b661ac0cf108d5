import type { application } from '../../domain/application/application.ts';
import { labelOf } from '../../domain/choices/choices.ts';
import { emptyTexts } from '../../domain/choices/emptyTexts.ts';
import { extendResource } from '../kit/screen/extendResource.ts';

/** What the list of these records says while it is empty. */
export const applicationScreen = extendResource<typeof application>('applications', {
  emptyText: labelOf(emptyTexts, 'applications'),
  firstStep: 'Fahrer bewerben sich auf Aufträge und Fahrtpakete, die für Bewerbungen offen sind.',
});
