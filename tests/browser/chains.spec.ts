import { shows } from '../specification/shows.ts';
import { faultsOf } from './harness/accessibility.ts';
import { day, type Given } from './harness/given.ts';
import { expect, test } from './harness/story.ts';

const hamburg = { firma: 'Autohaus', strasse: 'Kai', hausnr: '1', plz: '22525', ort: 'Hamburg' };
const luebeck = { firma: 'Autohaus', strasse: 'Trave', hausnr: '1', plz: '23552', ort: 'Lübeck' };
const kiel = { firma: 'Autohaus', strasse: 'Förde', hausnr: '1', plz: '24103', ort: 'Kiel' };
/** The demo plans nothing so far ahead, and a chain never reaches from the day of one story to that of the next. */
const dayOf = (story: number) => day(200 + 10 * story);

/** A ride that ends in Hamburg at ten, and two open ones that go on from there. */
async function givenRides(given: Given, datum: string) {
  const driver = await given.driver();
  const times = (pickupTimeFrom: string, pickupTimeTo: string, deliveryTimeFrom: string, deliveryTimeTo: string) => ({
    datum,
    bringdatum: datum,
    pickupTimeFrom,
    pickupTimeTo,
    deliveryTimeFrom,
    deliveryTimeTo,
  });
  const route = (pickupLocation: object, deliveryLocation: object) => ({ pickupLocation, deliveryLocation });
  const ridden = await given.contract({ ...times('07:00', '08:00', '09:00', '10:00'), ...route(kiel, hamburg) });
  const last = await given.changed(ridden, { driver: driver['@id'] });
  const open = [
    await given.contract({ ...times('10:30', '12:30', '12:00', '15:00'), ...route(hamburg, luebeck) }),
    await given.contract({ ...times('13:00', '15:00', '14:30', '18:00'), ...route(luebeck, kiel) }),
  ];
  for (const it of open) await given.changed(it, { auftragbestaetigt: '1' });
  return { driver, last, first: open[0], second: open[1] };
}

test('a chain is found after a contract, taken by keyboard alone and taken back whole @thorough', async ({
  signIn,
  given,
  page,
}) => {
  shows('D0 Own chain finder', 'D0 Own chain acceptance');
  const { driver, last, first, second } = await givenRides(given, dayOf(1));
  const console = await signIn(undefined, `/chains?after=${String(last.id)}`);
  const panel = console.panel('/chains');
  const chain = panel.getByRole('option').first();
  await expect(chain).toContainText(String(first?.auftragsnummer));
  await expect(chain).toContainText(String(second?.auftragsnummer));
  await expect(panel.getByRole('status')).toContainText('Was passt nach Hamburg, 10:00 Uhr? 1 Kette gefunden');
  await expect(panel.getByRole('region', { name: 'Warum diese Kette' })).toContainText('von 40 Punkten');
  expect(await faultsOf(page, { within: '[data-panel-url^="/chains"]' })).toEqual([]);

  await chain.focus();
  await page.keyboard.press('Tab');
  while (
    !(await panel.getByRole('button', { name: 'Kette übernehmen' }).evaluate((it) => it === document.activeElement))
  )
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(console.message(/^Fahrtpaket FP-\d+ mit FA\w+ angelegt/)).toBeVisible();
  for (const it of [first, second]) expect((await given.stored(it)).driver['@id']).toBe(driver['@id']);
  await expect(panel.getByText('Im Umkreis von 50 km ist nichts frei. Umkreis erweitern?')).toBeVisible();

  await page.keyboard.press('Control+z');
  await expect(console.message('Rückgängig gemacht')).toBeVisible();
  await expect.poll(async () => (await given.stored(second)).bundles).toEqual([]);
  expect((await given.stored(first)).driver).toBeNull();
});

test('a chain of which somebody else takes a contract meanwhile is said to be gone and worked out anew @thorough', async ({
  signIn,
  given,
}) => {
  shows('D0 Own chain acceptance');
  const { last, first } = await givenRides(given, dayOf(2));
  const console = await signIn(undefined, `/chains?after=${String(last.id)}&length=1`);
  const panel = console.panel('/chains');
  const offered = panel.getByRole('option').filter({ hasText: String(first?.auftragsnummer) });
  await offered.click();
  await expect(panel.getByRole('button', { name: 'Kette übernehmen' })).toBeEnabled();
  await given.changed(first, { driver: (await given.driver())['@id'] });
  await panel.getByRole('button', { name: 'Kette übernehmen' }).click();
  await expect(
    console.message(`Auftrag ${String(first?.auftragsnummer)} ist inzwischen vergeben. Die Kette wurde neu berechnet.`),
  ).toBeVisible();
  await expect(offered).toHaveCount(0);
});

test('Enter on a chain whose driver is still being checked takes it as soon as he is, and says what it waits for @thorough', async ({
  signIn,
  given,
  page,
}) => {
  const { driver, last, first } = await givenRides(given, dayOf(3));
  const answer = Promise.withResolvers<undefined>();
  await page.route('**/api/contracts/preflight', async (route) => {
    await answer.promise;
    await route.continue();
  });
  const console = await signIn(undefined, `/chains?after=${String(last.id)}`);
  const panel = console.panel('/chains');
  const chain = panel.getByRole('option').first();
  await expect(chain).toContainText(String(first?.auftragsnummer));
  await console.walkTo(panel, chain);
  await page.keyboard.press('Enter');
  await expect(console.message('Der Fahrer wird noch geprüft, danach wird die Kette übernommen')).toBeVisible();
  expect((await given.stored(first)).driver).toBeNull();
  answer.resolve(undefined);
  await expect(console.message(/^Fahrtpaket FP-\d+ mit FA\w+ angelegt/)).toBeVisible();
  expect((await given.stored(first)).driver['@id']).toBe(driver['@id']);
});

test('a driver who could not be checked is said so, and is checked again @thorough', async ({
  signIn,
  given,
  page,
}) => {
  const { last } = await givenRides(given, dayOf(4));
  await page.route('**/api/contracts/preflight', (route) =>
    route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{"title":"Fehler","status":500}' }),
  );
  const console = await signIn(undefined, `/chains?after=${String(last.id)}`);
  const panel = console.panel('/chains');
  const failed = panel.getByRole('alert').filter({ hasText: 'Die Prüfung des Fahrers ist nicht gelungen' });
  await expect(failed).toBeVisible();
  await page.unroute('**/api/contracts/preflight');
  await failed.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(failed).toBeHidden();
  await expect(panel.getByRole('button', { name: 'Kette übernehmen' })).toBeEnabled();
});
