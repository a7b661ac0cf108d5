import { formatDate } from '../../src/domain/time/formatDay.ts';
import { shows } from '../specification/shows.ts';
import { faultsOf } from './harness/accessibility.ts';
import { day } from './harness/given.ts';
import { expect, test } from './harness/story.ts';

const within = '[data-panel-url^="/driver_day"]';

test('a free ride is dragged on a driver, and goes to him through the check with its reason', async ({
  signIn,
  given,
  page,
}) => {
  shows('D0 Own Fahrertag');
  const on = day(70);
  const times = { datum: on, bringdatum: on, deliveryTimeFrom: '13:00', deliveryTimeTo: '14:00' };
  const busy = await given.driver();
  const ride = await given.contract({ ...times, pickupTimeFrom: '09:00', pickupTimeTo: '09:30', driver: busy['@id'] });
  const wanted = await given.contract({ ...times, pickupTimeFrom: '10:00', pickupTimeTo: '10:30' });
  await given.record('disposition_locks', { datum: on });
  const console = await signIn(undefined, `/driver_day?day=${on}`);
  const panel = console.panel('/driver_day');
  const bar = panel.locator(`[data-trip="${String(wanted['@id'])}"]`);
  const lane = panel.locator(`[data-lane="${String(busy['@id'])}"]`);
  await expect(panel.getByText('Sperrtag', { exact: true })).toBeVisible();

  await bar.hover();
  await page.mouse.down();
  await lane.getByRole('rowheader').hover();
  await expect(page.getByText(`${String(busy.kuerzel)} übernimmt 1 Fahrt`)).toBeVisible();
  await page.mouse.up();
  const { driverDialog } = console;
  await expect(driverDialog.findings.filter({ hasText: 'überschneidet sich' })).toContainText(ride.auftragsnummer);
  await driverDialog.because('Fährt als Beifahrer mit');
  await driverDialog.without('Bestätigungsmail an neuen Fahrer');
  await page.keyboard.press('Control+Enter');
  await expect(driverDialog.root).toBeHidden();
  await expect(lane.locator(`[data-trip="${String(wanted['@id'])}"]`)).toContainText(
    `Überschneidung mit ${String(ride.auftragsnummer)}`,
  );
  expect((await given.stored(wanted)).driver['@id']).toBe(busy['@id']);
});

test('by keyboard alone two rides get a driver at once, and the day is read as a table @thorough', async ({
  signIn,
  given,
  page,
}) => {
  shows('D0 Own Fahrertag');
  const on = day(72);
  const at = (from: string, until: string) => ({
    datum: on,
    bringdatum: on,
    pickupTimeFrom: from,
    pickupTimeTo: from,
    deliveryTimeFrom: until,
    deliveryTimeTo: until,
    googleFahrzeit: 60,
  });
  const [driver, away] = [await given.driver(), await given.driver()];
  const [one, two] = [await given.contract(at('07:00', '08:30')), await given.contract(at('17:00', '19:00'))];
  await given.record('driver_absences', { driver: away['@id'], from: on, until: on, reason: 'training' });
  const console = await signIn(undefined, `/driver_day?day=${on}`);
  const panel = console.panel('/driver_day');
  const bar = (ride: { '@id'?: string }) => panel.locator(`[data-trip="${String(ride['@id'])}"]`);
  await expect(panel.locator(`[data-lane="${String(away['@id'])}"]`)).toContainText('Abwesend: Fortbildung');
  expect(await faultsOf(page, { within })).toEqual([]);

  await bar(one).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(bar(two)).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('f');
  const { driverDialog } = console;
  await expect(driverDialog.root).toContainText('2 Aufträge');
  await page.keyboard.type(driver.kuerzel);
  await expect(driverDialog.candidates.filter({ hasText: driver.kuerzel })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await driverDialog.root.getByRole('checkbox', { name: /^Bestätigungsmail an neuen Fahrer/ }).press('Space');
  await expect(driverDialog.root.getByRole('button', { name: /^2 Aufträge/ })).toBeEnabled();
  await page.keyboard.press('Control+Enter');
  await expect(driverDialog.root).toBeHidden();
  await expect(panel.locator(`[data-lane="${String(driver['@id'])}"] [data-trip]`)).toHaveCount(2);

  await panel.getByRole('button', { name: 'Als Tabelle lesen' }).press('Enter');
  const row = panel.getByRole('row').filter({ hasText: one.auftragsnummer });
  await expect(row.getByRole('rowheader')).toContainText(driver.kuerzel);
  await expect(row).toContainText('07:00');
  expect(await faultsOf(page, { within })).toEqual([]);
});

test('a day of nobody says so, and an open contract on the same channel follows whoever walks through the Fahrertag @thorough', async ({
  signIn,
  given,
  page,
}) => {
  shows('D0 Own Fahrertag');
  const [on, idle] = [day(74), day(76)];
  const at = (from: string, until: string) => ({
    datum: on,
    bringdatum: on,
    pickupTimeFrom: from,
    pickupTimeTo: from,
    deliveryTimeFrom: until,
    deliveryTimeTo: until,
  });
  const [one, two] = [await given.contract(at('07:00', '09:00')), await given.contract(at('13:00', '15:00'))];
  const console = await signIn(undefined, `/driver_day?day=${on}`);
  const bar = (ride: { '@id'?: string }) => page.locator(`[data-trip="${String(ride['@id'])}"]`);
  await expect(bar(one)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(console.panel(`/contracts/${String(one.id)}`)).toBeVisible();
  await console.chooseForTab(String(one.auftragsnummer), 'Kanal 5');
  await console.chooseForTab('Fahrertag', 'Kanal 5');
  await bar(one).focus();
  await page.keyboard.press('ArrowRight');
  await expect(bar(two)).toBeFocused();
  await expect(console.panel(`/contracts/${String(two.id)}`)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(console.panel(`/contracts/${String(one.id)}`)).toBeVisible();
  await console.goTo(`/driver_day?day=${idle}`);
  await expect(page.getByText('An diesem Tag ist niemand eingeteilt.')).toBeVisible();
});

test('a driver says when he is away, and which rides fall into that time @thorough', async ({ signIn, given }) => {
  shows('D0 Own absences');
  const [from, until] = [day(80), day(82)];
  const driver = await given.driver();
  const ride = await given.contract({ datum: day(81), bringdatum: day(81), driver: driver['@id'] });
  const next = await given.contract({ datum: day(82), bringdatum: day(82), driver: driver['@id'] });
  const console = await signIn(undefined, `/drivers/${String(driver.id)}`);
  const head = console.panel(`/drivers/${String(driver.id)}`);
  await expect(head).not.toContainText('abwesend.');
  const absence = await given.record('driver_absences', { driver: driver['@id'], from, until, reason: 'vacation' });
  await expect(head).toContainText(/In diese Zeit fallen 2 eingeteilte Fahrten: \d+, \d+\./);
  await given.changed(next, { driver: null });
  await expect(head).toContainText(`In diese Zeit fällt 1 eingeteilte Fahrt: ${String(ride.auftragsnummer)}.`);
  await given.changed(ride, { driver: null });
  await expect(head).toContainText(
    `${String(driver.name)} ist vom ${formatDate(absence.from)} bis ${formatDate(absence.until)} abwesend.`,
  );
});

test('the heading of a day says that it is a Sperrtag as long as it is one @thorough', async ({ signIn, given }) => {
  shows('D2 §2 disposition_locks');
  const on = day(83);
  await given.contract({ datum: on, bringdatum: on });
  const lock = await given.record('disposition_locks', { datum: on });
  const console = await signIn(undefined, `/disposition?datum[after]=${on}&datum[before]=${on}`);
  const heading = console.dispatch.heading(on);
  await expect(heading).toContainText('Sperrtag');
  await given.changed(lock, { active: false });
  await expect(heading).not.toContainText('Sperrtag');
});
