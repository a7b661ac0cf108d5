import { expect, test } from 'vitest';
import { notificationLink } from './notificationLink.ts';

const about = (entityType: string | null, entityId: number | null, data: Record<string, unknown> | null = null) =>
  notificationLink({ entityType, entityId, data } as Parameters<typeof notificationLink>[0]);

test.for([
  [about('Contract', 418), '/contracts/418'],
  [about('Protocol', 7), '/protocols/7'],
  [about('ContractAvis', 12), '/contract_avis/12'],
  [about('Contract', null, { import: '/api/vw_imports/3' }), '/vw_imports/3'],
  [about(null, null, { news: '/api/news/2' }), '/news/2'],
  [about('Contract', null, { import: 3 }), undefined],
  [about(null, null, { import: 'https://anderswo.example/' }), undefined],
  [about(null, null), undefined],
] as const)('leads to %s', ([link, expected]) => {
  expect(link).toBe(expected);
});
