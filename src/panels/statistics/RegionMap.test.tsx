// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { postalAreas } from '../../domain/contract/choices/postalAreas.ts';
import { statisticOf } from '../../domain/statistics/allStatistics.ts';
import { statisticTable } from '../../domain/statistics/statisticTable.ts';
import { noSums } from '../../domain/statistics/figures.ts';
import { RegionMap } from './RegionMap.tsx';

const regions = statisticOf('regions');
if (!regions) throw new Error('no statistic of regions');
const period = { from: '2026-01-01', until: '2026-12-31' };
const counts: Readonly<Record<string, number>> = { '0': 25, '5': 100 };
const lines = Object.entries(counts).map(([key, count]) => ({
  ...noSums,
  figure: 'ride' as const,
  at: '',
  key,
  count,
}));
const table = statisticTable(regions, lines, { period, step: 'month', mayReadMoney: false, nameOf: (key) => key });
const answer = { statistic: 'regions', ...period, step: 'month', countedAt: '', isBehind: false, ...table } as const;

function drawn(current: string | null = null) {
  const [onCurrent, onOpen] = [vi.fn(), vi.fn()];
  const shared = { statistic: regions as NonNullable<typeof regions>, answer, past: undefined, running: null };
  render(<RegionMap {...shared} current={current} onCurrent={onCurrent} onOpen={onOpen} />);
  return { onCurrent, onOpen, map: screen.getByRole('listbox', { name: /^Karte/ }) };
}

test('the list of statistics wants a map of the regions', () => {
  expect(regions.chart).toBe('map');
});

test('each area says its figure, and its circle is as large as that', () => {
  drawn();
  const areas = screen.getAllByRole('option');
  expect(areas).toHaveLength(postalAreas.items.length);
  const sizes = new Map(areas.map((it) => [it.querySelector('b')?.textContent, it.querySelector('i')?.style.width]));
  expect([sizes.get('5'), sizes.get('0'), sizes.get('1')]).toEqual(['54px', '27px', '0px']);
  expect(areas[5]?.textContent).toContain('Abholungen 100, Anteil 80 %');
  const places = areas.map((it) => `${it.style.left} ${it.style.top}`);
  expect(new Set(places).size).toBe(areas.length);
});

test('arrows lead from area to area, Enter opens the list behind one, and where one is stands above', () => {
  const { map, onCurrent, onOpen } = drawn('4');
  fireEvent.keyDown(map, { key: 'ArrowRight' });
  expect(onCurrent).toHaveBeenCalledWith('5');
  fireEvent.keyDown(map, { key: 'Enter' });
  expect(onOpen).toHaveBeenCalledWith('4');
  expect(screen.getByRole('status').textContent).toBe('Gebiet 4: Abholungen 0, Anteil 0 %');
});
