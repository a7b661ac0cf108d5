import type { DriverDay } from '../../../src/api/calls/driverDay.ts';
import { addDays } from '../../../src/domain/time/calendarDay.ts';
import { clockTime } from '../../../src/domain/time/clock.ts';
import { companyZone, todayIn } from '../../../src/domain/time/zone.ts';
import { givenBy } from '../../browser/harness/given.ts';
import type { Client, Json } from '../../harness/client.ts';
import { medianOf, type Figure } from '../figure.ts';
import type { BrowserWindow } from './browserWindow.ts';
import { within } from './consoleFigure.ts';
import { framesDropped, scrollAt } from './scrolling.ts';
import { atLogin, type Lab } from './lab.ts';

const drivers = 300;
const rides = 1_000;
const free = 100;
const atOnce = 6;
/** Nobody plans so far ahead in the demo, so that the day holds nothing but these. */
const daysAhead = 200;
/** Three seconds at sixty frames a second; a busy machine drops some of them whatever they cost. */
const frames = 180;
const frame = 1000 / 60;
type Moved = { readonly cpu: number; readonly dropped: number };
const hasRides = () => document.querySelectorAll('.driver-day [data-trip]').length > 20;
const hours = [6, 10, 14];

/** The Fahrertag with 300 drivers and 1,000 rides: what opening a day, scrolling and dragging cost. */
export async function measureDriverDay(lab: Lab): Promise<Figure[]> {
  const day = addDays(todayIn(companyZone, new Date()), daysAhead);
  await fill(await lab.admin(), day);
  const fetched: number[] = [];
  const painted: number[] = [];
  const scrolled: Moved[] = [];
  const dragged: Moved[] = [];
  for (let run = 0; run < lab.runs; run += 1) {
    const window = await atLogin(lab, { path: '/' });
    await window.cost({
      act: () => window.page.keyboard.press('Enter'),
      until: () => document.querySelector('[row-id^="/api/"]') !== null,
    });
    await window.page.goto(`${lab.site.address}/driver_day?day=${addDays(day, 1)}`);
    await window.page.locator('.driver-day').waitFor();
    const turn = async (name: string) => {
      const button = window.page.getByRole('group', { name: 'Fahrertag' }).getByRole('button', { name, exact: true });
      const box = await button.boundingBox();
      return window.cost({
        act: () => window.page.mouse.click((box?.x ?? 0) + 8, (box?.y ?? 0) + 8),
        until: hasRides,
      });
    };
    fetched.push((await turn('Zurück')).cpu);
    await window.page
      .getByRole('group', { name: 'Fahrertag' })
      .getByRole('button', { name: 'Weiter', exact: true })
      .click();
    await window.page.locator('.driver-day [data-trip]').first().waitFor({ state: 'detached' });
    painted.push((await turn('Zurück')).cpu);
    scrolled.push(await moved(window, () => scroll(window)));
    dragged.push(await moved(window, () => drag(window)));
    await window.close();
  }
  const moving = (name: string, ours: readonly Moved[]) => [
    within(frame * frames, {
      name: `${name} for ${String(frames)} frames`,
      unit: 'ms CPU',
      ours: medianOf(ours.map((it) => it.cpu)),
    }),
    within(null, { name: `${name}, dropped of them`, unit: 'frames', ours: medianOf(ours.map((it) => it.dropped)) }),
  ];
  return [
    within(null, { name: 'Fahrertag, a day from the server', unit: 'ms CPU', ours: medianOf(fetched) }),
    within(80, { name: 'Fahrertag, a known day painted', unit: 'ms CPU', ours: medianOf(painted) }),
    ...moving('Fahrertag, scrolled', scrolled),
    ...moving('Fahrertag, dragged', dragged),
  ];
}

/** 900 rides with a driver and 100 without, all on one day; what an earlier run has left there counts. */
async function fill(admin: Client, day: string): Promise<void> {
  const given = givenBy(admin, { next: Date.now() % 1_000_000 });
  const there: DriverDay = (await admin.get(`/api/driver_day?from=${day}`)).body;
  const { '@id': contractClientAddress } = await given.customer();
  const crew = there.drivers.map((it) => it.iri);
  while (crew.length < drivers) crew.push((await given.driver())['@id']);
  const { body } = await admin.get('/api/drivers?itemsPerPage=500&properties[]=dispositionssperre');
  const barred: readonly Json[] = body['hydra:member'].filter((it: Json) => it.dispositionssperre);
  const riding = crew.filter((iri) => barred.every((it) => it['@id'] !== iri));
  const ride = (at: number) => {
    const hour = hours[at % hours.length] ?? 6;
    return given.contract({
      contractClientAddress,
      driver: at < free ? null : riding[Math.floor(at / hours.length) % riding.length],
      datum: day,
      bringdatum: day,
      pickupTimeFrom: clockTime(hour * 60),
      pickupTimeTo: clockTime(hour * 60 + 30),
      deliveryTimeFrom: clockTime((hour + 3) * 60),
      googleFahrzeit: 150,
    });
  };
  const waiting = Array.from({ length: Math.max(0, rides - there.trips.length) }, (_, at) => at);
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await ride(next);
    }),
  );
}

async function moved(window: BrowserWindow, act: () => Promise<void>): Promise<Moved> {
  const before = await window.calm();
  const dropped = await framesDropped(window, act);
  return { cpu: (await window.calm()) - before, dropped };
}

async function scroll(window: BrowserWindow): Promise<void> {
  const box = await window.page.locator('.driver-day').boundingBox();
  await scrollAt(window, { x: (box?.x ?? 0) + 500, y: (box?.y ?? 0) + (box?.height ?? 0) - 60 });
}

async function drag({ page }: BrowserWindow): Promise<void> {
  const bar = await page.locator('.driver-day [data-lane^="/api/drivers/"] [data-trip]').nth(6).boundingBox();
  const [x, y] = [(bar?.x ?? 0) + 20, (bar?.y ?? 0) + 10];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 0; step < frames; step += 1) {
    await page.mouse.move(x + (step % 40) * 8, y + Math.sin(step / 10) * 120);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await page.keyboard.press('Escape');
  await page.mouse.up();
}
