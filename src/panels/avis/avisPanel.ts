import { contractAvis } from '../../domain/avis/contractAvis.ts';
import { definePanel } from '../definePanel.ts';
import { loadScreen } from '../kit/screen/screens.ts';
import { avisUrl } from './avisUrl.ts';

/** The appointments that have to be arranged. */
export const avisPanel = definePanel({
  url: avisUrl,
  title: () => 'Avisierung',
  icon: 'calendar-clock',
  area: 'avis',
  of: [contractAvis],
  load: async () => (await Promise.all([import('./AvisPanel.tsx'), loadScreen(contractAvis.path)]))[0],
});

/** The address of one avis leads to the list, with its dialog. */
export const oneAvisPanel = definePanel({
  url: '/contract_avis/:id',
  title: () => 'Avisierung',
  icon: 'calendar-clock',
  area: 'avis',
  of: [contractAvis],
  load: async () => (await Promise.all([import('./OneAvisPanel.tsx'), loadScreen(contractAvis.path)]))[0],
});
