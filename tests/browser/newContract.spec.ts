import { expect, test } from './harness/story.ts';
import { shows } from '../specification/shows.ts';

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

test('a new contract begins with what its customer and a template say; what was typed first stays @thorough', async ({
  signIn,
  given,
}) => {
  shows(
    'D1 §2 contracts create Vorlage laden',
    'D1 §2 contracts order block customer',
    'D1 §2 contracts order block leasing',
    'D1 §2 contracts order Als Vorlage speichern',
    'D1 §4 template copies fields',
    'D1 §7 template update',
    'D0 Orders avis when createAvis',
  );
  const leasing = await given.record('leasing_protocols', { slug: 'FORMTEST', name: 'Formblatt Test' });
  const customer = await given.customer({ defaultLeasingProtocol: leasing['@id'], createAvisContracts: true });
  const contract = await given.contract({
    contractClientAddress: customer['@id'],
    serviceAddresses: [],
    kostenstelle: '4711',
  });
  const console = await signIn(undefined, `/contracts/${contract.id}`);

  const editor = console.contract(contract);
  await editor.root.getByRole('button', { name: 'Als Vorlage speichern' }).click();
  const dialog = console.dialogNamed('Als Vorlage speichern');
  await dialog.getByRole('textbox', { name: 'Name' }).fill(`Vorlage ${contract.auftragsnummer}`);
  await dialog.getByRole('button', { name: /^Vorlage speichern/ }).click();
  await expect(console.message('Vorlage gespeichert')).toBeVisible();

  await console.goTo('/contracts/create');
  const created = console.record('/contracts/create');
  await created.fill('carModel', 'Polo');
  await created.root.getByRole('combobox', { name: 'Vorlage laden' }).fill(contract.auftragsnummer);
  await console.page.getByRole('option', { name: `Vorlage ${contract.auftragsnummer}` }).click();
  await expect(created.field('pickupLocation.ort')).toHaveValue(contract.pickupLocation.ort);
  await expect(created.field('kostenstelle')).toHaveValue('4711');
  await expect(created.field('carModel')).toHaveValue('Polo');
  await expect(
    created.root.getByRole('button', { name: 'Weitere Angaben: LV-Protokoll: Formblatt Test' }),
  ).toBeVisible();
  await expect(created.at('createAvis').getByRole('checkbox')).toBeChecked();

  await created.at('createAvis').getByRole('checkbox').uncheck();
  await created.root.getByRole('button', { name: 'Als Vorlage speichern' }).click();
  await dialog.getByRole('button', { name: /^Vorlage aktualisieren/ }).click();
  await expect(console.message('Vorlage aktualisiert')).toBeVisible();
  await created.save(/^Auftrag erstellen/);
  await expect(console.message('Auftrag erfolgreich erstellt')).toBeVisible();
});

test('a new contract takes the keyboard at the first field that must be filled; passing it by says nothing before the save @thorough', async ({
  signIn,
}) => {
  const console = await signIn();
  await console.goTo('/contracts/create');
  const created = console.record('/contracts/create');
  await expect(created.field('contractClientAddress')).toBeFocused();
  await expect(created.root.getByRole('group', { name: 'Herst. / Modell' }).getByText('Herst. / Modell')).toBeVisible();
  await console.page.keyboard.press('Tab');
  await expect(created.field('contractClientAddress')).not.toBeFocused();
  await expect(created.at('contractClientAddress')).not.toContainText('Pflichtfeld');
  await created.save(/^Auftrag erstellen/);
  await expect(created.at('contractClientAddress')).toContainText('Pflichtfeld');
});

test('the copy of a contract is a contract like it; the way back can become a package with it @thorough', async ({
  signIn,
  given,
}) => {
  shows('D1 §2 contracts order copy', 'D1 §2 contracts order toolbar');
  const contract = await given.contract({
    kostenstelle: '0815',
    pickupContacts: [{ name: 'Frau Ohl', phone: '0221 1', email: null }],
  });
  const console = await signIn(undefined, `/contracts/${contract.id}`);
  const editor = console.contract(contract);
  const created = console.record('/contracts/create');

  await editor.root.getByRole('button', { name: 'Auftrag kopieren' }).click();
  await expect(created.field('kostenstelle')).toHaveValue('0815');
  await expect(created.root.getByRole('button', { name: /^Weitere Angaben: .*Kontakte: 1/ })).toBeVisible();
  await expect(created.field('carModel')).toHaveValue(contract.carModel);
  await console.closeTab();

  await console.goTo(`/contracts/${contract.id}`);
  await editor.root.getByRole('button', { name: 'Rückauftrag anlegen' }).click();
  await expect(created.field('pickupLocation.ort')).toHaveValue(contract.deliveryLocation.ort);
  await expect(created.field('carModel')).toHaveValue('');
  await created.fill('carModel', 'Polo');
  await created.root.getByRole('button', { name: `Auftrag im Paket mit ${contract.auftragsnummer} erstellen` }).click();
  await expect(console.message('Auftrag erfolgreich erstellt')).toBeVisible();
  const main = await given.stored(contract);
  const back = await given.stored(main.anschlussAuftrag);
  expect([back.abafahrt, back.pickupLocation.ort, back.bundles[0]['@id']]).toEqual([
    '1',
    contract.deliveryLocation.ort,
    main.bundles[0]['@id'],
  ]);
});

test('the times of a new contract follow from those somebody enters, until somebody enters others @thorough', async ({
  signIn,
}) => {
  shows('D1 §5 default times');
  const console = await signIn(undefined, '/contracts/create');
  const created = console.record('/contracts/create');
  await created.fill('pickupTimeFrom', '8');
  await created.field('pickupTimeFrom').press('Tab');
  const end = created.root.getByRole('textbox', { name: 'Abholung bis' });
  await expect(end).toHaveValue('10:00');
  await created.fill('pickupTimeFrom', '9');
  await created.field('pickupTimeFrom').press('Tab');
  await expect(end).toHaveValue('11:00');
  await end.fill('12');
  await end.press('Tab');
  await created.fill('pickupTimeFrom', '10');
  await created.field('pickupTimeFrom').press('Tab');
  await expect(end).toHaveValue('12:00');
});
