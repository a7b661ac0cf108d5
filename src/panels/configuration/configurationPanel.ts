import { definePanel } from '../definePanel.ts';

/** The settings of the person at the console: notifications, links, look, rows per page. */
export const configurationPanel = definePanel({
  url: '/configuration',
  title: () => 'Einstellungen',
  icon: 'settings',
  area: 'staff',
  load: () => import('./ConfigurationPanel.tsx'),
});
