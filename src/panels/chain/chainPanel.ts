import { bundle } from '../../domain/bundle/bundle.ts';
import { contract } from '../../domain/contract/contract.ts';
import { driver } from '../../domain/driver/driver.ts';
import { definePanel } from '../definePanel.ts';

/** Which open contracts a driver could do next, one after the other. */
export const chainPanel = definePanel({
  url: '/chains',
  title: () => 'Kette finden',
  icon: 'link',
  area: 'disposition',
  of: [contract, driver, bundle],
  load: () => import('./ChainPanel.tsx'),
});
