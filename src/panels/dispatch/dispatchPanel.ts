import { definePanel } from '../definePanel.ts';

/** The dispatchers' day: orders by pickup day with driver, tour, way back and protocol. */
export const dispatchPanel = definePanel({
  url: '/disposition',
  title: () => 'Auftragsliste',
  icon: 'list-ordered',
  area: 'disposition',
  load: () => import('./DispatchPanel.tsx'),
});
