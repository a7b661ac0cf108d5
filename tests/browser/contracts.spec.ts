import { day } from './harness/given.ts';
import { expect, test } from './harness/story.ts';
import { shows } from '../specification/shows.ts';

test('the list begins with what is still to be delivered; its flags and several new contracts are one click away', async ({
  signIn,
  given,
}) => {
  shows('D1 §2 contracts list', 'D1 §2 contracts filters', 'D1 §2 contracts link to bulk');
  const customer = await given.customer();
  const of = { contractClientAddress: customer['@id'] };
  const driver = await given.driver();
  const driven = await given.contract({ ...of, driver: driver['@id'] });
  const main = await given.contract({ ...of, verzoegert: true });
  const back = await given.contract({ ...of, anschlussvon: main['@id'], abafahrt: '1' });
  const trial = await given.contract({ ...of, testContract: true });
  const past = await given.contract({ ...of, datum: day(-3), bringdatum: day(-1) });
  const console = await signIn(undefined, '/contracts');
  const list = console.contracts;
  await expect(list.chips).toHaveCount(1);
  await expect(list.root.getByRole('button', { name: /^Zeilen je Seite/ })).toContainText('100');
  await list.ofCustomer(customer.kuerzel);
  await expect(list.rows).toHaveCount(4);
  for (const contract of [driven, main, back, trial]) await expect(list.row(contract.auftragsnummer)).toBeVisible();

  await list.flag('FF').click();
  await expect(list.rows).toHaveCount(3);
  await expect(list.chip(/Fahrer fehlt/).first()).toBeVisible();
  await list.flag('VZ').click();
  await expect(list.rows).toHaveCount(1);
  await list.flag('VZ').click();
  await list.flag('FV').click();
  await expect(list.flag('FF')).toHaveAttribute('aria-pressed', 'false');
  await expect(list.row(driven.auftragsnummer)).toContainText(driver.kuerzel);
  await expect(list.rows).toHaveCount(1);
  await list.flag('FV').click();
  await list.removeFilter('Zustellung');
  await expect(list.row(past.auftragsnummer)).toBeVisible();
  await expect(list.rows).toHaveCount(5);

  await list.toolbar.getByRole('button', { name: 'Mehrere Aufträge anlegen' }).click();
  await expect(console.panel('/contracts/create-multiple')).toBeVisible();
});

test('rows say by tags and colour what is special, notes about money only to those who may read them @thorough', async ({
  signIn,
  signInElsewhere,
  given,
}) => {
  shows('D0 Orders row colours');
  const customer = await given.customer();
  const of = { contractClientAddress: customer['@id'] };
  const noted = await given.contract({ ...of, kostenstelle: '4711', rechnungsnotiz: 'Pauschale' });
  await given.changed(noted, { auftragbestaetigt: '1', neumerker: '0' });
  const off = await given.contract({ ...of, isStorniert: true });
  const console = await signIn(undefined, '/contracts');
  const list = console.contracts;
  await list.ofCustomer(customer.kuerzel);
  const tag = (text: string) => list.row(noted.auftragsnummer).getByText(new RegExp(`^${text}`));
  await expect(tag('INFO RE')).toHaveAttribute('data-tip', 'Zu diesem Auftrag gibt es eine Notiz für die Rechnung.');
  await expect(tag('KS')).toBeVisible();
  await expect(list.row(off.auftragsnummer)).toHaveClass(/row-storno/);
  await expect(list.row(off.auftragsnummer)).toContainText('STORNIERT');
  await list.toolbar.getByRole('button', { name: 'Farblegende' }).click();
  await expect(console.page.getByRole('list', { name: 'Farblegende' }).getByRole('listitem')).toHaveText([
    'Storno',
    'Adressänderung folgt',
    'Adressänderung eingetragen',
    'Rückmeldung Dispo',
    'Erinnerung Office',
  ]);

  const theirs = (await signInElsewhere(await given.person({ roles: ['office'] }), '/contracts')).contracts;
  await theirs.search(noted.auftragsnummer);
  await expect(theirs.row(noted.auftragsnummer)).toContainText('KS');
  await expect(theirs.row(noted.auftragsnummer)).not.toContainText('INFO RE');
});

test('a command for the ticked contracts says how many it means, leaves the others out and can be taken back', async ({
  signIn,
  given,
}) => {
  shows('D1 §2 contracts row and bulk', 'D1 §2 disposition ticking', 'C Frame status bar');
  const customer = await given.customer();
  const of = { contractClientAddress: customer['@id'] };
  const worth = (auftragswert: string) => ({ ...of, auftragswert, auftragswertIsSet: true });
  const contracts = [
    await given.contract(worth('1234.56')),
    await given.contract(worth('0.10')),
    await given.contract({ ...of, isStorniert: true }),
  ];
  const [first, second, off] = contracts.map((it) => it.auftragsnummer as string);
  const console = await signIn(undefined, '/contracts');
  const list = console.contracts;
  await list.ofCustomer(customer.kuerzel);
  await expect(list.rows).toHaveCount(3);
  const all = list.root.getByRole('checkbox', { name: 'Alle Zeilen auswählen' });
  await all.click();
  await expect(list.selection).toContainText('3 ausgewählt');
  await all.click();
  await expect(list.selection).toBeHidden();
  await list.rows.first().getByRole('checkbox').click();
  await expect(all).toBeChecked({ indeterminate: true });
  await list.rows
    .last()
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] });
  await expect(list.selection).toContainText('3 ausgewählt');
  await expect(all).toBeChecked();

  await expect(console.page.getByRole('contentinfo')).toContainText('3 ausgewählt');
  await expect(console.page.getByRole('contentinfo')).toContainText('1.234,66 €');

  await list.withSelection('Rechnungssperre setzen');
  await console.takeBack(/Für Rechnung gesperrt: 3 Aufträge/);
  await expect.poll(async () => (await given.stored(contracts[0])).sperrenfuerrechnung).toBe('0');

  await list.withSelection('Stornieren (2 von 3) …');
  await expect(console.dialog).toContainText('Sind Sie sicher?');
  await console.dialog.getByRole('button', { name: /^Stornieren/ }).click();
  await expect(console.message(/Auftrag erfolgreich storniert: 2 Aufträge/)).toContainText(
    `1 Auftrag ausgelassen: ${off ?? ''}`,
  );
  for (const number of [first, second, off]) await expect(list.row(number ?? '')).toHaveClass(/row-storno/);
  await list.selection.getByRole('button', { name: 'Auswahl aufheben' }).click();
  await expect(list.selection).toBeHidden();
});

test('another order of the rows; from the focused row notes, preview and the contract itself by keyboard @thorough', async ({
  signIn,
  given,
  context,
}) => {
  shows('C Lists keys', 'C Lists order by several');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const customer = await given.customer({ email: 'kundin@firma.example' });
  const of = { contractClientAddress: customer['@id'] };
  const near = await given.contract(of);
  const driver = await given.driver({ telefon: '0171 555 01 23' });
  const tower = { ...(near.pickupLocation as object), ansprechparter1: 'Frau Grün', anspr1telefon: '05361 555-01 90' };
  const late = await given.contract({
    ...of,
    datum: day(2),
    bringdatum: day(3),
    driver: driver['@id'],
    pickupLocation: tower,
    infoDriver: 'Ladestand 80 %',
  });
  await given.changed(late, { auftragbestaetigt: '1', sendConfirmationEmail: true });
  const console = await signIn(undefined, '/contracts');
  const list = console.contracts;
  await list.ofCustomer(customer.kuerzel);
  await expect(list.rowAt(0)).toContainText(near.auftragsnummer);
  await list.sortBy('Zustellung');
  await list.sortBy('Zustellung');
  await expect(list.rowAt(0)).toContainText(late.auftragsnummer);
  await list.root.getByRole('columnheader', { name: 'Kennzeichen', exact: true }).click({ modifiers: ['Shift'] });
  await expect(console.page).toHaveURL(/order=-bringdatum%2ClicensePlate/);
  await list.rowMenu(late.auftragsnummer, 'Link kopieren');
  await expect(console.message('Link kopiert')).toBeVisible();

  const { keyboard } = console.page;
  await list.row(late.auftragsnummer).getByRole('gridcell').nth(3).click();
  await keyboard.press('Alt+n');
  const notes = console.dialogNamed('Notizen bearbeiten');
  await notes.getByRole('textbox').first().fill('Hof ab 7 Uhr offen');
  await keyboard.press('Control+Enter');
  await expect(notes).toBeHidden();
  expect((await given.stored(late)).infoBackend).toBe('Hof ab 7 Uhr offen');

  await list.row(late.auftragsnummer).getByRole('gridcell').nth(3).click();
  await keyboard.press('Space');
  const preview = list.root.getByRole('complementary', { name: 'Vorschau' });
  await expect(preview).toContainText(late.auftragsnummer);
  await expect(preview.getByRole('link', { name: /Fahrer\S* anrufen: 0171/ })).toHaveAttribute(
    'href',
    'tel:01715550123',
  );
  await expect(preview.getByRole('link', { name: 'Frau Grün anrufen: 05361 555-01 90' })).toHaveAttribute(
    'href',
    'tel:053615550190',
  );
  for (const text of ['Hauptstraße 1', '50667 Köln', 'Ladestand 80 %', 'Hof ab 7 Uhr offen'])
    await expect(preview.getByText(text).first()).toBeVisible();
  await expect(preview.getByRole('button', { name: /^Auftragsbestätigung/ })).toBeVisible();
  await keyboard.press('ArrowDown');
  await expect(preview).toContainText(near.auftragsnummer);
  await keyboard.press('Enter');
  await expect(console.contract({ id: near.id }).root).toBeVisible();
});

test('numbers, plates and VINs pasted together find their contracts whatever the list was narrowed to, and say which there are not @thorough', async ({
  signIn,
  given,
  context,
  page,
}) => {
  shows('C Lists filters as sentences');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const past = await given.contract({ datum: day(-9), bringdatum: day(-8) });
  const plated = await given.contract({ licensePlate: `K-LS ${String(past.id).slice(-4)}` });
  const { contracts: list } = await signIn(undefined, '/contracts');
  await list.flag('Storno').click();
  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    `${past.auftragsnummer}\t${plated.licensePlate}, WVWZZZE1ZMP999999`,
  );
  await list.searchBox.focus();
  await page.keyboard.press('Control+v');
  await expect(list.rows).toHaveCount(2);
  await expect(list.row(past.auftragsnummer)).toBeVisible();
  await expect(list.toolbar.getByRole('status')).toHaveText('2 von 3 gefunden, nicht gefunden: WVWZZZE1ZMP999999');
});
