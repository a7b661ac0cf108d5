import type { Figure } from '../figure.ts';
import { within } from './consoleFigure.ts';
import { atLogin, type Lab } from './lab.ts';
import { rowOf } from './rowOf.ts';

const warmUp = 10;
const cycles = 50;
const hasRows = () => document.querySelector('[row-id^="/api/"]') !== null;
const isOpen = () => document.querySelector('[data-field="infoBackend"] textarea') !== null;
const isClosed = () => document.querySelector('[data-field]') === null;

/** What stays behind of a panel that was opened and closed again and again. */
export async function measureGrowth(lab: Lab): Promise<Figure[]> {
  const window = await atLogin(lab, { path: '/' });
  const { page } = window;
  await window.cost({ act: () => page.keyboard.press('Enter'), until: hasRows });
  const link = page.locator(`${await rowOf(window, 1)} a[href^="/contracts/"]`).first();
  const close = page.locator('.dv-tab:has([data-tip="Schließen"])').last().locator('[data-tip="Schließen"]');
  const cycle = async () => {
    await link.click();
    await page.waitForFunction(isOpen);
    await close.click();
    await page.waitForFunction(isClosed);
  };
  for (let count = 0; count < warmUp; count += 1) await cycle();
  const before = await window.holding();
  for (let count = 0; count < cycles; count += 1) await cycle();
  const after = await window.holding();
  await window.close();
  const each = (key: keyof typeof before) => Math.round(((after[key] - before[key]) / cycles) * 10) / 10;
  const name = 'growth per open and close of an order';
  return [
    within(6, { name, unit: 'kB', ours: each('bytes') / 1024 }),
    within(0, { name: `${name}, nodes`, unit: 'nodes', ours: each('nodes') }),
    within(0, { name: `${name}, listeners`, unit: 'listeners', ours: each('listeners') }),
  ];
}
