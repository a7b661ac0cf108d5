import { medianOf, type Figure } from '../figure.ts';
import type { BrowserWindow, Cost } from './browserWindow.ts';
import { against, within } from './consoleFigure.ts';
import { atLogin, type Lab } from './lab.ts';
import { rowOf } from './rowOf.ts';

const hasRows = () => document.querySelector('[row-id^="/api/"]') !== null;
const hasLinks = () => document.querySelector('#open1') !== null;
const isOpen = () => document.querySelector('[data-field="infoBackend"] textarea') !== null;
const isClosed = () => document.querySelector('[data-field]') === null;
const cycles = 30;

type Taken = { readonly cold: Cost; readonly warm: Cost };
type TakenBeside = Taken & { readonly closed: Cost; readonly growth: number };

async function takeForm(lab: Lab): Promise<Taken> {
  const window = await atLogin(lab, { path: '/bare/form.html', width: 1600 });
  await window.cost({ act: () => window.page.keyboard.press('Enter'), until: hasLinks });
  const opened = async (place: number, until: () => boolean) =>
    window.cost({ act: await window.pointAt(`#open${String(place)}`), until });
  const cold = await opened(0, () => document.querySelector('#order') !== null);
  const warm = await opened(
    1,
    () =>
      document.querySelector<HTMLElement>('#order')?.dataset['iri'] === document.querySelector('#open1')?.textContent,
  );
  await window.close();
  return { cold, warm };
}

/** Clicks a link without resting on it first, as people do who know where it is. */
async function click(window: BrowserWindow, selector: string): Promise<() => Promise<void>> {
  const box = await window.page.locator(selector).last().boundingBox();
  if (!box) throw new Error(`Nothing to click at: ${selector}`);
  return () => window.page.mouse.click(box.x + Math.min(box.width / 2, 40), box.y + box.height / 2);
}

/** Rows of the list at 1600 pixels are opened beside it and closed again; the list stays in sight. */
async function takeBeside(lab: Lab): Promise<TakenBeside> {
  const window = await atLogin(lab, { path: '/', width: 1600 });
  await window.cost({ act: () => window.page.keyboard.press('Enter'), until: hasRows });
  const open = async (place: number) =>
    window.cost({
      act: await click(window, `${await rowOf(window, place)} a[href^="/contracts/"]`),
      until: isOpen,
    });
  const close = async () =>
    window.cost({ act: await click(window, '.dv-tab [data-tip="Schließen"]'), until: isClosed });
  const cold = await open(1);
  await close();
  const warm = await open(2);
  const closed = await close();
  for (let count = 0; count < 5; count += 1) {
    await open(3);
    await close();
  }
  const before = await window.holding();
  for (let count = 0; count < cycles; count += 1) {
    await open(3);
    await close();
  }
  const after = await window.holding();
  await window.close();
  return { cold, warm, closed, growth: (after.bytes - before.bytes) / cycles / 1024 };
}

/** A contract opened beside the list in a broad window, and closed again, beside a plain form of eighty inputs. */
export async function measureBeside(lab: Lab): Promise<Figure[]> {
  const taken: { form: Taken; ours: TakenBeside }[] = [];
  for (let run = 0; run < lab.runs; run += 1) taken.push({ form: await takeForm(lab), ours: await takeBeside(lab) });
  const opened = (key: keyof Taken, part: keyof Cost, max: number) =>
    against(max, {
      name: `open beside the list, ${key}${part === 'shown' ? ', until it shows' : ''}`,
      unit: part === 'shown' ? 'ms' : 'ms CPU',
      reference: taken.map((it) => it.form[key][part]),
      ours: taken.map((it) => it.ours[key][part]),
    });
  return [
    opened('cold', 'cpu', 4),
    opened('cold', 'shown', 4),
    opened('warm', 'cpu', 2.5),
    opened('warm', 'shown', 4),
    within(null, {
      name: 'close beside the list',
      unit: 'ms CPU',
      ours: medianOf(taken.map((it) => it.ours.closed.cpu)),
    }),
    within(0.5, {
      name: 'growth per open and close beside the list',
      unit: 'kB',
      ours: medianOf(taken.map((it) => it.ours.growth)),
    }),
  ];
}
