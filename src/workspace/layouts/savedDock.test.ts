import { expect, test } from 'vitest';
import { columnsDock, readDock, sizesToRestore, urlsInFront, type Branch, type Leaf } from './savedDock.ts';
import { shows } from '../../../tests/specification/shows.ts';

const stored = (views: string[][], panels: Record<string, unknown>) => ({
  grid: {
    width: 100,
    height: 100,
    orientation: 'HORIZONTAL',
    root: {
      type: 'branch',
      size: 100,
      data: views.map((list, at) => ({
        type: 'leaf',
        size: 50,
        data: { id: `${at}`, views: list, activeView: list[0] },
      })),
    },
  },
  panels,
  activeGroup: '1',
});

test('views without a panel are dropped, and so is a group without views', () => {
  shows('C Frame layouts');
  const dock = readDock(stored([['a', 'gone'], ['gone']], { a: { url: '/contracts' }, stray: { url: '/drivers' } }));
  expect(dock?.panels).toEqual({ a: { url: '/contracts' } });
  expect(dock?.grid.root.data).toHaveLength(1);
  expect(dock).not.toHaveProperty('activeGroup');
});

test('an arrangement of which nothing is left is none', () => {
  expect(readDock(stored([['gone']], {}))).toBeNull();
  expect(readDock(null)).toBeNull();
  expect(readDock({ grid: 'x' })).toBeNull();
});

test('an address that leads out of the console is refused', () => {
  expect(readDock(stored([['a']], { a: { url: '//evil.example' } }))).toBeNull();
});

test('columns with nothing in them vanish', () => {
  const dock = columnsDock([
    {
      width: 900,
      rows: [
        { height: 600, panels: [{ url: '/disposition', channel: 2 }] },
        { height: 300, panels: [] },
      ],
    },
    { width: 600, rows: [{ height: 900, panels: [] }] },
  ]);
  expect(dock?.grid.root.data).toHaveLength(1);
  expect(dock?.panels).toEqual({ 'p0-0-0': { url: '/disposition', channel: 2 } });
});

test('the name of a tab is kept with it, as a text', () => {
  expect(readDock(stored([['a']], { a: { url: '/contracts/1', title: '26001798 · B HW 739' } }))?.panels).toEqual({
    a: { url: '/contracts/1', title: '26001798 · B HW 739' },
  });
  expect(readDock(stored([['a']], { a: { url: '/contracts/1', title: { html: '' } } }))).toBeNull();
});

test('what is kept fills the room whole, gaps and all, so that nothing is stretched when it is put back', () => {
  const group = (size: number): Leaf => ({ type: 'leaf', size, data: { id: String(size), views: [] } });
  const shown: Branch = {
    type: 'branch',
    size: 836,
    data: [{ type: 'branch', size: 658, data: [group(589), group(243)] }, group(564)],
  };
  const {
    data: [column, other],
  } = sizesToRestore(shown, 4);
  expect([column?.size, other?.size]).toEqual([660, 566]);
  expect(column?.type === 'branch' && column.data.map((it) => it.size)).toEqual([591, 245]);
  expect(sizesToRestore({ type: 'branch', data: [group(836)] }, 4).data[0]?.size).toBe(836);
});

test('of each group the tab in front is on the screen', () => {
  const dock = columnsDock([
    { width: 500, rows: [{ height: 1000, panels: [{ url: '/disposition' }, { url: '/drivers', isFront: true }] }] },
    {
      width: 500,
      rows: [
        { height: 400, panels: [{ url: '/contracts' }] },
        { height: 600, panels: [{ url: '/avis' }] },
      ],
    },
  ]);
  expect(dock && urlsInFront(dock)).toEqual(['/drivers', '/contracts', '/avis']);
});
