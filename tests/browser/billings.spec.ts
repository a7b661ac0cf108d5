import { shows } from '../specification/shows.ts';
import { companyThere } from './harness/companyThere.ts';
import { inBothThemes } from './harness/bothThemes.ts';
import { pressQuickly } from './harness/pressQuickly.ts';
import { expect, test } from './harness/story.ts';
import { List } from './pages/List.ts';

type Article = { readonly text: string; readonly quantity: string; readonly price: string };

/** The keys of an article: what it is, how much of it, and what one costs. */
const typed = ({ text, quantity, price }: Article) =>
  [{ text }, 'Tab', { text: quantity }, 'Tab', { text: price }, 'Enter'] as const;

test('an LF Rechnung without the mouse: typed, reset, typed again, closed with its number, its paper beside @thorough', async ({
  signIn,
  given,
  system,
}) => {
  shows('D2 §2 billings', 'D2 §4 old billing closed', 'D2 §7 reset billing', 'D2 §7 billing pdf');
  const admin = await system.as('admin');
  await companyThere(system);
  const { firma } = await given.customer({
    strasse: 'Ringweg',
    hausnr: '12',
    plz: '34117',
    ort: 'Kassel',
    email: 'an@kunde.example',
  });
  const console = await signIn(await given.person({ roles: ['buchhaltung'] }), '/billings/create');
  const { page, palette } = console;
  const { keyboard } = page;
  const pressAll = async (...keys: readonly string[]) => {
    for (const key of keys) await keyboard.press(key);
  };
  const refused: string[] = [];
  page.on('console', (it) => {
    if (it.text().includes('Content Security Policy')) refused.push(it.text());
  });

  const fresh = console.record('/billings/create');
  await fresh.field('customer').focus();
  await keyboard.type(String(firma));
  await expect(page.getByRole('option').filter({ hasText: String(firma) })).toBeVisible();
  await keyboard.press('Enter');
  await keyboard.press('Control+s');
  const panel = page.locator('[data-panel-url^="/billings/"]:not([data-panel-url^="/billings/create"])');
  await expect(panel.locator('[data-field="firma"] input')).toHaveValue(String(firma));
  const id = /\d+/.exec((await panel.getAttribute('data-panel-url')) ?? '')?.[0] ?? '';
  const stored = async () => (await admin.get(`/api/billings/${id}`)).body;

  await panel.getByRole('tab', { name: /^Artikel/ }).press('Enter');
  const articles = new List(page, panel.getByRole('region', { name: 'Artikel der LF Rechnungen' }));
  await expect(articles.root).toContainText('Noch keine Artikel.');
  const add = async (article: Article, count: number) => {
    await panel.getByRole('button', { name: 'Artikel anfügen' }).press('Enter');
    await pressQuickly(page, typed(article));
    await expect(articles.rows).toHaveCount(count);
  };
  const ride = { text: 'Überführung', quantity: '2', price: '120' };
  const wash = { text: 'Wäsche', quantity: '1', price: '15,50' };
  await add(ride, 1);
  await add(wash, 2);
  await expect.poll(stored).toMatchObject({ nettosumme: '255.50', mwst: '48.55', rechnungsbetrag: '304.05' });

  // As long as it is open, it begins again with no articles, and may become something else.
  await panel.getByRole('tab', { name: /^LF Rechnung/ }).press('Enter');
  await palette.open();
  await palette.enter('Artikel zurücksetzen');
  await page.getByRole('dialog').getByRole('button', { name: 'Zurücksetzen' }).press('Enter');
  await expect(console.message('Artikel zurückgesetzt')).toBeVisible();
  await expect.poll(stored).toMatchObject({ artikeldatenArray: [], rechnungsbetrag: '0.00' });
  await expect(panel).toContainText('Der Beleg hat keine Positionen.');
  const kind = panel.getByRole('button', { name: /^Formulartyp: / });
  const become = async (formulartyp: string, step: 'ArrowDown' | 'ArrowUp') => {
    await kind.press('Enter');
    await expect(page.getByRole('option', { name: formulartyp })).toBeVisible();
    await pressAll(step, step, 'Enter');
    await expect(kind).toHaveText(formulartyp);
    await keyboard.press('Control+s');
    await expect.poll(stored).toMatchObject({ formulartyp });
  };
  await become('Angebot', 'ArrowDown');
  await become('Rechnung', 'ArrowUp');
  await panel.getByRole('tab', { name: /^Artikel/ }).press('Enter');
  await add(ride, 1);
  // A row that is still on its way is what is acted on as soon as it is there.
  await expect.poll(stored).toMatchObject({ rechnungsbetrag: '285.60' });
  // The keyboard is in the articles: what their rows do not know is meant for the LF Rechnung.
  await keyboard.press('Alt+b');
  const question = page.getByRole('dialog');
  await expect(question).toContainText(
    'Rechnung über 285,60 € abschließen? Danach steht der Beleg mit seiner Nummer fest.',
  );
  await question.getByRole('button', { name: 'Abschließen' }).press('Enter');
  await expect(console.message(/^Rechnung LF\d{4}-\d{6} ist abgeschlossen/)).toBeVisible();
  await expect.poll(stored, { timeout: 60_000 }).toMatchObject({ abgeschlossen: true, documentInProgress: false });
  const { auftragsnummer } = await stored();
  await expect(panel.locator('footer')).toBeHidden();

  // Kind, number and articles stand for good; the paper is shown beside them.
  await expect(panel.getByRole('heading', { name: `Rechnung ${String(auftragsnummer)}` })).toBeVisible();
  await panel.getByRole('tab', { name: /^LF Rechnung/ }).press('Enter');
  await expect(panel.locator('[data-field="auftragsnummer"] input')).not.toBeEditable();
  await expect(kind).toBeDisabled();
  await expect(panel.getByLabel('Vorschau des Belegs')).toBeAttached();
  await palette.open();
  await palette.type('Artikel zurücksetzen');
  await expect(palette.hit('Artikel zurücksetzen')).toContainText('Sie ist abgeschlossen und steht fest.');
  await keyboard.press('Escape');
  const paper = page.waitForEvent('popup');
  await palette.open();
  await palette.enter('PDF zeigen');
  await paper;
  await expect(console.message('PDF erfolgreich generiert')).toBeVisible();
  expect(refused).toEqual([]);
  expect(await inBothThemes(page, '[data-panel-url^="/billings/"]')).toEqual([]);
});
