import { day } from './harness/given.ts';
import { expect, test } from './harness/story.ts';

test('a driver with another ride at the time is warned of, and whoever sends him says why', async ({ signIn, given, system }) => {
  const customer = await given.customer();
  const times = { contractClientAddress: customer['@id'], datum: day(2), bringdatum: day(2), pickupTimeFrom: '09:00', pickupTimeTo: '09:30', deliveryTimeFrom: '13:00', deliveryTimeTo: '14:00' };
  const [free, busy] = [await given.driver(), await given.driver()];
  const ride = await given.order({ ...times, driver: busy['@id'] });
  const wanted = await given.order(times);
  const console = await signIn();
  const { driverDialog, dispatch } = console;
  await dispatch.ofCustomer(customer.kuerzel);
  await dispatch.act(wanted.auftragsnummer, 'Fahrer wechseln …');

  await expect(driverDialog.candidates.filter({ hasText: busy.kuerzel })).toContainText('Überschneidung');
  await driverDialog.pick(free.kuerzel);
  await expect(driverDialog.findings.filter({ hasText: 'Warnung' })).toHaveCount(0);
  await driverDialog.pick(busy.kuerzel);
  await expect(driverDialog.findings.first()).toContainText(`${wanted.auftragsnummer} überschneidet sich mit ${ride.auftragsnummer}`);
  await driverDialog.without('Bestätigungsmail an neuen Fahrer');
  await expect(driverDialog.root.getByRole('button', { name: /^Fahrer wechseln/ }).last()).toHaveAttribute('data-tip', 'Bitte begründen, warum trotz Warnung');
  await driverDialog.because('Fährt als Beifahrer mit');
  await driverDialog.confirm(/^Fahrer wechseln/);
  await expect(driverDialog.root).toBeHidden();

  const admin = await system.as('admin');
  const { body } = await admin.get(`${wanted['@id']}/logs?itemsPerPage=50`);
  const noted = body['hydra:member'].find((it: { field: string }) => it.field === 'assignmentOverride');
  expect(noted.data).toBe(`Fährt als Beifahrer mit (${wanted.auftragsnummer} überschneidet sich mit ${ride.auftragsnummer})`);
});

test('the order form asks the same before it saves another driver', async ({ signIn, given, page }) => {
  const times = { datum: day(2), bringdatum: day(2), pickupTimeFrom: '09:00', pickupTimeTo: '09:30', deliveryTimeFrom: '13:00', deliveryTimeTo: '14:00' };
  const busy = await given.driver();
  const ride = await given.order({ ...times, driver: busy['@id'] });
  const wanted = await given.order(times);
  await signIn(undefined, wanted['@id'].replace('/api', ''));
  await page.getByRole('combobox', { name: /^Fahrer(,|$)/ }).fill(busy.kuerzel);
  await page.getByRole('option', { name: new RegExp(busy.kuerzel) }).first().click();
  await page.keyboard.press('Control+s');
  await page.getByRole('dialog', { name: 'Auftrag speichern' }).getByRole('checkbox', { name: 'Bestätigungsmail an neuen Fahrer' }).uncheck();
  await page.getByRole('dialog', { name: 'Auftrag speichern' }).getByRole('button', { name: /^Speichern/ }).click();
  const asked = page.getByRole('dialog', { name: 'Fahrer trotz Warnung' });
  await expect(asked).toContainText(`${wanted.auftragsnummer} überschneidet sich mit ${ride.auftragsnummer}`);
  await asked.getByRole('textbox', { name: /^Begründung trotz Warnung/ }).fill('Der Kunde will ihn');
  await asked.getByRole('button', { name: /^Trotzdem speichern/ }).click();
  await expect(page.getByText('Auftrag erfolgreich bearbeitet')).toBeVisible();
  expect((await given.stored(wanted)).driver.kuerzel).toBe(busy.kuerzel);
});
