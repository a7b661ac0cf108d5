import { avisCommands } from '../../commands/avis/avis.ts';
import type { contractAvis } from '../../domain/avis/contractAvis.ts';
import { extendResource } from '../kit/screen/extendResource.ts';

/** What is done with avis comes with their list; its screen is its own. */
export const avisScreen = extendResource<typeof contractAvis>('contract_avis', { commands: avisCommands });
