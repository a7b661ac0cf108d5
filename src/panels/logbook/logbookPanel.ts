import { redPlateRide } from '../../domain/redPlate/redPlateRide.ts';
import { definePanel } from '../definePanel.ts';
import { loadScreen } from '../kit/screen/screens.ts';

/** Who drove what when, and the book of red plates. */
export const logbookPanel = definePanel({
  url: '/logbook',
  title: () => 'Fahrtenbuch',
  icon: 'book-open',
  area: 'settings',
  of: [redPlateRide],
  load: async () => (await Promise.all([import('./LogbookPanel.tsx'), loadScreen(redPlateRide.path)]))[0],
});
