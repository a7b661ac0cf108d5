import type { contractAvis } from '../../domain/avis/contractAvis.ts';
import { labelOf } from '../../domain/choices/choices.ts';
import { emptyTexts } from '../../domain/choices/emptyTexts.ts';
import { extendResource } from '../kit/screen/extendResource.ts';

/** What the list of these records says while it is empty. */
export const avisScreen = extendResource<typeof contractAvis>('contract_avis', {
  emptyText: labelOf(emptyTexts, 'avis'),
  firstStep: 'Eine Avisierung entsteht mit einem Auftrag, bei dem „Avis anlegen“ gewählt ist.',
});
