import { contract } from '../../../domain/contract/contract.ts';
import { definePanel } from '../../definePanel.ts';

/** The dispatchers' day: contracts by pickup day with driver, tour, way back and protocol. */
export const dispatchPanel = definePanel({
  url: '/disposition',
  title: () => 'Auftragsliste',
  icon: 'list-ordered',
  area: 'disposition',
  of: [contract],
  load: () => import('./DispatchPanel.tsx'),
});
