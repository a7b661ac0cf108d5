import { contract } from '../../../domain/contract/contract.ts';
import { protocolComplaintType } from '../../../domain/lookup/protocolComplaintType.ts';
import { protocol } from '../../../domain/protocol/protocol.ts';
import { definePanel } from '../../definePanel.ts';
import { loadScreen } from '../../kit/screen/screens.ts';

/** Protocols one after the other, looked through by keyboard alone. */
export const reviewLanePanel = definePanel({
  url: '/review_lane',
  title: () => 'Prüfspur',
  icon: 'clipboard-check',
  area: 'protocols',
  of: [protocol, contract, protocolComplaintType],
  load: async () => (await Promise.all([import('./ReviewLanePanel.tsx'), loadScreen(protocol.path)]))[0],
});
