import { medianOf, quantileOf, type Figure } from '../figure.ts';
import { against, within } from './consoleFigure.ts';
import type { BrowserWindow, Cost } from './browserWindow.ts';
import { atLogin, type Lab } from './lab.ts';
import { rowOf } from './rowOf.ts';

type Typed = { readonly each: number; readonly slow: number };
type Taken = { readonly cold: Cost; readonly warm: Cost; readonly key: Typed; readonly back: Cost };

const letters = 'Bitte vorher anrufen, Zufahrt eng';
const hasRows = () => document.querySelector('[row-id^="/api/"]') !== null;
const hasLinks = () => document.querySelector('#open1') !== null;

/** Types into a text of the form; each letter waits until the one before is painted, as people's letters do. */
async function type(window: BrowserWindow, field: string): Promise<Typed> {
  await window.page.locator(field).first().click();
  const before = await window.calm();
  const single: number[] = [];
  for (const letter of letters) {
    const start = await window.cpu();
    await window.page.keyboard.press(letter);
    await window.page.waitForTimeout(50);
    single.push((await window.cpu()) - start);
  }
  return { each: ((await window.calm()) - before) / letters.length, slow: quantileOf(single, 0.95) };
}

async function takeForm(lab: Lab): Promise<Omit<Taken, 'back'>> {
  const window = await atLogin(lab, { path: '/bare/form.html' });
  await window.cost({ act: () => window.page.keyboard.press('Enter'), until: hasLinks });
  const form = (place: number) => `#open${String(place)}`;
  const cold = await window.cost({
    act: await window.pointAt(form(0)),
    until: () => document.querySelector('#order') !== null,
  });
  const warm = await window.cost({
    act: await window.pointAt(form(1)),
    until: () =>
      document.querySelector<HTMLElement>('#order')?.dataset['iri'] === document.querySelector('#open1')?.textContent,
  });
  const key = await type(window, '#order input[type=text]');
  await window.close();
  return { cold, warm, key };
}

/** A narrow window, where a contract comes as a tab before the list, so that there is a way back. */
async function takeConsole(lab: Lab): Promise<Taken> {
  const window = await atLogin(lab, { path: '/', width: 1000 });
  const { page } = window;
  await window.cost({ act: () => page.keyboard.press('Enter'), until: hasRows });
  const contract = async (place: number) => `${await rowOf(window, place)} a[href^="/contracts/"]`;
  const firstFull = () => document.querySelectorAll('[data-field="infoBackend"] textarea').length === 1;
  const secondFull = () => document.querySelectorAll('[data-field="infoBackend"] textarea').length === 2;
  const cold = await window.cost({ act: await window.pointAt(await contract(1)), until: firstFull });
  const listTab = '.dv-tab:has-text("Auftragsliste")';
  const isListShown = () =>
    document.querySelector('[row-id^="/api/"]')?.checkVisibility({ visibilityProperty: true }) === true;
  const back = await window.cost({ act: await window.pointAt(listTab), until: isListShown });
  const warm = await window.cost({ act: await window.pointAt(await contract(2)), until: secondFull });
  const key = await type(window, '[data-field="kostenstelle"] input:visible');
  await window.close();
  return { cold, warm, key, back };
}

/** The contract editor beside a plain form of eighty native inputs. */
export async function measureContracts(lab: Lab): Promise<Figure[]> {
  const taken: { form: Omit<Taken, 'back'>; ours: Taken }[] = [];
  for (let run = 0; run < lab.runs; run += 1) taken.push({ form: await takeForm(lab), ours: await takeConsole(lab) });
  const opened = (name: string, { key, part, unit }: { key: 'cold' | 'warm'; part: keyof Cost; unit: string }) =>
    against(2, {
      name,
      unit,
      reference: taken.map((it) => it.form[key][part]),
      ours: taken.map((it) => it.ours[key][part]),
    });
  const all = (read: (ours: Taken) => number) => taken.map((it) => read(it.ours));
  return [
    opened('open an order, cold', { key: 'cold', part: 'cpu', unit: 'ms CPU' }),
    opened('open an order, warm', { key: 'warm', part: 'cpu', unit: 'ms CPU' }),
    opened('open an order, warm, until it shows', { key: 'warm', part: 'shown', unit: 'ms' }),
    within(10, { name: 'back to the list', unit: 'ms CPU', ours: medianOf(all((it) => it.back.cpu)) }),
    against(1.2, {
      name: 'key in the order form',
      unit: 'ms CPU',
      reference: taken.map((it) => it.form.key.each),
      ours: all((it) => it.key.each),
    }),
    within(16, { name: 'key in the order form, p95', unit: 'ms CPU', ours: medianOf(all((it) => it.key.slow)) }),
  ];
}
