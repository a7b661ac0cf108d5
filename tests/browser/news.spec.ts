import { inBothThemes } from './harness/bothThemes.ts';
import { handOver } from './harness/dropFile.ts';
import { expect, test } from './harness/story.ts';
import { paper, picture } from '../harness/uploads.ts';

const png = async (name: string, colour: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await picture({ width: 600, height: 240, colour }).png().toBuffer(),
});

test('news get pictures by drop, paste and button @thorough', async ({ signIn }) => {
  const console = await signIn(undefined, '/news/create');
  const { page } = console;
  // Choosers go to the story only while somebody listens.
  page.on('filechooser', () => undefined);
  const form = console.record('/news/create');
  await form.fill('title', 'Neue Einfahrt');
  const text = form.root.getByRole('textbox', { name: 'Inhalt' });
  await text.fill('Ab Montag gilt Tor 2.');
  const pictures = text.locator('img[src*="/images/"]');
  await handOver(text, 'drop', await png('Lageplan.png', '#3a6ea5'));
  await expect(pictures).toHaveCount(1);
  await pictures.click();
  await form.root.getByRole('textbox', { name: 'Alternativtext' }).fill('Lageplan mit Tor 2');
  await handOver(text, 'paste', await png('Schranke.png', '#a5583a'));
  await expect(pictures).toHaveCount(2);
  await expect(text.getByRole('img', { name: 'Lageplan mit Tor 2' })).toHaveCount(1);

  await handOver(text, 'drop', { name: 'Plan.pdf', mimeType: 'application/pdf', buffer: paper() });
  await expect(form.root.getByText('Plan.pdf: Hier wird ein Bild erwartet')).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await form.root.getByRole('button', { name: 'Bild einfügen' }).press('Enter');
  await (await chooser).setFiles({ name: 'kaputt.png', mimeType: 'image/png', buffer: Buffer.from('kein Bild') });
  await expect(form.root.getByText('kaputt.png: Die Datei ist weder ein Bild')).toBeVisible();
  await pictures.last().click();
  expect(await inBothThemes(page)).toEqual([]);
  await form.root.getByRole('button', { name: 'Bild entfernen' }).click();
  await expect(pictures).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(pictures).toHaveCount(2);

  await form.save('News anlegen');
  await expect(console.message('News gespeichert')).toBeVisible();
});
