// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { contractAvis as contractAvisNoun } from '../../../domain/avis/contractAvis.ts';
import { fieldAt } from '../../../domain/define/resource.ts';
import { resources, resourceOf } from '../../../domain/resources.ts';
import { columnsOf } from './columnsOf.ts';

const contractAvis = resourceOf(contractAvisNoun);

test('a column of a list is as wide as its longest wording, and no wider than a short sentence', () => {
  const widths = Object.fromEntries(
    columnsOf(contractAvis, ['status', 'color', 'contractType'], ['admin']).map((it) => [it.id, it.minWidth]),
  );
  expect(widths['status']).toBeGreaterThanOrEqual(180);
  expect(Math.max(...Object.values(widths).map(Number))).toBeLessThanOrEqual(200);
});

test.each(resources.map((it) => [it.path, it] as const))(
  'every heading of the list of %s is read whole',
  (_, resource) => {
    for (const { id, heading, width, minWidth } of columnsOf(resource, resource.list.columns, ['admin'])) {
      expect([id, (width ?? minWidth ?? 0) >= heading.length * 6 + 16]).toEqual([id, true]);
      expect([id, (width ?? 0) <= 220]).toEqual([id, true]);
    }
  },
);

test('a label that is too long for a column has a short form over it, an amount alone its currency', () => {
  const headings = columnsOf(contractAvis, ['linkedAvis', 'aspMailSend'], ['admin']).map((it) => it.heading);
  expect(headings).toEqual(['Verknüpft mit', 'Avis-Mail']);
  const services = resources.find((it) => it.path === 'services');
  expect(services && columnsOf(services, ['suggestedPrice'], ['admin']).map((it) => it.heading)).toEqual([
    'Preisvorschlag EUR',
  ]);
  const billings = resources.find((it) => it.path === 'billings');
  expect(billings && columnsOf(billings, ['skonto1'], ['admin']).map((it) => it.heading)).toEqual(['Skonto 1 in %']);
  expect(fieldAt(contractAvis, 'linkedAvis')?.label).toBe('Verknüpfte Avisierung');
});

test('what people know a row by stands out and keeps its width; a state or an address behind other words does not', () => {
  const leaders = (path: string) => {
    const resource = resources.find((it) => it.path === path);
    return (
      resource &&
      columnsOf(resource, resource.list.columns, ['admin'])
        .filter((it) => it.look?.includes('font-medium'))
        .map((it) => [it.id, it.minWidth, it.leastWidth])
    );
  };
  expect([leaders('services'), leaders('mail_logs')]).toEqual([[['name', 200, 140]], [['subject', 200, 140]]]);
  expect(leaders('logs')).toEqual([]);
});

test('a text as long as a sentence gets the room of one, beside it a title stays short', () => {
  const shares = (path: string, names: readonly string[]) => {
    const resource = resources.find((it) => it.path === path);
    return resource && columnsOf(resource, names, ['admin']).map((it) => it.flex);
  };
  expect(shares('notifications', ['title', 'body'])).toEqual([1.2, 2]);
  expect(shares('mail_logs', ['subject', 'error'])).toEqual([2, 2]);
});
