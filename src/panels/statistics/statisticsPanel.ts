import { definePanel } from '../definePanel.ts';

/** What happened, counted: the twenty statistics as chart and table. */
export const statisticsPanel = definePanel({
  url: '/statistics',
  title: () => 'Statistik',
  icon: 'chart-column',
  area: 'reports',
  load: () => import('./StatisticsPanel.tsx'),
});
