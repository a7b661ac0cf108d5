import { formatKmDifference } from '../../src/domain/km/formatKm.ts';
import type { Json } from '../harness/client.ts';
import { day } from './harness/given.ts';
import { expect, test } from './harness/story.ts';
import { shows } from '../specification/shows.ts';

test('a row of the dispatch list says how far the ride is, there and back', async ({ signIn, given }) => {
  shows('D1 §2 disposition day header', 'D1 §2 disposition columns Nr');
  const customer = await given.customer();
  const main = await given.contract({ contractClientAddress: customer['@id'], carFin: 'WVWZZZ1KZAW000123' });
  const back = await given.contract({
    contractClientAddress: customer['@id'],
    anschlussvon: main['@id'],
    abafahrt: '1',
  });
  const { protocol } = await given.stored(main);
  await given.changed(protocol, { processState: 'STARTED' });
  const console = await signIn();
  const list = console.dispatch;
  await list.ofCustomer(customer.kuerzel);
  await expect(list.rows).toHaveCount(1);
  await expect(list.heading(day())).toContainText('1 Fahrt');
  await expect(list.root.getByRole('columnheader').filter({ hasText: /\S/ })).toHaveText([
    'Nr',
    'Fahrer/Kunde',
    'Tour',
    'Rückfahrt',
    'Status',
  ]);
  const row = list.row(main.auftragsnummer);
  await expect(row).toContainText(back.auftragsnummer);
  await expect(list.cell(main.auftragsnummer, 'status')).toContainText(/U1.*U4/s);
  await expect(row.locator('[data-tip*="WVWZZZ1KZAW000123"]').first()).toBeVisible();
  await expect(row.locator('[data-tip^="Abholung erledigt"]')).toBeVisible();
  await expect(row.locator('[data-tip^="Zustellung erledigt"]')).toHaveCount(0);
  await given.changed(await given.stored(protocol), { processState: 'RECEIVED' });
  await expect(row.locator('[data-tip^="Zustellung erledigt"]')).toBeVisible();
  await expect(list.cell(main.auftragsnummer, 'status')).toContainText('U3');
});

test('a day without rides says so', async ({ signIn }) => {
  shows('D1 §2 disposition days');
  const console = await signIn(undefined, '/disposition?datum[after]=2031-01-05&datum[before]=2031-01-05');
  await expect(console.dispatch.root.getByText('An diesem Tag sind keine Fahrten geplant.')).toBeVisible();
});

test('kilometres that are far from the plan stand in red beside the state, others in grey', async ({
  signIn,
  given,
  system,
  page,
}) => {
  shows('D1 §2 disposition greyed texts');
  const { body } = await (await system.as('admin')).get('/api/contracts?flags[]=U4&anschluss=false&itemsPerPage=200');
  const contract = body['hydra:member'].find((it: Json) => Number(it.istkm) > 150);
  const console = await signIn(undefined, `/disposition?auftragsnummer=${String(contract.auftragsnummer)}`);
  const chip = console.dispatch.row(contract.auftragsnummer).locator('[data-tip^="Kilometerabweichung"]');
  const [red, grey] = await page.evaluate(() =>
    ['--danger-fg', '--text-3'].map((name) => {
      document.body.style.setProperty('outline-color', `var(${name})`);
      return getComputedStyle(document.body).outlineColor;
    }),
  );
  const cases = [
    [50, 0, grey],
    [51, 0, red],
    [-51, 0, red],
    [100, 1, grey],
    [101, 1, red],
  ] as const;
  for (const [difference, days, colour] of cases) {
    await given.changed(contract, {
      datum: day(-9),
      bringdatum: day(days - 9),
      googleKm: Number(contract.istkm) - difference,
      editGoogleKm: true,
    });
    await expect(chip).toHaveText(formatKmDifference(difference));
    await expect(chip).toHaveCSS('color', colour ?? '');
    await expect(chip).toHaveAttribute(
      'data-tip',
      colour === red ? 'Kilometerabweichung über der Grenze' : 'Kilometerabweichung',
    );
  }
});

test('in a panel as narrow as the column of a contract no plate, town or state is cut', async ({
  signIn,
  given,
  page,
}) => {
  shows('D1 §2 disposition vehicle label cut', 'C Lists three densities');
  const customer = await given.customer({ kuerzel: 'FLEETX' });
  const towns = ['Osnabrück', 'Frankfurt am Main'] as const;
  const main = await given.contract({
    contractClientAddress: customer['@id'],
    pickupLocation: { ort: towns[0] },
    deliveryLocation: { ort: towns[1] },
    bringdatum: day(1),
  });
  await given.contract({ contractClientAddress: customer['@id'], anschlussvon: main['@id'], abafahrt: '1' });
  const { dispatch: list } = await signIn();
  await list.ofCustomer(customer.kuerzel);
  await page.setViewportSize({ width: 464, height: 700 });
  const places = list.row(main.auftragsnummer).locator('.stop .town, .tour .ident');
  await expect(places).toHaveText([/^WOB/, ...towns.map((it) => new RegExp(it))]);
  await expect
    .poll(() => places.evaluateAll((all) => all.map((it) => it.scrollWidth - it.clientWidth)))
    .toEqual([0, 0, 0]);
  /** The dock follows the window a moment later, on a busy machine much later: asked until it is as wide as wanted. */
  const panelWidth = (width: number) =>
    expect
      .poll(async () => {
        const own = await list.root.evaluate((panel) => panel.clientWidth);
        const outer = page.viewportSize()?.width ?? width;
        if (own !== width) await page.setViewportSize({ width: Math.max(width, outer + width - own), height: 700 });
        return own;
      })
      .toBe(width);
  for (const width of [320, 375, 400, 420, 430, 455, 500, 565, 570, 640, 740, 745, 820, 905, 960, 1060, 1123]) {
    await panelWidth(width);
    await expect
      .poll(async () => [
        width,
        ...(await list
          .row(main.auftragsnummer)
          .locator('.stop .town')
          .evaluateAll((all) => all.map((it) => it.scrollWidth - it.clientWidth))),
      ])
      .toEqual([width, 0, 0]);
  }
  await panelWidth(655);
  await list.choose(main.auftragsnummer);
  await page.keyboard.press('Space');
  await expect(list.root.getByRole('complementary', { name: 'Vorschau' })).toContainText(main.auftragsnummer);
  const people = list.cell(main.auftragsnummer, 'people');
  await expect
    .poll(() =>
      people.evaluate(
        (cell) =>
          cell.getBoundingClientRect().right -
          (cell.querySelector('.two-lines > :last-child > :first-child')?.getBoundingClientRect().right ?? Infinity),
      ),
    )
    .toBeGreaterThanOrEqual(0);
  await expect
    .poll(() => places.evaluateAll((all) => all.map((it) => it.scrollWidth - it.clientWidth)))
    .toEqual([0, 0, 0]);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 464, height: 700 });
  const state = list.cell(main.auftragsnummer, 'status');
  for (const badge of await state.getByText(/^U[04]$/).all()) await expect(badge).toBeInViewport({ ratio: 1 });
  await expect(state).toContainText(/U0.*U4/s);
});

test('the editor says who made the contract, leads to the map, and shows what happened to it and what went out', async ({
  signIn,
  given,
  page,
}) => {
  shows(
    'D1 §2 contracts order author',
    'D1 §2 contracts order copy',
    'D1 §2 contracts order block flags',
    'D1 §2 contracts order tab Historie',
    'D1 §2 contracts order tab Kommunikation Push',
    'D1 §2 contracts order Keine Mail-Logs gefunden',
    'D1 §2 contracts order directions link',
    'D1 §4 parking place forces',
    'D1 §5 counts',
    'D1 §8 logs failure',
  );
  const contract = await given.contract();
  await given.changed(contract, { infoBackend: 'rückgefragt' });
  const console = await signIn(undefined, `/contracts/${contract.id}`);
  const editor = console.contract(contract);
  await expect(editor.root.getByText(/^angelegt \d\d\.\d\d\.\d{4}, \d\d:\d\d von .+/)).toBeVisible();
  await expect(editor.root.getByRole('link', { name: 'Karte' })).toHaveAttribute('href', /50667.*89073/);
  for (const name of [
    'Auftrag kopieren',
    'Rückauftrag anlegen',
    'PDF',
    'Protokoll nachbearbeiten',
    'Als Vorlage speichern',
  ])
    await expect(editor.root.getByRole('button', { name, exact: true })).toBeVisible();

  await expect(editor.at('anzahlSchluessel')).toHaveCount(0);
  await given.changed(await given.stored(contract), { zubehoerArray: ['/api/accessories/4', '/api/accessories/33'] });
  for (const name of ['anzahlSchluessel', 'anzahlLadekabel']) await expect(editor.at(name)).toBeVisible();
  await expect(editor.at('anzahlTankkarten')).toHaveCount(0);
  await editor.root.getByRole('button', { name: /^Auftragstyp/ }).click();
  await page.getByRole('menuitemradio', { name: 'Rückholung' }).click();
  await expect(editor.field('bringinfos')).toHaveValue('Knapp betanken!');

  await page.route(`**${contract['@id']}/logs*`, (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/problem+json',
      body: JSON.stringify({ title: 'Interner Fehler', status: 500, detail: 'Der Datenträger ist voll.' }),
    }),
  );
  await editor.showHistory();
  await expect(editor.root.getByText('Error: Der Datenträger ist voll.')).toBeVisible();
  await page.unrouteAll();
  await editor.root.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(
    editor.root.getByRole('table', { name: 'Historie' }).getByRole('row').filter({ hasText: 'Info Backend' }),
  ).toContainText('rückgefragt');
  await expect(editor.root.getByRole('table', { name: 'Historie' }).getByRole('row').last()).toContainText('Angelegt');
  await editor.root.getByRole('button', { name: /^Historie nach Feld/ }).click();
  await page
    .getByRole('menuitemcheckbox', { name: 'Info Backend', exact: true })
    .or(page.getByRole('option', { name: 'Info Backend', exact: true }))
    .click();
  await expect(editor.root.getByText('Angelegt', { exact: true })).toHaveCount(0);
  await editor.root
    .getByRole('button', { name: /^Einzelheiten/ })
    .first()
    .click();
  await expect(editor.root.getByText('Vorher', { exact: true })).toBeVisible();

  await editor.root.getByRole('tab', { name: 'Kommunikation' }).click();
  for (const text of [
    'Mail Verkehr',
    'Keine Mail-Logs gefunden',
    'Push Benachrichtigungen',
    'Keine Push Benachrichtigungen gefunden',
  ])
    await expect(editor.root.getByText(text, { exact: true })).toBeVisible();
});

test('the foot of a contract: taken back, refused in words, saved and closed, deleted', async ({
  signIn,
  given,
  page,
}) => {
  shows('D1 §2 contracts order block notes', 'D1 §2 contracts order toolbar', 'D1 §8 order saved');
  const contract = await given.contract();
  const console = await signIn(undefined, `/contracts/${contract.id}`);
  const editor = console.contract(contract);
  await editor.fill('infoBackend', 'Schlüssel beim Pförtner');
  await editor.at('vwstationsfahrt').getByRole('checkbox').check();
  await expect(editor.changes).toHaveText(/2 Änderungen/);
  await editor.root.getByRole('button', { name: 'Zurücksetzen' }).click();
  const question = console.dialogNamed('Änderungen verwerfen');
  await expect(question).toContainText('Alle nicht gespeicherten Änderungen gehen verloren. Fortfahren?');
  await question.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(editor.field('infoBackend')).toHaveValue('Schlüssel beim Pförtner');
  await editor.root.getByRole('button', { name: 'Zurücksetzen' }).click();
  await question.getByRole('button', { name: 'Verwerfen' }).click();
  await expect(editor.changes).toBeHidden();
  await expect(editor.field('infoBackend')).toHaveValue('');

  await editor.fill('infoBackend', 'Schlüssel beim Pförtner');
  await editor.at('vwstationsfahrt').getByRole('checkbox').check();
  const refusal = {
    status: 500,
    contentType: 'application/problem+json',
    body: JSON.stringify({ title: 'Interner Fehler', status: 500, detail: 'Der Datenträger ist voll.' }),
  };
  await page.route(`**${contract['@id']}`, (route) =>
    route.request().method() === 'PATCH' ? route.fulfill(refusal) : route.continue(),
  );
  await editor.save();
  await expect(console.message('Fehler beim bearbeiten: Der Datenträger ist voll.')).toBeVisible();
  await expect(editor.field('infoBackend')).toHaveValue('Schlüssel beim Pförtner');
  await page.unrouteAll();

  await editor.save('Speichern und schließen');
  await expect(console.message('Auftrag erfolgreich bearbeitet')).toBeVisible();
  await expect(console.panel(`/contracts/${contract.id}`)).toHaveCount(0);
  const stored = await given.stored(contract);
  expect([stored.infoBackend, stored.vwstationsfahrt]).toEqual(['Schlüssel beim Pförtner', true]);

  await console.goTo(`/contracts/${contract.id}`);
  await editor.delete();
  await console
    .dialogNamed('Auftrag löschen')
    .getByRole('button', { name: /^Löschen/ })
    .click();
  await expect(console.message(`Auftrag ${String(contract.auftragsnummer)} gelöscht`)).toBeVisible();
  await expect(console.panel(`/contracts/${contract.id}`)).toHaveCount(0);
});

test('a new contract that the server refuses says why, line by line, and keeps what was typed', async ({
  signIn,
  given,
  page,
}) => {
  shows('D1 §2 contracts create source prefill', 'D1 §8 Fehler beim bearbeiten');
  const { carModel, contractClientAddress, datum, bringdatum, pickupLocation, deliveryLocation } = await given.stored(
    await given.contract(),
  );
  const source = encodeURIComponent(
    JSON.stringify({
      carModel,
      contractClientAddress: contractClientAddress['@id'],
      datum,
      bringdatum,
      pickupLocation,
      deliveryLocation,
    }),
  );
  const console = await signIn(undefined, `/contracts/create?source=${source}`);
  const created = console.record('/contracts/create');
  await expect(created.field('pickupLocation.ort')).toHaveValue('Köln');
  const refusal = {
    status: 409,
    contentType: 'application/problem+json',
    body: JSON.stringify({ title: 'Konflikt', status: 409, detail: 'Erste Zeile\nZweite Zeile' }),
  };
  await page.route('**/api/contracts', (route) =>
    route.request().method() === 'POST' ? route.fulfill(refusal) : route.continue(),
  );
  await created.save(/^Auftrag erstellen/);
  await expect(console.message('Fehler beim Erstellen:')).toContainText(/Erste Zeile\s*Zweite Zeile/);
  await page.unrouteAll();
  await created.save(/^Auftrag erstellen/);
  await expect(console.message('Auftrag erfolgreich erstellt')).toBeVisible();
});
