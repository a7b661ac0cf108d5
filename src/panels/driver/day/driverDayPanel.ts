import { contract } from '../../../domain/contract/contract.ts';
import { driver } from '../../../domain/driver/driver.ts';
import { definePanel } from '../../definePanel.ts';

/** What every driver does on a day or in a week, and what nobody drives yet. */
export const driverDayPanel = definePanel({
  url: '/driver_day',
  title: () => 'Fahrertag',
  icon: 'chart-gantt',
  area: 'disposition',
  of: [contract, driver],
  load: () => import('./DriverDayPanel.tsx'),
});
