import { picture, paper } from '../harness/uploads.ts';
import { handOver } from './harness/dropFile.ts';
import { expect, test } from './harness/story.ts';
import { shows } from '../specification/shows.ts';

type Chosen = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

const photo = async (): Promise<Chosen> => ({
  name: 'Übergabe vorne.jpg',
  mimeType: 'image/jpeg',
  buffer: await picture({ width: 400, height: 300 }).jpeg().toBuffer(),
});
const scan = { name: 'Protokoll.pdf', mimeType: 'application/pdf', buffer: paper({ pages: 2 }) };

test('a file is chosen, shown, turned, refused, replaced, removed and saved, by keyboard', async ({
  signIn,
  given,
  page,
}) => {
  shows('D2 §2 customer_protocols upload');
  // Choosers go to the story only while somebody listens, and one that begins to listen at the key may be too late.
  page.on('filechooser', () => undefined);
  const customer = await given.customer();
  const made = await given.record('customer_protocols', { protocol: 'Übergabe', customer: customer['@id'] });
  const url = `/customer_protocols/${String(made.id)}`;
  const console = await signIn(undefined, url);
  const record = console.record(url);
  const choose = async (button: string, file: Chosen) => {
    const chooser = console.page.waitForEvent('filechooser');
    await record.root.getByRole('button', { name: button }).press('Enter');
    await (await chooser).setFiles(file);
  };

  await choose('Datei wählen', await photo());
  await expect(record.root.getByRole('link', { name: 'Datei öffnen: Übergabe vorne.jpg' })).toBeVisible();
  await expect(record.root.getByText('400 × 300 Pixel')).toBeVisible();
  await record.root.getByRole('button', { name: 'Datei drehen' }).press('Enter');
  await expect(console.message('Bild wurde aktualisiert')).toBeVisible();
  await expect(record.root.getByText('300 × 400 Pixel')).toBeVisible();

  await choose('Datei ersetzen', { ...scan, buffer: Buffer.from('<html>nein</html>') });
  await expect(
    record.root.getByText('Die Datei ist weder ein Bild (JPEG, PNG oder WebP) noch eine PDF.'),
  ).toBeVisible();
  await choose('Datei ersetzen', scan);
  await expect(record.root.getByText('2 Seiten')).toBeVisible();
  await record.save();
  await expect(console.message('Kundenprotokoll gespeichert')).toBeVisible();

  await record.root.getByRole('button', { name: 'Datei entfernen' }).press('Enter');
  await expect(record.root.getByRole('button', { name: 'Datei wählen' })).toBeVisible();
  await record.save();
  await expect(record.root.getByRole('button', { name: 'Datei wählen' })).toBeVisible();
});

test('a file is dropped, pasted and watched on its way @thorough', async ({ signIn, given, page }) => {
  const customer = await given.customer();
  const made = await given.record('customer_protocols', { protocol: 'Übergabe', customer: customer['@id'] });
  const url = `/customer_protocols/${String(made.id)}`;
  const { root } = (await signIn(undefined, url)).record(url);
  const box = root.locator('[data-field="file"]').getByRole('button', { name: 'Datei wählen' }).locator('..');
  const take = async (kind: 'drop' | 'paste', file: Chosen) => {
    await expect(box).toBeVisible();
    await handOver(box, kind, file);
  };
  const remove = () => root.getByRole('button', { name: 'Datei entfernen' }).click();

  await take('drop', await photo());
  await expect(root.getByRole('link', { name: 'Datei öffnen: Übergabe vorne.jpg' })).toBeVisible();
  await remove();
  await take('paste', scan);
  await expect(root.getByText('2 Seiten')).toBeVisible();
  await remove();

  const line = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 60_000 };
  await line.send('Network.emulateNetworkConditions', slow);
  await take('drop', { ...scan, buffer: Buffer.concat([scan.buffer, Buffer.alloc(900_000, 32)]) });
  const bar = root.getByRole('progressbar', { name: 'Datei wird übertragen' });
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
  await page.keyboard.press('Control+s');
  const refused = root.getByRole('button', { name: 'Datei: Die Datei wird noch übertragen.' });
  await expect(refused).toBeVisible();

  await root.getByRole('button', { name: 'Abbrechen' }).press('Enter');
  await expect(bar).toHaveCount(0);
  await expect(refused).toHaveCount(0);
  await expect(root.getByRole('button', { name: 'Datei wählen' })).toBeFocused();
  expect(await given.stored(made)).toMatchObject({ file: null, version: made.version });
  await line.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
  await take('drop', scan);
  await expect(root.getByText('2 Seiten')).toBeVisible();
});
