import type { Json } from '../harness/client.ts';
import { paper, photo } from '../harness/uploads.ts';
import { shows } from '../specification/shows.ts';
import { handOver } from './harness/dropFile.ts';
import type { Given } from './harness/given.ts';
import { expect, test } from './harness/story.ts';

const addressOf = (iri: string) => iri.replace('/api', '');

async function protocolOf(given: Given, values: Json = {}, order: Json = {}): Promise<Json> {
  const { protocol } = await given.contract(order);
  return given.changed(await given.stored(protocol), values);
}

test('photos and papers come with a title and stand among all stored files; a photo is never a paper @thorough', async ({
  signIn,
  given,
}) => {
  shows('D3 §2 Zusatzprotokolle', 'D3 §2 Gespeicherte Dateien');
  const protocol = await protocolOf(given);
  const url = addressOf(protocol['@id']);
  const console = await signIn(await given.person({ roles: ['office'] }), `${url}?tab=zusatzprotokolle`);
  const record = console.record(url);
  const put = async (list: string, file: { name: string; mimeType: string; buffer: Buffer }) => {
    await record.at(`${list}.0.documentPicture.file`).locator('input[type="file"]').setInputFiles(file);
  };
  await record.root.getByRole('button', { name: 'Foto hinzufügen' }).click();
  await record.root.getByRole('button', { name: 'Dokument hinzufügen' }).click();
  const scan = { name: 'Schein.pdf', mimeType: 'application/pdf', buffer: paper() };
  await put('additionalPhotos', scan);
  await expect(record.root.getByText('Hier wird ein Bild erwartet (JPEG, PNG oder WebP), keine PDF.')).toBeVisible();
  await put('additionalPhotos', { name: 'Hof.jpg', mimeType: 'image/jpeg', buffer: await photo() });
  await expect(record.root.getByRole('link', { name: /Hof.jpg öffnen/ })).toBeVisible();
  await put('additionalDocuments', scan);
  await expect(record.root.getByRole('link', { name: /Schein.pdf öffnen/ })).toBeVisible();
  await record.save();
  await expect(console.message('Erfolgreich gespeichert')).toBeVisible();

  await console.page.goto(`${url}?tab=dateien`);
  const files = record.root.getByRole('list', { name: 'Gespeicherte Dateien' }).getByRole('listitem');
  await expect(files).toHaveCount(2);
  await expect(files.first().getByRole('link')).toHaveAttribute('href', /\/api\/images\/\d+\/full/);
});

test('standard pictures stand six in a row, change their places by their kind, and lie in a panel beside @thorough', async ({
  signIn,
  given,
  page,
}) => {
  shows('D3 §9 images');
  const protocol = await protocolOf(given);
  const url = addressOf(protocol['@id']);
  await page.setViewportSize({ width: 1600, height: 1000 });
  const console = await signIn(await given.person({ roles: ['office'] }), `${url}?tab=standardbilder`);
  const record = console.record(url);
  const list = record.root.getByRole('list', { name: 'Standardbilder Abholung' });
  const slots = list.getByRole('listitem');
  await slots.first().waitFor();
  const tops = await slots.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top));
  expect(tops.filter((it) => it === tops[0])).toHaveLength(6);
  // Dozens of pictures are one stop for Tab.
  const face = (at: number) => slots.nth(at).getByRole('button').first();
  await face(0).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(face(7)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(record.root.getByRole('list', { name: 'Standardbilder Zustellung' }).locator(':focus')).toHaveCount(1);
  await slots
    .first()
    .locator('input[type="file"]')
    .setInputFiles({ name: 'front.jpg', mimeType: 'image/jpeg', buffer: await photo() });
  await slots.first().getByRole('button', { name: 'Bildtyp: Front' }).click();
  await page.getByRole('menuitemradio', { name: 'Heck' }).first().click();
  await record.save();
  await expect(console.message('Erfolgreich gespeichert')).toBeVisible();
  expect((await given.stored(protocol)).images).toMatchObject([{ imageId: 'submitter_rear' }]);

  await record.root.getByRole('button', { name: 'Bilder daneben zeigen' }).click();
  const beside = console.panel(`${url}/pictures`);
  await expect(beside.getByRole('button', { name: /^Heck groß ansehen/ })).toBeVisible();
  await expect(beside.getByRole('term').filter({ hasText: 'Kilometerstand' })).toBeVisible();
});

test('a photo in a cell is replaced by another one; while one is on its way nothing is saved without it, and it can be stopped @thorough', async ({
  signIn,
  given,
  page,
}) => {
  shows('D3 §2 Zusatzprotokolle', 'D3 §9 images');
  const protocol = await protocolOf(given);
  const url = addressOf(protocol['@id']);
  const console = await signIn(await given.person({ roles: ['office'] }), `${url}?tab=zusatzprotokolle`);
  const record = console.record(url);
  const image = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: await photo() });
  const large = async (name: string) => {
    const it = await image(name);
    return { ...it, buffer: Buffer.concat([it.buffer, Buffer.alloc(900_000)]) };
  };
  await record.root.getByRole('button', { name: 'Foto hinzufügen' }).click();
  const cell = record.at('additionalPhotos.0.documentPicture.file');
  await cell.locator('input[type="file"]').setInputFiles(await image('Hof.jpg'));
  const replace = cell.getByRole('button', { name: / ersetzen$/ });
  await replace.focus();
  await handOver(replace, 'paste', await image('Felge.jpg'));
  await expect(cell.getByRole('link', { name: /Felge.jpg öffnen/ })).toBeVisible();

  const line = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 20_000 };
  await line.send('Network.emulateNetworkConditions', slow);
  await cell.locator('input[type="file"]').setInputFiles(await large('Dach.jpg'));
  await cell.getByRole('button', { name: 'Übertragung abbrechen' }).waitFor();
  await page.keyboard.press('Control+s');
  await expect(cell.getByRole('alert')).toHaveText('Die Datei wird noch übertragen.');
  await cell.getByRole('button', { name: 'Übertragung abbrechen' }).click();
  await expect(cell.getByRole('link', { name: /Felge.jpg öffnen/ })).toBeVisible();

  await record.root.getByRole('tab', { name: /^Standardbilder/ }).click();
  const slot = record.root.getByRole('list', { name: 'Standardbilder Abholung' }).getByRole('listitem').first();
  await slot.locator('input[type="file"]').setInputFiles(await large('front.jpg'));
  await slot.getByRole('button', { name: /abbrechen$/ }).waitFor();
  await page.keyboard.press('Control+s');
  await expect(record.root.getByRole('button', { name: /Die Datei wird noch übertragen\./ })).toBeVisible();
  await slot.getByRole('button', { name: /abbrechen$/ }).click();
  await line.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
  await record.save();
  await expect(console.message('Erfolgreich gespeichert')).toBeVisible();
  expect(await given.stored(protocol)).toMatchObject({
    additionalPhotos: [{ documentPicture: { file: { fileName: 'Felge.jpg' } } }],
    images: [],
  });
});
