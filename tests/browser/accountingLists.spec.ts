import { day } from './harness/given.ts';
import { expect, test } from './harness/story.ts';
import { shows } from '../specification/shows.ts';
import { ContractList } from './pages/ContractList.ts';

test('accounting sees what can be billed, what it comes to and why the rest cannot, by keyboard', async ({
  signIn,
  given,
}) => {
  shows('D2 §2 billing_contracts', 'D2 §2 credit_contracts', 'D2 §9 page and picker');
  const customer = await given.customer();
  const of = { contractClientAddress: customer['@id'], datum: day(-2), bringdatum: day(-1) };
  const worth = (auftragswert: string) => ({ auftragswert, auftragswertIsSet: true });
  const good = await given.contract({ ...of, ...worth('1299.00'), leerfahrt: true });
  const asked = await given.contract({ ...of, ...worth('183.10') });
  const blocked = await given.contract({ ...of, ...worth('119.00'), sperrenfuerrechnung: '1' });
  const console = await signIn(
    await given.person({ roles: ['buchhaltung'] }),
    `/billing_contracts?contractClientAddress=${String(customer.id)}`,
  );
  const list = new ContractList(console.page, console.page.locator('[data-panel-url*="contractClientAddress="]'));
  await expect(list.rows).toHaveCount(3);
  await expect(list.cell(good.auftragsnummer, 'billable')).toHaveText('abrechenbar');
  await expect(list.cell(asked.auftragsnummer, 'billable')).toHaveText('Rückfrage U0');
  await expect(list.cell(blocked.auftragsnummer, 'billable')).toHaveText('gesperrt');
  const totals = list.root.getByRole('table', { name: 'Summen in EUR' });
  await expect(totals.getByRole('row', { name: /^Alle 3 Treffer/ })).toContainText('1.601,10');

  const { keyboard } = console.page;
  await list.cell(blocked.auftragsnummer, 'contractClientAddress').click();
  await keyboard.press('Space');
  const preview = list.root.getByRole('complementary', { name: 'Vorschau' });
  await expect(preview).toContainText('Für die Abrechnung gesperrt von');
  await list.act(blocked.auftragsnummer, /Rechnungssperre/);
  await expect(list.cell(blocked.auftragsnummer, 'billable')).toHaveText('Rückfrage U0');
  await expect(preview).toContainText('Das Protokoll ist noch nicht abgeschlossen (U0).');
  await list.tick(blocked.auftragsnummer);
  await expect(totals.getByRole('row', { name: /^1 angekreuzt/ })).toContainText('119,00');
  await preview.getByRole('button', { name: 'Protokoll', exact: true }).focus();
  await keyboard.press('Enter');
  await expect(console.page.locator('[data-panel-url^="/protocols/"]').first()).toBeVisible();

  await console.menu.entry('HS Gutschrift erstellen').click();
  const credits = new ContractList(console.page, console.panel('/credit_contracts'));
  await expect(credits.chip(/Subunternehmer.*Logistiker.*Kleinunternehmer/).first()).toBeVisible();
  await credits.root.getByRole('button', { name: /^Zeilen je Seite/ }).click();
  await expect(console.page.getByRole('menuitemradio', { name: /^1\.?000$/ })).toBeVisible();
});
