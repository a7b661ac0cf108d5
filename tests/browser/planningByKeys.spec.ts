import { addDays, weekdayOf } from '../../src/domain/time/calendarDay.ts';
import { shows } from '../specification/shows.ts';
import { day, type Given } from './harness/given.ts';
import { expect, test } from './harness/story.ts';

const towns = { hamburg: ['22525', 'Hamburg'], luebeck: ['23552', 'Lübeck'], kiel: ['24103', 'Kiel'] } as const;
const place = (town: keyof typeof towns) => {
  const [plz, ort] = towns[town];
  return { firma: 'Autohaus', strasse: 'Kai', hausnr: '1', plz, ort };
};
/** A Tuesday that the demo does not plan yet. */
const from = day(300);
const datum = addDays(from, (9 - weekdayOf(from)) % 7);

/** A free ride in the morning, and three confirmed ones that go on from where each before it ends. */
async function givenDay(given: Given) {
  const ride = (pickup: keyof typeof towns, delivery: keyof typeof towns, hours: readonly string[]) =>
    given.contract({
      datum,
      bringdatum: datum,
      pickupTimeFrom: hours[0],
      pickupTimeTo: hours[1],
      deliveryTimeFrom: hours[2],
      deliveryTimeTo: hours[3],
      pickupLocation: place(pickup),
      deliveryLocation: place(delivery),
      googleFahrzeit: 60,
    });
  const first = await ride('kiel', 'hamburg', ['06:00', '06:30', '07:30', '08:00']);
  const next = [
    await ride('hamburg', 'luebeck', ['08:30', '09:30', '09:30', '11:00']),
    await ride('luebeck', 'kiel', ['11:30', '12:30', '13:00', '14:00']),
    await ride('kiel', 'hamburg', ['14:30', '15:30', '16:00', '17:00']),
  ];
  for (const it of next) await given.changed(it, { auftragbestaetigt: '1' });
  return { first, next };
}

test('a dispatcher plans a day by keyboard alone, and takes back what he has planned', async ({
  signIn,
  given,
  page,
}) => {
  shows('D0 Own day by keyboard');
  const driver = await given.driver({ plz: '24103', ort: 'Kiel', appAccess: true });
  const { first, next } = await givenDay(given);
  const console = await signIn();
  const { keyboard } = page;
  const { palette, driverDialog } = console;
  const goTo = async (command: string) => {
    await palette.open();
    await palette.enter(command);
  };
  const bar = page.locator(`[data-trip="${String(first['@id'])}"]`);

  await goTo('Fahrertag');
  const panel = console.panel('/driver_day');
  await console.walkTo(panel, panel.getByRole('textbox', { name: 'Tag' }));
  await keyboard.press('Control+a');
  await keyboard.type(`${datum.slice(8)}.${datum.slice(5, 7)}.${datum.slice(0, 4)}`);
  await keyboard.press('Enter');
  await console.walkTo(panel, bar);
  await keyboard.press('f');
  await expect(driverDialog.search).toBeFocused();
  await keyboard.type(driver.kuerzel);
  await expect(driverDialog.candidates.first()).toContainText(driver.kuerzel);
  await keyboard.press('ArrowDown');
  const mail = driverDialog.root.getByRole('checkbox', { name: /^Bestätigungsmail an neuen Fahrer/ });
  await mail.press('Space');
  await expect(driverDialog.root.getByRole('button', { name: /^Fahrer wechseln/ }).last()).toBeEnabled();
  await keyboard.press('Control+Enter');
  const lane = panel.locator(`[data-lane="${String(driver['@id'])}"]`);
  await expect(lane.locator(`[data-trip="${String(first['@id'])}"]`)).toBeFocused();

  await keyboard.press('Alt+k');
  const chains = console.panel('/chains');
  const chain = chains.getByRole('option').first();
  await expect(chain).toBeFocused();
  // Tab leads to the chosen length, the arrows to the others.
  await console.walkTo(chains, chains.getByRole('radio', { checked: true }));
  await keyboard.press('ArrowRight');
  await expect(chains.getByRole('radio', { name: '3' })).toBeFocused();
  for (const it of next) await expect(chain).toContainText(String(it.auftragsnummer));
  // What stands against the chain is asked of the server; only then it is taken.
  await expect(chains.getByText('Eine Kopie des Führerscheins fehlt')).toBeVisible();
  await expect(chains.getByRole('button', { name: /^Kette übernehmen/ })).toBeEnabled();
  await console.walkTo(chains, chain);
  await keyboard.press('Enter');
  const taken = console.message(/^Fahrtpaket FP-\d+ mit FA\w+ angelegt/);
  await expect(taken).toBeVisible();
  await expect(lane.locator('[data-trip]')).toHaveCount(4);
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);

  const [bundle] = (await given.stored(next[0])).bundles;
  await goTo('Fahrtpakete');
  const list = console.panel('/bundles');
  await expect(list.locator('.ag-cell:focus')).toBeVisible();
  await expect(list.locator(`.ag-row[row-id="${String(bundle['@id'])}"]`).first()).toBeVisible();
  await keyboard.press('Control+z');
  await expect(console.message('Rückgängig gemacht')).toBeVisible();
  for (const it of next) expect(await given.stored(it)).toMatchObject({ driver: null, bundles: [] });
  expect((await given.stored(first)).driver['@id']).toBe(driver['@id']);

  await goTo('Neuer Sperrtag');
  await expect(page.getByRole('textbox', { name: 'Datum' })).toBeFocused();
  await keyboard.type(`${datum.slice(8)}.${datum.slice(5, 7)}.${datum.slice(0, 4)}`);
  await keyboard.press('Tab');
  await keyboard.press('Control+s');
  await expect(console.tab('Sperre für')).toBeVisible();
  await goTo('Fahrertag');
  await expect(panel.getByText('Sperrtag', { exact: true })).toBeVisible();
});
