import { inBothThemes } from './harness/bothThemes.ts';
import { handOver } from './harness/dropFile.ts';
import { expect, test } from './harness/story.ts';
import { shows } from '../specification/shows.ts';
import { paper, picture } from '../harness/uploads.ts';

const png = async (name: string, colour: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await picture({ width: 600, height: 240, colour }).png().toBuffer(),
});

test('news get pictures by drop, paste and button @thorough', async ({ signIn }) => {
  shows('D2 §2 news list');
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
  await console.goTo('/news');
  await expect(console.tab('IN VORBEREITUNG!')).toBeVisible();
  await expect(console.list('/news').root.getByRole('gridcell', { name: 'Neue Einfahrt' })).toBeVisible();
});

test('a released news is read by another role, and its writer sees by whom @thorough', async ({
  signIn,
  signInElsewhere,
  given,
}) => {
  const [writer, reader] = [await given.person(), await given.person({ roles: ['personal'], name: 'Petra Leserin' })];
  const console = await signIn(writer, '/news/create');
  const { page } = console;
  const title = `Neue Einfahrt ${writer.username}`;
  const form = console.record('/news/create');
  await form.fill('title', title);
  const text = form.root.getByRole('textbox', { name: 'Inhalt' });
  await text.fill('Ab Montag gilt Tor 2.');
  await handOver(text, 'drop', await png('Lageplan.png', '#3a6ea5'));
  await text.locator('img[src*="/images/"]').click();
  await form.root.getByRole('textbox', { name: 'Alternativtext' }).fill('Lageplan mit Tor 2');
  await form.root.getByRole('checkbox', { name: 'Mitarbeiter' }).check();
  await form.root.getByRole('checkbox', { name: 'Versendet' }).check();
  await form.save('News anlegen');
  await expect(page).toHaveURL(/\/news\/\d+/);
  const url = new URL(page.url()).pathname;
  const own = console.panel(url);
  await expect(
    own.getByRole('article', { name: title }).getByRole('img', { name: 'Lageplan mit Tor 2' }),
  ).toBeVisible();
  await expect(own.locator('[contenteditable="true"], input[type="checkbox"], input[type="text"]')).toHaveCount(0);
  await expect(own.getByRole('button', { name: /^Speichern/ })).toHaveCount(0);

  const there = await signInElsewhere(reader, '/sent_news');
  const row = there.list('/sent_news').root.getByRole('row').filter({ hasText: title });
  await expect(row).toHaveClass(/row-unread/);
  await expect(row).toContainText('ungelesen');
  expect(await inBothThemes(there.page)).toEqual([]);
  await row.getByRole('gridcell', { name: title }).dblclick();
  const article = there.panel(url).getByRole('article', { name: title });
  await expect(article).toContainText('Ab Montag gilt Tor 2.');
  const shown = article.getByRole('img', { name: 'Lageplan mit Tor 2' });
  await expect.poll(() => shown.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(600);
  expect(await inBothThemes(there.page)).toEqual([]);
  await there.goTo('/sent_news');
  await expect(row).not.toHaveClass(/row-unread/);
  await expect(row).not.toContainText('ungelesen');

  await own.getByRole('tab', { name: 'Gelesen' }).click();
  const readBy = own.getByRole('grid', { name: 'Gelesen' }).getByRole('row').filter({ hasText: 'Petra Leserin' });
  await expect(readBy).toContainText(/\d\d:\d\d/);
  await expect(own.getByRole('grid', { name: 'Gelesen' })).toContainText('noch nicht');
  expect(await inBothThemes(page)).toEqual([]);
});
