import { contract } from '../../domain/contract/contract.ts';
import { definePanel } from '../definePanel.ts';

/** What is left of contracts after their drivers are paid, for who may see both sides. */
export const marginPanel = definePanel({
  url: '/margins',
  title: () => 'Deckungsbeitrag',
  icon: 'chart-column',
  area: 'contractMoney',
  of: [contract],
  load: () => import('./MarginPanel.tsx'),
});
