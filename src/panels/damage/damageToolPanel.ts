import { definePanel } from '../definePanel.ts';

/** Where vehicles get damaged, on a drawing and with the pictures behind it. */
export const damageToolPanel = definePanel({
  url: '/damage_tool',
  title: () => 'Schäden',
  icon: 'target',
  area: 'settings',
  load: () => import('./DamageToolPanel.tsx'),
});
