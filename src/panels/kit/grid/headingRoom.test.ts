// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { resourceByPath } from '../../../domain/resources.ts';
import { columnsOf } from './columnsOf.ts';
import type { GridColumn } from './gridColumn.ts';
import { headingShare, narrowed } from './headingRoom.ts';

const listOf = (path: string): readonly GridColumn[] => {
  const resource = resourceByPath(path);
  return resource ? columnsOf(resource, resource.list.columns, ['admin']) : [];
};
const widthsIn = (columns: readonly GridColumn[], width: number) =>
  columns.map((it) => narrowed(it, headingShare(columns, width))).map((it) => it.width ?? it.minWidth ?? 0);
/** Without the place by which they stand in order, which keeps its width. */
const services = listOf('services').filter((it) => it.id !== 'sortierung');

test('in a narrow panel the headings give way before a column runs out of sight, and the name keeps its width', () => {
  expect(services[0]?.id).toBe('name');
  const [name = 0, ...others] = widthsIn(services, 412);
  expect(name).toBeGreaterThanOrEqual(140);
  expect(others.reduce((sum, it) => sum + it, name + 44)).toBeLessThanOrEqual(412);
});

test('with some room the name has more of it and they are cut by half, with enough nothing is', () => {
  expect(widthsIn(services, 520)[0]).toBe(170);
  expect([412, 480, 520, 640].map((width) => headingShare(services, width))).toEqual([0, 0, 0.5, 1]);
  expect(widthsIn(services, 640)).toEqual(services.map((it) => it.width ?? it.minWidth));
});

test('a list that has to be scrolled aside anyway reads its headings whole', () => {
  const drivers = listOf('drivers');
  expect(headingShare(drivers, 412)).toBe(1);
  expect(
    headingShare(
      drivers.map((it) => ({ ...it, hidden: true })),
      412,
    ),
  ).toBe(1);
});
