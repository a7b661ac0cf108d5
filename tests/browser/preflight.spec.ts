import { day } from './harness/given.ts';
import { expect, test } from './harness/story.ts';
import { shows } from '../specification/shows.ts';

test('a driver with another ride at the time is warned of, and whoever sends him says why', async ({
  signIn,
  given,
  system,
}) => {
  shows('D1 §2 disposition dialog driver');
  const customer = await given.customer();
  const times = {
    contractClientAddress: customer['@id'],
    datum: day(2),
    bringdatum: day(2),
    pickupTimeFrom: '09:00',
    pickupTimeTo: '09:30',
    deliveryTimeFrom: '13:00',
    deliveryTimeTo: '14:00',
  };
  const [free, busy] = [await given.driver(), await given.driver()];
  const ride = await given.contract({ ...times, driver: busy['@id'] });
  const wanted = await given.contract(times);
  const console = await signIn();
  const { driverDialog, dispatch } = console;
  await dispatch.ofCustomer(customer.kuerzel);
  await dispatch.act(wanted.auftragsnummer, 'Fahrer wechseln …');

  await expect(driverDialog.candidates.filter({ hasText: busy.kuerzel })).toContainText('Überschneidung');
  await driverDialog.pick(free.kuerzel);
  await expect(driverDialog.findings.filter({ hasText: 'Warnung' })).toHaveCount(0);
  await driverDialog.pick(busy.kuerzel);
  await expect(driverDialog.findings.first()).toContainText(
    `${wanted.auftragsnummer} überschneidet sich mit ${ride.auftragsnummer}`,
  );
  await driverDialog.without('Bestätigungsmail an neuen Fahrer');
  await expect(driverDialog.root.getByRole('button', { name: /^Begründung fehlt/ })).toBeEnabled();
  await console.page.keyboard.press('Control+Enter');
  await expect(driverDialog.reason).toBeFocused();
  await console.page.keyboard.type('Fährt als Beifahrer mit');
  await console.page.keyboard.press('Control+Enter');
  await expect(driverDialog.root).toBeHidden();

  const admin = await system.as('admin');
  const { body } = await admin.get(`${wanted['@id']}/logs?itemsPerPage=50`);
  const noted = body['hydra:member'].find((it: { field: string }) => it.field === 'assignmentOverride');
  expect(noted.data).toBe(
    `Fährt als Beifahrer mit (${wanted.auftragsnummer} überschneidet sich mit ${ride.auftragsnummer})`,
  );
});

test('many findings leave reason and consequences in view, fold by kind, and are answered by the keyboard and the last reason @thorough', async ({
  signIn,
  given,
}) => {
  const customer = await given.customer();
  const at = (from: string) => ({
    contractClientAddress: customer['@id'],
    datum: day(3),
    bringdatum: day(3),
    pickupTimeFrom: from,
    pickupTimeTo: from,
    deliveryTimeFrom: '18:00',
    deliveryTimeTo: '19:00',
    googleFahrzeit: 200,
  });
  const [near, busy] = [
    await given.driver({ plz: '50667', ort: 'Köln' }),
    await given.driver({ plz: '50667', ort: 'Köln' }),
  ];
  for (const from of ['08:00', '09:00', '10:00']) await given.contract({ ...at(from), driver: busy['@id'] });
  const [first, second] = [
    await given.contract(at('11:00')),
    await given.contract({ ...at('11:30'), isStorniert: false }),
  ];
  const console = await signIn();
  const { driverDialog, dispatch, page } = console;
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const [wanted, reason] of [
    [first, 'Tauscht unterwegs'],
    [second, null],
  ] as const) {
    await dispatch.ofCustomer(customer.kuerzel);
    await dispatch.act(wanted.auftragsnummer, 'Fahrer wechseln …');
    await driverDialog.search.fill(busy.kuerzel);
    await expect(driverDialog.candidates.first()).toContainText(busy.kuerzel);
    await page.keyboard.press('Enter');
    const overlaps = driverDialog.findings.filter({ hasText: /\d Überschneidungen/ });
    await expect(overlaps).toHaveCount(1);
    await expect(driverDialog.findings.filter({ hasText: /h Fahrzeit am/ }).first()).toContainText('Warnung');
    await expect(driverDialog.reason).toBeInViewport({ ratio: 1 });
    await expect(driverDialog.root.getByRole('group', { name: 'Danach' })).toBeInViewport({ ratio: 1 });
    await overlaps.getByRole('button', { name: 'einzeln' }).click();
    await expect(overlaps.getByRole('button', { name: 'Zeigen' }).first()).toBeVisible();
    await expect(driverDialog.reason).toBeInViewport({ ratio: 1 });
    await driverDialog.without('Bestätigungsmail an neuen Fahrer');
    if (reason !== null) await driverDialog.because(reason);
    else
      await driverDialog.root
        .getByRole('list', { name: 'Letzte Begründungen' })
        .getByRole('button', { name: 'Tauscht unterwegs' })
        .click();
    await page.keyboard.press('Control+Enter');
    await expect(driverDialog.root).toBeHidden();
  }
  await dispatch.act(second.auftragsnummer, 'Fahrer wechseln …');
  await driverDialog.search.fill(near.kuerzel);
  await expect(driverDialog.candidates.filter({ hasText: near.kuerzel })).toContainText(/frei in Köln · \d+ km/);
});

test('the contract form says at once what speaks against a driver, and asks the same before it saves him @thorough', async ({
  signIn,
  given,
  page,
}) => {
  const times = {
    datum: day(2),
    bringdatum: day(2),
    pickupTimeFrom: '09:00',
    pickupTimeTo: '09:30',
    deliveryTimeFrom: '13:00',
    deliveryTimeTo: '14:00',
  };
  const busy = await given.driver();
  const ride = await given.contract({ ...times, driver: busy['@id'] });
  const wanted = await given.contract(times);
  const console = await signIn(undefined, wanted['@id'].replace('/api', ''));
  await page.getByRole('combobox', { name: /^Fahrer(,|$)/ }).fill(busy.kuerzel);
  await page
    .getByRole('option', { name: new RegExp(busy.kuerzel) })
    .first()
    .click();
  await expect(console.contract(wanted).at('driver')).toContainText('Überschneidung');
  await page.keyboard.press('Control+s');
  await page
    .getByRole('dialog', { name: 'Auftrag speichern' })
    .getByRole('checkbox', { name: 'Bestätigungsmail an neuen Fahrer' })
    .uncheck();
  await page
    .getByRole('dialog', { name: 'Auftrag speichern' })
    .getByRole('button', { name: /^Speichern/ })
    .click();
  const asked = page.getByRole('dialog', { name: 'Fahrer trotz Warnung' });
  await expect(asked).toContainText(`${wanted.auftragsnummer} überschneidet sich mit ${ride.auftragsnummer}`);
  await page.keyboard.press('Control+Enter');
  await expect(asked.getByRole('textbox', { name: /^Begründung trotz Warnung/ })).toBeFocused();
  await asked.getByRole('textbox', { name: /^Begründung trotz Warnung/ }).fill('Der Kunde will ihn');
  await asked.getByRole('button', { name: /^Trotzdem speichern/ }).click();
  await expect(page.getByText('Auftrag erfolgreich bearbeitet')).toBeVisible();
  expect((await given.stored(wanted)).driver.kuerzel).toBe(busy.kuerzel);
});
