import { expect, test } from './harness/story.ts';
import { shows } from '../specification/shows.ts';

test('a form stays when the code of one of its fields does not come, and the field comes with the next try @thorough', async ({
  signIn,
  page,
}) => {
  const console = await signIn();
  await page.route('**/RichTextBox*', (route) => route.abort('connectionreset'));
  await console.goTo('/news/create');
  const form = console.record('/news/create');
  await expect(form.root.getByText('Das Textfeld konnte nicht geladen werden.')).toBeVisible();
  await expect(form.field('title')).toBeVisible();
  await page.unrouteAll();
  await form.root.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(form.root.locator('[contenteditable="true"]')).toBeVisible();
});

test('a screen whose definition does not come says why, and stands there once the page is loaded again @thorough', async ({
  signIn,
  page,
}) => {
  const console = await signIn();
  await page.route('**/assets/definitions-news-*', (route) => route.abort('connectionreset'));
  await console.goTo('/news/create');
  const panel = console.panel('/news/create');
  await expect(panel.getByText('Dieser Bereich konnte nicht geladen werden')).toBeVisible();
  await expect(panel.getByText(/wurde vermutlich gerade erneuert/)).toBeVisible();
  await page.unrouteAll();
  await panel.getByRole('button', { name: 'Seite neu laden' }).click();
  await expect(console.record('/news/create').field('title')).toBeVisible();
});

test('a command whose work does not come says so and changes nothing, and does it the next time @thorough', async ({
  signIn,
  given,
  page,
}) => {
  const customer = await given.customer();
  const contract = await given.contract({ contractClientAddress: customer['@id'] });
  await page.route('**/assets/commands-contract-*', (route) => route.abort('connectionreset'));
  const console = await signIn();
  await console.dispatch.ofCustomer(customer.kuerzel);
  await console.dispatch.rowMenu(contract.auftragsnummer, 'Rechnungssperre setzen');
  await expect(console.message('Rechnungssperre setzen oder aufheben ist fehlgeschlagen')).toBeVisible();
  await page.unrouteAll();
  await console.dispatch.rowMenu(contract.auftragsnummer, 'Rechnungssperre setzen');
  await expect(console.message(`Für Rechnung gesperrt: ${contract.auftragsnummer}`)).toBeVisible();
});

test('a newer console is announced once the server is back, screens that it no longer has say so, and by keyboard the way there loses nothing @thorough', async ({
  signIn,
  given,
  page,
}) => {
  shows('D1 §2 Shell Neue Version verfügbar!');
  const contract = await given.contract();
  const console = await signIn(undefined, `/contracts/${contract.id}`);
  const editor = console.contract(contract);
  await editor.fill('infoBackend', 'Schlüssel beim Pförtner');
  await expect(editor.changes).toHaveText(/1 Änderung/);
  const banner = page.getByText('Neue Version verfügbar!');
  await page.context().setOffline(true);
  await expect(console.connectionBar).toBeVisible();
  await page.route('**/api/version', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), build: 'ein neuer' } });
  });
  await page.route('**/assets/ConfigurationPanel-*', (route) => route.fulfill({ status: 404 }));
  await page.context().setOffline(false);
  await expect(banner).toBeVisible();
  await console.goTo('/configuration');
  await expect(console.panel('/configuration').getByText(/wurde vermutlich gerade erneuert/)).toBeVisible();
  await page.unrouteAll();

  await page.getByRole('button', { name: 'Neu laden', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(banner).toBeHidden();
  await console.isReady();
  await expect(console.panel('/configuration').getByRole('heading', { name: 'Einstellungen' })).toBeVisible();
  await console.goTo(`/contracts/${contract.id}`);
  await editor.restoreDraft();
  await expect(editor.field('infoBackend')).toHaveValue('Schlüssel beim Pförtner');
});
