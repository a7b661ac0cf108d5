import type { Figure } from '../figure.ts';
import { against } from './consoleFigure.ts';
import type { BrowserWindow } from './browserWindow.ts';
import { scrollRows } from './scrolling.ts';
import { atLogin, type Lab } from './lab.ts';

/** Everything that one run measures of a list, in the console or on the bare page. */
type Taken = {
  readonly signIn: number;
  readonly signInShown: number;
  readonly load: number;
  readonly loadShown: number;
  readonly more: number;
  readonly all: number;
  readonly dropped: number;
  readonly scroll: number;
  readonly empty: number;
  readonly heap: number;
};
type Subject = { readonly path: string; chooseMore(window: BrowserWindow): Promise<() => Promise<void>> };

const ours: Subject = {
  path: '/',
  chooseMore: async (window) => {
    await window.page.getByRole('button', { name: /^Zeilen je Seite/ }).click();
    return window.pointAt('[role=menuitemradio]:has-text("500")');
  },
};
const bare: Subject = { path: '/bare/grid.html', chooseMore: (window) => window.pointAt('[data-rows="500"]') };

const hasRows = () => document.querySelector('[row-id^="/api/"]') !== null;
const hasMany = () =>
  Number(document.querySelector('[role=grid], [role=treegrid]')?.getAttribute('aria-rowcount')) > 500;
const isAllSelected = () =>
  [...document.querySelectorAll('[row-id^="/api/"]')].every((it) => it.classList.contains('ag-row-selected'));

async function take(lab: Lab, subject: Subject): Promise<Taken> {
  const window = await atLogin(lab, subject);
  const { page } = window;
  const signIn = await window.cost({ act: () => page.keyboard.press('Enter'), until: hasRows });
  // The browser prepares code that it has met several times: on every day but the first it has.
  for (let time = 0; time < 3; time += 1) await window.cost({ act: () => page.reload(), until: hasRows });
  const load = await window.cost({ act: () => page.reload(), until: hasRows });
  const more = await window.cost({ act: await subject.chooseMore(window), until: hasMany });
  const { bytes } = await window.holding();
  const { dropped, cpu: scroll, empty } = await scrollRows(window);
  const all = await window.cost({
    act: await window.pointAt('.ag-header-cell :is(input[type=checkbox], [role=checkbox])'),
    until: isAllSelected,
  });
  await window.close();
  return {
    signIn: signIn.cpu,
    signInShown: signIn.shown,
    load: load.cpu,
    loadShown: load.shown,
    more: more.cpu,
    all: all.cpu,
    dropped,
    scroll,
    empty,
    heap: bytes / 1024 ** 2,
  };
}

/** The dispatch list beside a bare grid with the same rows. */
export async function measureLists(lab: Lab): Promise<Figure[]> {
  const taken: { ours: Taken; bare: Taken }[] = [];
  for (let run = 0; run < lab.runs; run += 1) taken.push({ bare: await take(lab, bare), ours: await take(lab, ours) });
  const figure = (
    name: string,
    { key, factor, unit = 'ms CPU' }: { key: keyof Taken; factor: number; unit?: string },
  ) =>
    against(factor, { name, unit, reference: taken.map((it) => it.bare[key]), ours: taken.map((it) => it.ours[key]) });
  return [
    figure('sign-in to first rows', { key: 'signIn', factor: 1.4 }),
    figure('sign-in to first rows, until they show', { key: 'signInShown', factor: 1.4, unit: 'ms' }),
    figure('reload to first rows', { key: 'load', factor: 1.4 }),
    figure('reload to first rows, until they show', { key: 'loadShown', factor: 1.4, unit: 'ms' }),
    figure('100 → 500 rows', { key: 'more', factor: 2.5 }),
    figure('select all 500', { key: 'all', factor: 2 }),
    figure('scroll 500 rows, dropped frames', { key: 'dropped', factor: 1, unit: 'frames' }),
    figure('scroll 500 rows', { key: 'scroll', factor: 2 }),
    figure('scroll 500 rows, without rows at the worst moment', { key: 'empty', factor: 1, unit: '% of the list' }),
    figure('heap with 500 rows', { key: 'heap', factor: 1.6, unit: 'MB' }),
  ];
}
