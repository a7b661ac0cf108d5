import { expect, test } from './harness/story.ts';
import { shows } from '../specification/shows.ts';

test('the unlock codes stand in the top bar as the server gives them, and a click copies one', async ({
  signIn,
  given,
  system,
  context,
}) => {
  shows('D1 §2 Shell top bar');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const person = await given.person();
  const console = await signIn(person);
  const { day } = (await (await system.as(person.username, person.password)).get('/api/unlock_codes')).body;
  const bar = console.topBar.getByRole('button', { name: /Freischaltcodes/ });
  await expect(bar).toContainText(day.code);
  await bar.click();
  const codes = console.dialogNamed('Freischaltcodes').getByRole('button');
  await expect(codes).toHaveCount(6);
  await codes.first().click();
  await expect(console.message(`Code ${day.code} kopiert`)).toBeVisible();
  expect(await console.page.evaluate(() => navigator.clipboard.readText())).toBe(day.code);
});

test('the bell counts what is new, shows ten at most, and is quiet once all is read; all keys stand on one page @thorough', async ({
  signIn,
  given,
  page,
}) => {
  const console = await signIn();
  const bell = console.topBar.getByRole('button', { name: /^Benachrichtigungen/ });
  await expect(bell).toHaveAccessibleName('Benachrichtigungen');
  for (let count = 0; count < 11; count += 1)
    await given.changed(await given.contract(), { cancellationRequested: true });
  await expect(bell).toHaveAccessibleName(/^Benachrichtigungen, 1\d/);
  await bell.click();
  const lines = console.dialogNamed('Benachrichtigungen').getByRole('listitem');
  await expect(lines).toHaveCount(10);
  await console.dialogNamed('Benachrichtigungen').getByRole('button', { name: 'Alle gelesen' }).click();
  await expect(bell).toHaveAccessibleName('Benachrichtigungen');
  await page.keyboard.press('Escape');

  await page.keyboard.press('?');
  const sheet = console.dialogNamed('Tastenübersicht');
  await expect(sheet.getByText('Suchen und ausführen')).toBeVisible();
  await sheet.getByRole('searchbox', { name: 'Tasten suchen' }).fill('Fahrer wechseln');
  await expect(sheet.getByRole('listitem')).toHaveCount(1);
  // 1440 px at 200 %
  await page.setViewportSize({ width: 720, height: 450 });
  await expect(sheet.getByRole('button', { name: 'Schließen' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
});

test('the palette puts the exact number first, knows plates and screens, and says why something is not possible', async ({
  signIn,
  given,
  page,
}) => {
  shows('C Frame palette', 'D1 §8 search');
  const contract = await given.contract({ abgeschlossen: false });
  const console = await signIn();
  const { palette } = console;
  await palette.open();
  await palette.type(contract.auftragsnummer);
  await expect(palette.chosen).toContainText(contract.auftragsnummer);
  await palette.type(contract.licensePlate.replaceAll(/[^A-Z0-9]/g, '').toLowerCase());
  await expect(palette.chosen).toContainText(contract.auftragsnummer);
  await expect(palette.chosen).toContainText(/WOB .*Köln.*Ulm/);
  await palette.showActions();
  await expect(palette.hit('Fahrer entfernen')).toContainText('Der Auftrag hat keinen Fahrer');
  await page.keyboard.press('Escape');
  await palette.type('sperrtage');
  await expect(palette.chosen).toContainText('Sperrtage');
  await page.keyboard.press('Enter');
  await expect(console.tab('Sperrtage')).toBeVisible();
  await palette.open();
  await expect(palette.hits.first()).toContainText('Auftragsliste');
});

test('the palette finds what is impossible now, the tools of the list, and a driver named behind the command @thorough', async ({
  signIn,
  given,
  page,
}) => {
  const [contract, driver, customer] = [await given.contract(), await given.driver(), await given.customer()];
  // More who fit as well than are shown, and all stand before the one that is meant.
  for (let count = 0; count < 12; count += 1) await given.customer({ firma: `Aral ${customer.firma} Nord` });
  const console = await signIn();
  const { palette } = console;
  await palette.open();
  await palette.type(customer.firma);
  await expect(palette.hit(customer.kuerzel)).toContainText('Kunde');
  await palette.hit(customer.kuerzel).click();
  await expect(console.panel(`/customers/${customer.id}`)).toBeVisible();
  await console.dispatch.search(contract.auftragsnummer);
  await expect(console.dispatch.row(contract.auftragsnummer)).toBeVisible();
  await palette.open();
  await palette.type('storniere');
  await expect(palette.hit('Stornieren …')).toContainText('nichts ausgewählt (Auftrag)');
  await palette.type('hilfe');
  await expect(palette.chosen).toContainText('Tastenübersicht');
  await palette.type('excel');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu', { name: 'Exportieren und drucken' })).toBeVisible();
  await page.keyboard.press('Escape');

  await console.dispatch.row(contract.auftragsnummer).getByRole('checkbox').click();
  await expect(page.getByRole('contentinfo')).toContainText('1 ausgewählt');
  await palette.open();
  await palette.type('drucken');
  await expect(palette.chosen).toContainText('PDF');
  await palette.type(`fahrer ${driver.nachname}`);
  await expect(palette.chosen).toContainText(`Fahrer wechseln …${driver.kuerzel}`);
  await page.keyboard.press('Enter');
  await expect(
    page
      .getByRole('dialog', { name: 'Fahrer wechseln' })
      .getByRole('option', { name: new RegExp(driver.kuerzel), selected: true }),
  ).toBeVisible();
  await page.keyboard.press('Escape');

  await console.goTo(`/contracts/${contract.id}`);
  await expect(console.contract(contract).heading).toHaveText(contract.auftragsnummer);
  await console.goTo('/customers');
  await console.reload();
  await palette.open();
  await expect(palette.hit(contract.auftragsnummer)).toContainText(/WOB .*Köln.*Ulm/);
});

test('the palette finds drivers by name, with and without the word before it, their contracts, and says who is not active @thorough', async ({
  signIn,
  given,
  page,
}) => {
  const driver = await given.driver();
  const left = await given.driver({ nachname: `${String(driver.nachname)}ehemals`, active: false });
  const contract = await given.contract({ driver: driver['@id'] });
  const { palette } = await signIn();
  await palette.open();
  await palette.type(`fahrer ${String(driver.nachname)}`);
  await expect(palette.hit(new RegExp(`^${driver.kuerzel}.*${driver.nachname}Fahrer$`))).toBeVisible();
  await expect(palette.hit(contract.auftragsnummer)).toBeVisible();
  await expect(palette.hit(new RegExp(`^Fahrer wechseln …${left.kuerzel}`))).toContainText('nicht aktiv');
  await palette.type(String(left.nachname));
  const hit = palette.hit(/Fahrer, nicht aktiv$/);
  await expect(hit).toContainText(left.kuerzel);
  await hit.click();
  await expect(page).toHaveURL(new RegExp(`/drivers/${String(left.id)}$`));
});

test('in the search of the top bar a whole number and Enter open the contract without waiting @thorough', async ({
  signIn,
  given,
  page,
}) => {
  shows('D1 §2 Shell order search', 'D1 §5 search box');
  const contract = await given.contract();
  const console = await signIn();
  const search = console.topBar.getByRole('combobox', { name: 'Auftragssuche' });
  await search.fill(String(contract.auftragsnummer));
  await search.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/contracts/${contract.id}$`));
  await search.fill('99999999');
  await search.press('Enter');
  await expect(
    console.messages.getByText('Es wurde kein Auftrag mit der Auftragsnummer 99999999 gefunden.'),
  ).toBeVisible();
  await search.fill('gibt es nicht');
  await search.press('Enter');
  await expect(console.topBar.getByText('Keine Aufträge gefunden')).toBeVisible();
  await page.route('**/api/contracts/search*', (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/problem+json',
      body: JSON.stringify({ title: 'Interner Fehler', status: 500 }),
    }),
  );
  await search.fill('gibt es heute nicht');
  await search.press('Enter');
  await expect(console.topBar.getByText('Fehler beim Abruf')).toBeVisible();
});
