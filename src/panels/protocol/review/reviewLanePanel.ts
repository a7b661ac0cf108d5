import { contract } from '../../../domain/contract/contract.ts';
import { protocolComplaintType } from '../../../domain/lookup/protocolComplaintType.ts';
import { protocol } from '../../../domain/protocol/protocol.ts';
import { definePanel } from '../../definePanel.ts';

/** Protocols one after the other, looked through by keyboard alone. */
export const reviewLanePanel = definePanel({
  url: '/review_lane',
  title: () => 'Prüfspur',
  icon: 'clipboard-check',
  area: 'protocols',
  of: [protocol, contract, protocolComplaintType],
  load: () => import('./ReviewLanePanel.tsx'),
});
