import { driver } from '../../domain/driver/driver.ts';
import { definePanel } from '../definePanel.ts';

/** What drivers laid out, month by month, each with its receipt. */
export const journalPanel = definePanel({
  url: '/journal',
  title: () => 'Auslagen Mitarbeiter',
  icon: 'wallet',
  area: 'reports',
  of: [driver],
  load: () => import('./JournalPanel.tsx'),
});
