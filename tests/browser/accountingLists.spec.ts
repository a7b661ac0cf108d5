import { inBothThemes } from './harness/bothThemes.ts';
import { day } from './harness/given.ts';
import { expect, test } from './harness/story.ts';
import { shows } from '../specification/shows.ts';
import { ContractList } from './pages/ContractList.ts';

/** Delivered in the month that is over, whatever day it is. */
const lastMonth = () => day(-Number(day().slice(8)));
const worth = (auftragswert: string) => ({ auftragswert, auftragswertIsSet: true, leerfahrt: true });

test('an accountant bills the month that is over: sees, unblocks, ticks the suggestion, makes the invoices', async ({
  signIn,
  given,
}) => {
  shows('D2 §2 billing_contracts', 'D2 §9 page and picker');
  const [leasing, north] = [await given.customer(), await given.customer()];
  const of = (customer: { '@id': string }, more: object) =>
    given.contract({ contractClientAddress: customer['@id'], datum: lastMonth(), bringdatum: lastMonth(), ...more });
  const good = await of(leasing, worth('1299.00'));
  const blocked = await of(leasing, { ...worth('119.00'), sperrenfuerrechnung: '1' });
  const asked = await of(leasing, { ...worth('183.10'), leerfahrt: false });
  const other = await of(north, worth('114.00'));
  const mine = `contractClientAddress=${String(leasing.id)}&contractClientAddress=${String(north.id)}`;
  const console = await signIn(await given.person({ roles: ['buchhaltung'] }), `/billing_contracts?${mine}`);
  const { page } = console;
  const list = new ContractList(page, page.locator('[data-panel-url*="contractClientAddress"]'));
  await expect(list.rows).toHaveCount(4);
  await expect(list.cell(good.auftragsnummer, 'billable')).toHaveText('abrechenbar');
  await expect(list.cell(asked.auftragsnummer, 'billable')).toHaveText('Rückfrage U0');
  const totals = list.root.getByRole('table', { name: 'Summen in EUR' });
  await expect(totals.getByRole('row', { name: /^Alle 4 Treffer/ })).toContainText('1.715,10');
  const verdicts = list.root.getByRole('group', { name: 'Abrechenbar', exact: true });
  await expect(verdicts).toHaveText('2 abrechenbar1 Rückfrage1 nicht');

  await list.cell(blocked.auftragsnummer, 'licensePlate').click();
  await page.keyboard.press('w');
  const preview = list.root.getByRole('complementary', { name: 'Vorschau' });
  await expect(preview).toContainText('Für die Abrechnung gesperrt von');
  await expect(preview).not.toContainText('Nicht gesperrt');
  await list.act(blocked.auftragsnummer, /Rechnungssperre/);
  await expect(list.cell(blocked.auftragsnummer, 'billable')).toHaveText('abrechenbar');
  await expect(verdicts).toHaveText('3 abrechenbar1 Rückfrage');
  await expect(preview).toContainText('Alles da.');
  await expect(preview).toContainText('Nicht gesperrt, noch nicht abgerechnet');
  await expect(preview).toContainText(/Rechnung an\s*wie Auftraggeber/);
  await page.keyboard.press('Escape');

  await list.root.getByRole('button', { name: 'Vorschlag: 2 ankreuzen' }).click();
  await list.root.getByRole('button', { name: 'Vorschlag: 1 ankreuzen' }).click();
  await expect(totals.getByRole('row', { name: /^3 angekreuzt/ })).toContainText('1.532,00');
  await expect(page.getByRole('contentinfo')).toContainText('1.532,00 € netto, davon 1.532,00 Auftragswert');
  await expect(list.chip(/^Auftraggeber/).first()).toBeVisible();
  expect(await inBothThemes(page, '[data-panel-url*="contractClientAddress"]')).toEqual([]);
  await list.selection.getByRole('button', { name: /^2 Rechnungen erstellen/ }).click();
  const question = console.dialogNamed('2 Rechnungen erstellen');
  await expect(question).toContainText(`${String(leasing.firma)}: 2 Aufträge, 1.418,00 €`);
  await expect(question).toContainText(`${String(north.firma)}: 1 Auftrag, 114,00 €`);
  await expect(question).toContainText('Zusammen 3 Aufträge, 1.532,00 € netto.');
  await question.getByRole('button', { name: '2 Rechnungen erstellen' }).click();
  await expect(page.getByText('2 Rechnungen erstellt')).toBeVisible();
  await expect(page.locator('[data-panel-url^="/invoices/"]')).toHaveCount(1);

  await console.menu.entry('HS Rechnung erstellen').click();
  await expect(list.cell(other.auftragsnummer, 'billable')).toHaveText('im Entwurf');
  await expect(list.selection).toBeHidden();
});

test('and pays the drivers by keyboard alone: asks about open protocols, bills the closed ones', async ({
  signIn,
  given,
}) => {
  shows('D2 §2 credit_contracts');
  const { 'hydra:member': groups } = await given.stored({ '@id': '/api/job_categories' });
  const contractor = groups.find((it: { kategorie: string }) => it.kategorie === 'Subunternehmer');
  const driver = await given.driver({
    gruppe: contractor['@id'],
    steuernummer: '214/5678/1234',
    creditAgreements: [{ agreedOn: day(-90) }],
  });
  const of = { driver: driver['@id'], datum: lastMonth(), bringdatum: lastMonth(), gutschriftpreisIsSet: true };
  const done = await given.contract({ ...of, gutschriftpreis: '218.00', leerfahrt: true });
  const open = await given.contract({ ...of, gutschriftpreis: '116.00' });
  const blocked = await given.contract({ ...of, gutschriftpreis: '75.00', sperrenfuergutschrift: '1' });
  const console = await signIn(
    await given.person({ roles: ['buchhaltung'] }),
    `/credit_contracts?driver=${String(driver.id)}`,
  );
  const { page } = console;
  const { keyboard } = page;
  const list = new ContractList(page, page.locator('[data-panel-url^="/credit_contracts"]'));
  await expect(list.rows).toHaveCount(3);
  expect(await inBothThemes(page, '[data-panel-url^="/credit_contracts"]')).toEqual([]);
  await list.walkIntoRows();
  await keyboard.press('Control+a');
  await expect(list.selection).toContainText('3 angekreuzt');
  await expect(list.selection).toContainText('1 Fahrer · 409,00 EUR netto · 1 nicht abrechenbar');
  await expect(list.selection.getByRole('button', { name: /^1 Gutschrift erstellen/ })).toBeVisible();
  await keyboard.press('Control+Enter');
  const refusal = console.dialogNamed('1 Auftrag nicht abrechenbar');
  await expect(refusal).toContainText(
    `Nicht abrechenbar: ${String(blocked.auftragsnummer)}. Für die Abrechnung gesperrt`,
  );
  await expect(refusal).toContainText('2 andere Aufträge sind abrechenbar.');
  await refusal.getByRole('button', { name: 'Die übrigen abrechnen …' }).press('Enter');
  const question = page.getByRole('dialog');
  await expect(question).toContainText(
    `1 Auftrag ist noch nicht abgeschlossen: ${String(open.auftragsnummer)}. Trotzdem abrechnen?`,
  );
  await question.getByRole('button', { name: 'Nur die abgeschlossenen abrechnen' }).press('Enter');
  await expect(console.dialogNamed('1 Gutschrift erstellen')).toContainText(
    'Aus 1 Auftrag mit zusammen 218,00 € netto eine Gutschrift an',
  );
  await keyboard.press('Control+Enter');
  await expect(page.getByText('Gutschrift erstellt', { exact: true })).toBeVisible();
  await expect(page.locator('[data-panel-url^="/invoices/"]')).toHaveCount(1);
  await console.menu.entry('HS Gutschrift erstellen').press('Enter');
  await expect(list.cell(done.auftragsnummer, 'billable')).toHaveText('im Entwurf');
  await expect(list.cell(open.auftragsnummer, 'billable')).toHaveText('Rückfrage U0');
  await expect(list.selection).toContainText('2 angekreuzt');
});
