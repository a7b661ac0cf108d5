import { expect, test } from './harness/story.ts';
import { shows } from '../specification/shows.ts';

test('the editor says who made the contract, leads to the map, and shows what happened to it and what went out @thorough', async ({
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
