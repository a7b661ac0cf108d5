import type { Json } from '../harness/client.ts';
import { shows } from '../specification/shows.ts';
import { faultsOf } from './harness/accessibility.ts';
import { companyThere } from './harness/companyThere.ts';
import { pressQuickly } from './harness/pressQuickly.ts';
import { expect, test } from './harness/story.ts';
import { List } from './pages/List.ts';

type Given = Parameters<Parameters<typeof test>[2]>[0]['given'];
type System = Parameters<Parameters<typeof test>[2]>[0]['system'];

const today = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
}).format(new Date());

/** The keys of a position: its name, its net amount, and behind the rate its day. */
function typed(title: string, amount: string) {
  return [{ text: title }, 'Tab', { text: amount }, 'Tab', 'Tab', { text: today }] as const;
}

/** A draft over two rides of a customer without a street; the company on it is complete. */
async function draft(given: Given, system: System): Promise<{ document: Json; firma: string }> {
  await companyThere(system);
  const customer = await given.customer({ strasse: null, plz: '34117', ort: 'Kassel', email: 'an@kunde.example' });
  const contract = () =>
    given.contract({ contractClientAddress: customer['@id'], auftragswert: '385.00', auftragswertIsSet: true });
  const contracts = [(await contract())['@id'], (await contract())['@id']];
  const document = await given.record('invoices', { type: 'Rechnung', contracts });
  return { document, firma: String(customer.firma) };
}

test('a draft is cured where it says so, its positions change in the cells, it gets its number, leaves and is taken back', async ({
  signIn,
  given,
  system,
}) => {
  shows('D2 §2 invoices', 'D2 §2 invoices positions', 'D2 §8 invoices');
  const { document, firma } = await draft(given, system);
  const accountant = await given.person({ roles: ['buchhaltung'] });
  const console = await signIn(accountant, '/invoices');
  const { page } = console;
  const list = new List(page, console.panel('/invoices'));
  await list.search(firma);
  await list.open(firma);
  const record = console.record(`/invoices/${document.id}`);
  await expect(record.root.getByRole('heading', { name: 'Rechnung (Entwurf)' })).toBeVisible();
  await expect(list.root).toBeHidden();

  const fault = record.root.getByRole('listitem').filter({ hasText: 'Dem Empfänger fehlt die Straße.' });
  const complete = record.root.getByRole('button', { name: 'Abschließen …' });
  await expect(complete).toHaveAttribute('data-tip', '1 Angabe hält das Abschließen auf');
  const foot = record.root.locator('footer');
  await expect(foot).toContainText('1 Angabe hält das Abschließen auf');
  await fault.getByRole('button', { name: 'Zum Feld' }).click();
  await expect(record.field('recipientStreet')).toBeFocused();
  await page.keyboard.type('Ringweg 12');
  await page.keyboard.press('Control+s');
  await expect(fault).toBeHidden();
  await expect(complete).toBeEnabled();
  await expect(record.root).toContainText('Summen und Steuer stimmen');
  await expect(record.root).toContainText(/E-Rechnung ist (nicht )?vorgeschrieben: /);

  const positions = new List(page, record.root.getByRole('region', { name: 'Positionen' }));
  await expect(positions.rows).toHaveCount(2);
  const cut = (headings: readonly Element[]) =>
    headings.filter((it) => it.scrollWidth > it.clientWidth).map((it) => it.textContent);
  expect(await positions.root.locator('.ag-header-cell-text').evaluateAll(cut)).toEqual([]);
  const sums = record.root.getByRole('status', { name: 'Summen' });
  await expect(sums).toContainText('770,00');
  await positions.rowAt(0).locator('[col-id="amount"]').click();
  await page.keyboard.press('F2');
  // Sums and gross follow at each key, before anything is stored.
  await positions.cellEditor('Netto EUR').getByRole('textbox').fill('400,00');
  await expect(sums).toContainText('785,00');
  await expect(positions.rowAt(0).locator('[col-id="bruttoAmount"]')).toContainText('476,00');
  await page.keyboard.press('Enter');
  await expect(positions.cellEditor('Netto EUR')).toBeHidden();
  await expect(sums).toContainText('785,00');
  await expect(sums).toContainText('934,15');
  expect(await faultsOf(page, { within: '[data-record]' })).toEqual([]);

  await record.root.getByRole('button', { name: 'Weitere Befehle' }).click();
  await expect(page.getByRole('menuitem', { name: /Storno erstellen/ })).toBeDisabled();
  await page.keyboard.press('Escape');
  // The keyboard is in the positions: what their rows do not know is meant for the document.
  await positions.rowAt(0).locator('[col-id="amount"]').click();
  await page.keyboard.press('Alt+b');
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Rechnung über 934,15 € brutto abschließen?');
  await expect(question).toContainText(/Nummernkreis Rechnung \d{4}: 1 Beleg/);
  await expect(question).toContainText(firma);
  await question.getByRole('button', { name: 'Abschließen' }).click();
  await expect(record.root.getByRole('heading', { name: /^Rechnung \d{4}-\d{6}$/ })).toBeVisible();
  await expect(foot).toBeHidden();

  // The file is made in the background; nothing leaves before.
  await expect(record.root.getByText('abgeschlossen', { exact: true })).toBeVisible({ timeout: 60_000 });
  await record.root.getByRole('button', { name: /^Zusatzdokumente/ }).click();
  const beside = page.getByRole('dialog');
  await beside.getByRole('button', { name: 'Aufträge Hersteller' }).click();
  await expect(console.message('PDF erfolgreich generiert')).toBeVisible();
  await expect(beside.getByRole('link', { name: 'Auftragsliste öffnen' })).toBeVisible();
  await beside.getByRole('button', { name: 'Schließen' }).last().click();
  await record.root.getByRole('button', { name: 'Weitere Befehle' }).click();
  await expect(page.getByRole('menuitem', { name: /^Löschen/ })).toBeDisabled();
  await page.getByRole('menuitem', { name: /Verschicken/ }).click();
  await expect(page.getByRole('dialog')).toContainText('an@kunde.example');
  await expect(page.getByRole('dialog')).toContainText(/Rechnung-\d{4}-\d{6}\.pdf/);
  await page.getByRole('dialog').getByRole('button', { name: 'Senden' }).click();
  await expect(console.message('Rechnung wurde verschickt')).toBeVisible();

  await record.root.getByRole('button', { name: 'Weitere Befehle' }).click();
  await page.getByRole('menuitem', { name: /Storno erstellen/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Storno erstellen' }).click();
  await expect(page.getByRole('button', { name: /^Storno zu \d{4}-\d{6}$/ })).toBeVisible();
  await expect(page.getByRole('tab', { name: /^Rechnung \d{4}-\d{6}/ })).toHaveCount(2);

  const { orderNumber } = await given.stored(document);
  await console.goTo(`/invoices?search=${firma.replaceAll(' ', '+')}`);
  await list.root.getByRole('button', { name: /^Aktualisieren/ }).click();
  await expect(list.rowAt(0).locator('[col-id="type"]')).toHaveText('RechnungStorno');
  await expect(list.rowAt(1).locator('[col-id="type"]')).toHaveText('Rechnungstorniert');
  await list.walkIntoRows();
  await page.keyboard.press('Control+a');
  await expect(page.getByRole('contentinfo')).toContainText(/0,00\s€ netto, 0,00\s€ brutto/);
  await console.palette.open();
  await console.palette.enter(String(orderNumber));
  await expect(record.root.getByRole('heading', { name: `Rechnung ${String(orderNumber)}` })).toBeVisible();
});

test('without the mouse: a document typed from nothing, its positions with live sums, until it has its number @thorough', async ({
  signIn,
  given,
  system,
}) => {
  const { document } = await draft(given, system);
  const { firma } = await given.customer({
    strasse: 'Ringweg 12',
    plz: '34117',
    ort: 'Kassel',
    email: 'an@kunde.example',
  });
  const console = await signIn(await given.person({ roles: ['buchhaltung'] }), '/invoices/create');
  const { page } = console;
  const { keyboard } = page;
  const fresh = console.record('/invoices/create');
  await fresh.field('customer').focus();
  await keyboard.type(String(firma));
  await expect(
    page
      .getByRole('option')
      .filter({ hasText: String(firma) })
      .first(),
  ).toBeVisible();
  await keyboard.press('Enter');
  await fresh.root.getByRole('button', { name: 'Position hinzufügen' }).press('Enter');
  await pressQuickly(page, typed('Zuschlag', '250'));
  const sums = fresh.root.getByRole('status', { name: 'Summen' });
  await expect(sums).toContainText('297,50');
  await keyboard.press('Control+s');
  const panel = page.locator('[data-panel-url^="/invoices/"]:not([data-panel-url^="/invoices/create"])');
  await expect(panel.getByRole('heading', { name: 'Rechnung (Entwurf)' })).toBeVisible();

  // A quick hand is ahead of the editor and of the server, and no letter goes into a row that is stored.
  const positions = new List(page, panel.getByRole('region', { name: 'Positionen' }));
  await expect(positions.rows).toHaveCount(1);
  await positions.rowAt(0).locator('[col-id="title"]').focus();
  await pressQuickly(page, ['Insert', ...typed('Rabatt', '-50'), 'Enter', 'Insert', ...typed('Fracht', '100')]);
  // A row that is still being typed counts in the sums, and not in the document.
  const live = panel.getByRole('status', { name: 'Summen' });
  await expect(live).toContainText('357,00');
  await keyboard.press('Escape');
  await keyboard.press('Escape');
  await expect(live).toContainText('238,00');
  await expect(positions.rows).toHaveCount(2);
  await expect(positions.rowAt(0).locator('[col-id="title"]')).toHaveText('Zuschlag');
  await expect(positions.rowAt(1).locator('[col-id="title"]')).toHaveText('Rabatt');
  await panel.getByRole('button', { name: 'Abschließen …' }).press('Enter');
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Rechnung über 238,00 € brutto abschließen?');
  await question.getByRole('button', { name: 'Abschließen' }).press('Enter');
  await expect(panel.getByRole('heading', { name: /^Rechnung \d{4}-\d{6}$/ })).toBeVisible();
  // The button that was pressed is gone; the keyboard is at what comes next.
  await expect(panel.getByRole('button', { name: 'Verschicken …' })).toBeFocused();

  await page.goto(`/invoices/${String(document.id)}?field=recipientStreet`);
  await expect(console.record(`/invoices/${String(document.id)}`).field('recipientStreet')).toBeFocused();
});
