import { application } from '../../domain/application/application.ts';
import { definePanel } from '../definePanel.ts';

/** Who would like to drive what: applications of drivers, by the contract or bundle that they want. */
export const applicationsPanel = definePanel({
  url: '/applications',
  title: () => 'Bewerbungen',
  icon: 'hand',
  area: 'disposition',
  of: [application],
  load: () => import('./ApplicationsPanel.tsx'),
});
