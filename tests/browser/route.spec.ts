import { day } from './harness/given.ts';
import { expect, test } from './harness/story.ts';
import type { ContractEditor } from './pages/ContractEditor.ts';
import { shows } from '../specification/shows.ts';

const place = { firma: 'Autohaus Beispiel', strasse: 'Hauptstraße', hausnr: '1', plz: '50667', ort: 'Köln' };
/** What stands below a field; screen readers find it a second time. */
const said = (editor: ContractEditor, text: string) => editor.root.getByText(text, { exact: true }).first();
const ulm = { ...place, plz: '89073', ort: 'Ulm' };

test('another address brings another distance and price before anything is saved; one that nobody knows empties them @thorough', async ({
  signIn,
  given,
}) => {
  shows('D1 §2 contracts order blocks planned', 'D1 §8 distance lookup failure');
  const contract = await given.contract({ pickupLocation: place, deliveryLocation: ulm });
  expect([contract.googleKm, contract.auftragswert, contract.gutschriftpreis]).toEqual([456.64, '382.00', '223.00']);
  const console = await signIn(undefined, `/contracts/${contract.id}`);
  const editor = console.contract(contract);
  await expect(editor.field('googleKm')).toHaveValue('456,64');

  await editor.fill('deliveryLocation.plz', '30159');
  await editor.fill('deliveryLocation.ort', 'Hannover');
  await expect(editor.field('googleKm')).toHaveValue('318,84');
  await expect(said(editor, 'geschätzt')).toBeVisible();
  await expect(said(editor, 'mit dem Speichern 295,00 EUR')).toBeVisible();

  await editor.fill('deliveryLocation.plz', '');
  await editor.fill('deliveryLocation.ort', 'Nirgendheim');
  await expect(
    said(editor, 'Keine Entfernung: Der Ort „Nirgendheim“ ist nicht bekannt; bitte eine Postleitzahl angeben.'),
  ).toBeVisible();
  await expect(editor.field('googleKm')).toHaveValue('');
  await expect(editor.field('googleFahrzeit')).toHaveValue('');
  await expect(editor.root.getByLabel('Gesamt')).toHaveValue('');
  await expect(said(editor, 'Ohne Entfernung kein Preis')).toBeVisible();

  await editor.fill('deliveryLocation.plz', ulm.plz);
  await editor.fill('deliveryLocation.ort', ulm.ort);
  await expect(editor.field('googleKm')).toHaveValue('456,64');
  await expect(editor.changes).toHaveCount(0);

  await editor.fill('deliveryLocation.plz', '30159');
  await editor.fill('deliveryLocation.ort', 'Hannover');
  await expect(editor.field('googleKm')).toHaveValue('318,84');
  await editor.save();
  await expect(console.message('Auftrag erfolgreich bearbeitet')).toBeVisible();
  await expect(editor.field('auftragswert')).toHaveValue('295,00');
  expect(await given.stored(contract)).toMatchObject({
    googleKm: 318.84,
    auftragswert: '295.00',
    gutschriftpreis: '172.00',
    auftragswertIsSet: false,
  });
});

test('a distance entered by hand stays, a price entered by hand is set @thorough', async ({ signIn, given }) => {
  shows('R13', 'D1 §2 contracts order block order');
  const contract = await given.contract({ pickupLocation: place, deliveryLocation: ulm });
  const console = await signIn(undefined, `/contracts/${contract.id}`);
  const editor = console.contract(contract);
  await editor.at('editGoogleKm').getByRole('checkbox').check();
  await editor.fill('googleKm', '470');
  await editor.fill('deliveryLocation.plz', '30159');
  await editor.fill('auftragswert', '400');
  await expect(said(editor, 'wird so festgelegt · berechnet 382,00 EUR')).toBeVisible();
  await editor.root.getByRole('button', { name: 'Auftragswert im Einzelnen' }).click();
  await expect(console.page.getByRole('dialog', { name: 'Auftragswert im Einzelnen' })).toContainText('Grundpreis');
  await console.page.keyboard.press('Escape');
  await expect(console.page.getByRole('dialog', { name: 'Auftragswert im Einzelnen' })).toHaveCount(0);
  await editor.save();
  await expect(console.message('Auftrag erfolgreich bearbeitet')).toBeVisible();
  expect(await given.stored(contract)).toMatchObject({
    googleKm: 470,
    editGoogleKm: true,
    auftragswert: '400.00',
    auftragswertIsSet: true,
  });
});

test('the way is shown on a map and in words, and so are the rides that could follow @thorough', async ({
  signIn,
  given,
}) => {
  shows('D1 §7 GET /api/contracts/{id}/offersInRange', 'D2 §7 offersInRange');
  const contract = await given.contract({
    pickupLocation: place,
    deliveryLocation: ulm,
    datum: day(40),
    bringdatum: day(40),
    deliveryTimeFrom: '14:30',
    deliveryTimeTo: '16:30',
  });
  const offer = await given.contract({
    pickupLocation: { ...place, plz: '89231', ort: 'Neu-Ulm' },
    deliveryLocation: place,
    datum: day(41),
    bringdatum: day(41),
    pickupTimeFrom: '08:00',
    pickupTimeTo: '10:00',
  });
  const console = await signIn(undefined, `/contracts/${contract.id}`);
  const { root } = console.contract(contract);
  await root.getByRole('button', { name: 'Karte', exact: true }).click();
  await expect(
    root.getByRole('img', { name: 'Strecke Köln – Ulm: 457 km, 4:58 h, geschätzt aus der Luftlinie' }),
  ).toBeVisible();
  await root.getByRole('button', { name: 'Angebote in der Nähe' }).click();
  const row = root
    .getByRole('region', { name: 'Angebote in der Nähe' })
    .getByRole('row')
    .filter({ hasText: offer.auftragsnummer });
  await expect(row).toContainText('1,85 km');

  await console.page.setViewportSize({ width: 600, height: 900 });
  const region = root.getByRole('region', { name: 'Angebote in der Nähe' });
  await expect.poll(() => region.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
  await expect(row).toContainText('1,85 km');
  await root.getByRole('textbox', { name: 'Auftragswert' }).fill('12345,60');
  for (const name of ['Auftragswert', 'Entfernung'])
    expect([
      name,
      await root.getByRole('textbox', { name, exact: true }).evaluate((it) => it.scrollWidth - it.clientWidth),
    ]).toEqual([name, 0]);
  await console.page.setViewportSize({ width: 1280, height: 800 });
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: offer.auftragsnummer, exact: true }).click();
  await expect(console.contract(offer).heading).toHaveText(offer.auftragsnummer);
});
