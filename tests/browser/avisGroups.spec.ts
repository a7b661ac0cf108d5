import { faultsOf } from './harness/accessibility.ts';
import { arranged, listOf } from './harness/avisList.ts';
import { day } from './harness/given.ts';
import { expect, test } from './harness/story.ts';
import { shows } from '../specification/shows.ts';

test('ticked rows become a group under its heading, and Rückgängig takes it back @thorough', async ({
  signIn,
  given,
  page,
}) => {
  shows('R46', 'D2 §2 contract_avis grouping', 'D2 §4 avis groups', 'D2 §8 avis');
  const customer = await given.customer();
  const [first, second] = [await arranged(given, customer), await arranged(given, customer)];
  const console = await signIn(await given.person({ roles: ['office'] }), listOf(customer));
  const list = console.list('/contract_avis');
  await expect(list.rows).toHaveCount(2);
  expect(await faultsOf(page, { within: '[data-panel-url^="/contract_avis"]' })).toEqual([]);

  await list.tick(first.auftragsnummer);
  const bar = (name: string) => list.root.getByRole('toolbar', { name });
  await expect(bar('Ein Element ausgewählt')).toBeVisible();
  await expect(bar('Ein Element ausgewählt').getByRole('button', { name: 'Gruppe bilden' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await list.tick(second.auftragsnummer);
  await bar('2 Elemente ausgewählt').getByRole('button', { name: 'Gruppe aus 2 bilden' }).click();
  await expect(page.getByText('Gruppe erfolgreich erstellt')).toBeVisible();
  const heading = list.root.getByRole('button', { name: /G-\d+ Gruppe 2 Avise/ });
  await expect(heading).toHaveAttribute('aria-expanded', 'true');

  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(heading).toBeHidden();
  await expect(list.root.getByRole('button', { name: 'Einzeln 2 Avise' })).toBeVisible();
});

test('one form for several: what differs is said, what is typed reaches each of them @thorough', async ({
  signIn,
  given,
  page,
}) => {
  shows('D2 §2 contract_avis dialogs');
  const customer = await given.customer();
  const [first, second] = [await arranged(given, customer), await arranged(given, customer, { bringdatum: day(4) })];
  const console = await signIn(await given.person({ roles: ['office'] }), listOf(customer));
  const list = console.list('/contract_avis');
  await list.tick(first.auftragsnummer);
  await list.tick(second.auftragsnummer);
  await list.root.getByRole('button', { name: '2 gemeinsam bearbeiten …' }).click();
  const dialog = console.dialogNamed('Gemeinsam bearbeiten');
  await expect(dialog.getByText('verschiedene Werte').first()).toBeVisible();
  expect(await faultsOf(page, { within: '[role="dialog"]' })).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Notiz', exact: true }).fill('Ladekarte beim Pförtner');
  // What was typed waits for whoever closes the dialog and comes back.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await list.root.getByRole('button', { name: '2 gemeinsam bearbeiten …' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Notiz', exact: true })).toHaveValue('Ladekarte beim Pförtner');
  await dialog.getByRole('button', { name: '2 Avisierungen ändern' }).click();
  await expect(dialog).toBeHidden();
  for (const { auftragsnummer } of [first, second])
    await expect(list.row(auftragsnummer)).toContainText('Ladekarte beim Pförtner');

  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(list.row(first.auftragsnummer)).not.toContainText('Ladekarte');
  await expect(list.row(second.auftragsnummer)).not.toContainText('Ladekarte');
});

test('an avis joins the nearest group, leaves it in its dialog, and the group is dissolved after a question @thorough', async ({
  signIn,
  given,
  page,
}) => {
  shows('D2 §4 avis groups', 'D2 §5 avis questions');
  const customer = await given.customer();
  const at = (plz: string, ort: string) => ({ pickupLocation: { firma: 'Hof', strasse: 'Hofweg', plz, ort } });
  const [one, two, far, distant, own] = [
    await arranged(given, customer, at('70376', 'Stuttgart')),
    await arranged(given, customer, at('70376', 'Stuttgart')),
    await arranged(given, customer, at('22525', 'Hamburg')),
    await arranged(given, customer, at('22525', 'Hamburg')),
    await arranged(given, customer, at('70376', 'Stuttgart')),
  ];
  const near = await given.grouped([one, two]);
  await given.grouped([far, distant]);
  await given.record('bundles', { contracts: [one['@id'], own['@id']] });
  const console = await signIn(await given.person({ roles: ['office'] }), listOf(customer));
  const list = console.list('/contract_avis');
  const chip = list.row(own.auftragsnummer).getByRole('link').filter({ hasText: 'FP' });
  await expect(chip).toHaveAttribute('href', /^#\/bundles\/%2Fapi%2Fbundles%2F\d+$/);
  await expect(chip).toHaveAttribute('target', '_blank');

  await list.rowMenu(own.auftragsnummer, 'Zu einer Gruppe hinzufügen …');
  const join = console.dialogNamed('Zu einer Gruppe hinzufügen');
  const save = join.getByRole('button', { name: 'Hinzufügen' });
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await join.getByRole('combobox').press('ArrowDown');
  await expect(page.getByRole('option').nth(1)).toContainText(near.groupName);
  expect(await faultsOf(page, { within: '[role="dialog"]' })).toEqual([]);
  await page.getByRole('option').nth(1).click();
  await save.click();
  await expect(join).toBeHidden();
  const heading = list.root.getByRole('button', { name: new RegExp(`^${near.groupName} Gruppe 3 Avise`) });
  await expect(heading).toBeVisible();

  await list.open(own.auftragsnummer);
  const dialog = console.dialogNamed(`Avisierung ${own.auftragsnummer}`);
  const out = (number: string) => dialog.getByRole('button', { name: new RegExp(`^${number} aus der Gruppe nehmen`) });
  await expect(out(own.auftragsnummer)).toHaveAttribute('aria-disabled', 'true');
  await out(one.auftragsnummer).click();
  await expect(out(one.auftragsnummer)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(list.root.getByRole('button', { name: new RegExp(`^${near.groupName} Gruppe 2 Avise`) })).toBeVisible();

  await list.rowMenu(own.auftragsnummer, 'Gruppe auflösen …');
  await console.dialogNamed('Gruppe auflösen').getByRole('button', { name: 'Gruppe auflösen' }).click();
  await expect(page.getByText(`Gruppe ${near.groupName} aufgelöst`)).toBeVisible();
  await expect(list.root.getByRole('button', { name: new RegExp(`^${near.groupName} `) })).toBeHidden();
});
