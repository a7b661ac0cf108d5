import { contract } from '../../domain/contract/contract.ts';
import { definePanel } from '../definePanel.ts';

/** A PDF or mail beside the contract that it speaks of. */
export const intakePanel = definePanel({
  url: '/intake',
  title: () => 'Auftrag aus PDF oder Mail',
  icon: 'file-input',
  area: 'contracts',
  isBroad: true,
  of: [contract],
  load: () => import('./IntakePanel.tsx'),
});
