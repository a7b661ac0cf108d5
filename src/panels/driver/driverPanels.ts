import { driver } from '../../domain/driver/driver.ts';
import { driverDocument } from '../../domain/driver/driverDocument.ts';
import { loadScreen } from '../kit/screen/screens.ts';
import { definePanel } from '../definePanel.ts';

/** Everybody who drives, the drivers of a business under its row. */
export const driversPanel = definePanel({
  url: '/drivers',
  title: () => 'Fahrer',
  icon: 'users',
  area: 'disposition',
  of: [driver],
  load: async () => (await Promise.all([import('./DriversPanel.tsx'), loadScreen(driver.path)]))[0],
});

/** Who has registered and is neither approved nor active. */
export const newDriversPanel = definePanel({
  url: '/new_drivers',
  title: () => 'Neue Fahrer',
  icon: 'user-plus',
  area: 'applicants',
  of: [driver],
  load: async () => (await Promise.all([import('./NewDriversPanel.tsx'), loadScreen(driver.path)]))[0],
});

/** One applicant, with the tabs of a driver. */
export const newDriverPanel = definePanel({
  url: '/new_drivers/:id',
  title: ({ id = '' }) => `Bewerber ${id}`,
  icon: 'user-plus',
  area: 'applicants',
  of: [driver, driverDocument],
  load: async () => (await Promise.all([import('./NewDriverPanel.tsx'), loadScreen(driver.path)]))[0],
});
