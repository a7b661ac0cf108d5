import { addDays } from '../../src/domain/time/calendarDay.ts';
import type { Json } from '../harness/client.ts';
import { day } from './harness/given.ts';
import { expect, test } from './harness/story.ts';
import { shows } from '../specification/shows.ts';

test('a contract is connected by the number of another one and taken off it again', async ({ signIn, given }) => {
  shows('D1 §2 contracts order block connection', 'D1 §8 Keine Anschlussaufträge gefunden');
  const [main, follower] = [await given.contract(), await given.contract()];
  const console = await signIn(undefined, `/contracts/${follower.id}`);
  const editor = console.contract(follower);

  await editor.fill('anschlussvon', '99000001');
  await expect(
    console.page.getByRole('option', { name: 'Es wurde kein Auftrag mit der Auftragsnummer 99000001 gefunden.' }),
  ).toBeVisible();
  await editor.fill('anschlussvon', 'gibtesnirgends');
  await expect(console.page.getByRole('option', { name: 'Keine Anschlussaufträge gefunden' })).toBeVisible();
  await editor.fill('anschlussvon', main.auftragsnummer);
  await console.page.getByRole('option', { name: new RegExp(main.auftragsnummer) }).click();
  await editor.save();
  await expect(editor.root.getByText('Bei Anschlussfahrt bitte immer ABA oder ABC angeben').first()).toBeVisible();
  await editor.at('abafahrt').getByRole('checkbox').check();
  await editor.save();
  await expect(editor.changes).toBeHidden();
  expect((await given.stored(main)).anschlussAuftrag['@id']).toBe(follower['@id']);

  await editor.root.getByRole('button', { name: 'Verknüpfung entfernen …' }).click();
  await console.dialog.getByRole('button', { name: /^Entfernen/ }).click();
  await expect(console.message('Auftragsverknüpfung entfernt')).toBeVisible();
  const [one, other] = [await given.stored(main), await given.stored(follower)];
  expect([one.anschlussAuftrag, other.anschlussvon, other.abafahrt]).toEqual([null, null, '0']);
  await expect(editor.field('anschlussvon')).toHaveAttribute('placeholder', 'Auftragsnummer');

  await console.takeBack('Auftragsverknüpfung entfernt');
  await expect.poll(async () => (await given.stored(follower)).anschlussvon?.['@id']).toBe(main['@id']);
  expect((await given.stored(main)).anschlussAuftrag['@id']).toBe(follower['@id']);
});

test('two people add contacts and services to one contract, and both keep theirs @thorough', async ({
  signIn,
  given,
}) => {
  shows('C Forms merge on 412');
  const anna = { name: 'Anna', phone: null, email: null };
  const contract = await given.contract({ pickupContacts: [anna] });
  const service = await given.record('services', { name: `Zulassung ${contract.auftragsnummer}`, needsAddress: true });
  const console = await signIn(undefined, `/contracts/${contract.id}`);
  const editor = console.contract(contract);

  await editor.unfold('Kontakte');
  await editor.unfold('Leistungsorte');
  await editor.at('pickupContacts').first().getByRole('button', { name: 'Kontakt hinzufügen' }).click();
  await editor.fill('pickupContacts.1.name', 'Bert');
  await editor.at('serviceAddresses').first().getByRole('button', { name: 'Leistungsort hinzufügen' }).click();
  await expect(editor.field('serviceAddresses.0.service')).toBeFocused();
  await editor.root.getByRole('button', { name: 'Angabe hinzufügen' }).click();
  await expect(editor.root.getByLabel('Angabe 1, Name')).toBeFocused();
  await expect(editor.at('serviceAddresses.0.service')).not.toContainText('Pflichtfeld');
  await expect(editor.root.getByRole('textbox', { name: 'Angabe 1, Name' })).toBeVisible();
  await editor.fill('serviceAddresses.0.city', 'Bonn');
  await given.changed(contract, {
    pickupContacts: [anna, { name: 'Cleo', phone: null, email: null }],
    kostenstelle: '77',
  });
  await expect(editor.field('kostenstelle')).toHaveValue('77');
  await expect(editor.field('pickupContacts.1.name')).toHaveValue('Cleo');
  await expect(editor.field('pickupContacts.2.name')).toHaveValue('Bert');

  await editor.save();
  await expect(editor.faultNote).toBeVisible();
  await expect(editor.at('serviceAddresses.0.service')).toContainText('Pflichtfeld');
  await editor.field('serviceAddresses.0.service').fill(service.name);
  await console.page.getByRole('option', { name: service.name }).click();
  await editor.save();
  await expect(editor.changes).toBeHidden();
  const stored = await given.stored(contract);
  expect(stored.pickupContacts.map((it: { name: string }) => it.name)).toEqual(['Anna', 'Cleo', 'Bert']);
  expect([stored.serviceAddresses[0].city, stored.kostenstelle]).toEqual(['Bonn', '77']);
});

test('a driver who applied gets the ride from the editor @thorough', async ({ signIn, given, system }) => {
  shows('R41', 'D1 §8 Auftrag erfolgreich Angenommen');
  const { body } = await (await system.as('admin')).get('/api/applications?status=pending&itemsPerPage=100');
  const wanted = body['hydra:member'].filter((it: Json) => it.bundle === null && it.contract !== null);
  const contracts = await Promise.all(wanted.map(async (it: Json) => given.stored(it.contract)));
  // What the demo days of today bring is another thing each day: whichever contract it is, it is made open for a
  // driver.
  const contract = contracts.find((it) => !it.isStorniert);
  await given.changed(contract, { flexContract: false, driver: null });
  const console = await signIn(undefined, `/contracts/${contract.id}`);
  const editor = console.contract(contract);
  const offers = editor.root.getByRole('button', { name: /^Bewerbung von .* annehmen/ });
  await offers.first().click();
  await console
    .dialogNamed('Bewerbung annehmen')
    .getByRole('button', { name: /^Annehmen/ })
    .click();
  await expect(console.message('Auftrag erfolgreich Angenommen')).toBeVisible();
  await expect(offers).toHaveCount(0);
  expect((await given.stored(contract)).driver).not.toBeNull();
});

test('the form points out holidays, odd plates and incomplete VINs, and blocks none of them @thorough', async ({
  signIn,
  given,
}) => {
  shows('D0 Orders working days', 'D1 §2 contracts order block vehicle');
  const year = Number(day().slice(0, 4)) + 1;
  const contract = await given.contract({ datum: `${year}-05-01`, bringdatum: addDays(`${year}-05-01`, 1) });
  const console = await signIn(undefined, `/contracts/${contract.id}`);
  const editor = console.contract(contract);
  await expect(editor.at('datum')).toContainText('Feiertag in Nordrhein-Westfalen am 1.5. (Tag der Arbeit)');
  await editor.fill('licensePlate', 'KLS418');
  await editor.fill('carFin', 'WVWZZZE1ZMP');
  await expect(editor.root.getByText('Kein übliches Kennzeichen, zum Beispiel K-LS 418E.').first()).toBeVisible();
  await expect(editor.root.getByText('Es fehlen noch 6 Zeichen.').first()).toBeVisible();
  await editor.save();
  await expect(editor.changes).toBeHidden();
});

test('a contract that follows another one is saved in a package with it @thorough', async ({ signIn, given }) => {
  shows('D1 §2 contracts order Auftrag im Paket', 'D1 §8 order saved');
  const main = await given.contract();
  const contract = await given.contract({ anschlussvon: main['@id'], abcfahrt: '1' });
  const console = await signIn(undefined, `/contracts/${contract.id}`);
  const editor = console.contract(contract);
  await editor.fill('kostenstelle', '4711');
  await editor.root.getByRole('button', { name: `Im Paket mit ${main.auftragsnummer} speichern` }).click();
  await expect(console.message('Auftrag erfolgreich bearbeitet')).toBeVisible();
  const [stored, partner] = [await given.stored(contract), await given.stored(main)];
  expect([stored.kostenstelle, stored.bundles.length, stored.bundles[0]['@id']]).toEqual([
    '4711',
    1,
    partner.bundles[0]['@id'],
  ]);
  await expect(editor.root.getByRole('button', { name: /^Im Paket mit/ })).toHaveCount(0);
});

test('what is rarely used folds to a line that says what is in it; it stays open for the person and opens for a fault @thorough', async ({
  signIn,
  given,
}) => {
  shows('D1 §2 contracts order blocks tyres');
  const [contract, other] = [
    await given.contract({ infoTransferNumberPlate: 'liegt im Tresor' }),
    await given.contract({ abholemail2: 'tor@werk.example' }),
  ];
  const console = await signIn(undefined, `/contracts/${contract.id}`);
  const editor = console.contract(contract);
  const vehicle = editor.root.getByRole('button', { name: 'Weitere Angaben: Überführung: liegt im Tresor' });
  await expect(editor.field('infoTransferNumberPlate')).toHaveCount(0);
  await vehicle.click();
  await expect(editor.field('infoTransferNumberPlate')).toHaveValue('liegt im Tresor');
  for (const [group, flags] of [
    ['Fahrt', 8],
    ['Stand', 5],
    ['Abwicklung', 4],
  ] as const)
    await expect(editor.root.getByRole('group', { name: group, exact: true }).getByRole('checkbox')).toHaveCount(flags);

  await console.goTo(`/contracts/${other.id}`);
  const second = console.contract(other);
  await expect(second.field('infoTransferNumberPlate')).toHaveValue('');
  const pickup = second.root.getByRole('button', { name: 'Weitere Angaben: E-Mail 2: tor@werk.example' });
  await pickup.click();
  await second.fill('abholemail2', 'tor');
  await pickup
    .or(second.root.getByRole('button', { name: /^Weitere Angaben: E-Mail 2, Geöffnet ab/ }))
    .first()
    .click();
  await expect(second.field('abholemail2')).toBeVisible();
  await second.save();
  await expect(second.field('abholemail2')).toBeFocused();
});
