import { definePanel } from '../definePanel.ts';

/** What of a vehicle can be damaged, and how: the catalogue by which drivers take damages down. */
export const bodypartsPanel = definePanel({
  url: '/bodyparts',
  title: () => 'Bauteile',
  icon: 'car',
  area: 'settings',
  load: () => import('./BodypartsPanel.tsx'),
});
