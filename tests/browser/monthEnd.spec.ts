import { shows } from '../specification/shows.ts';
import { inBothThemes } from './harness/bothThemes.ts';
import { day, givenBy, type Given } from './harness/given.ts';
import { ownMailSystem } from './harness/ownMailSystem.ts';
import { expect, signedIn, test } from './harness/story.ts';
import { ContractList } from './pages/ContractList.ts';
import { List } from './pages/List.ts';

/** Delivered in the month that is over, whatever day it is. */
const lastMonth = () => day(-Number(day().slice(8)));
const thisMonth = () => day().slice(0, 7);

const own = ownMailSystem({ demoContracts: 200 });

async function billable(given: Given, prices: readonly string[]) {
  const customer = await given.customer({
    strasse: 'Ringweg',
    hausnr: '12',
    plz: '34117',
    ort: 'Kassel',
    email: 'rechnung@kunde.example',
  });
  for (const auftragswert of prices)
    await given.contract({
      contractClientAddress: customer['@id'],
      datum: lastMonth(),
      bringdatum: lastMonth(),
      auftragswert,
      auftragswertIsSet: true,
      leerfahrt: true,
    });
  return customer;
}

test('a month’s end: billed by suggestion, completed and sent by keys, handed to the tax adviser @thorough', async ({
  browser,
}) => {
  shows('D2 §2 billing_contracts', 'D2 §2 invoices');
  const given = givenBy(await own.system.as('admin'), { next: 0 });
  const [one, other] = [await billable(given, ['385.00', '218.40']), await billable(given, ['114.00'])];
  const computer = await browser.newContext({ baseURL: own.system.address, viewport: { width: 1600, height: 960 } });
  const mine = `contractClientAddress=${String(one.id)}&contractClientAddress=${String(other.id)}`;
  const person = await given.person({ roles: ['buchhaltung'] });
  const console = await signedIn(await computer.newPage(), person, `/billing_contracts?${mine}`);
  const { page } = console;
  const { keyboard } = page;

  const rides = new ContractList(page, page.locator('[data-panel-url*="contractClientAddress"]'));
  await expect(rides.rows).toHaveCount(3);
  await rides.walkIntoRows();
  await keyboard.press('Control+a');
  await expect(rides.selection).toContainText('3 angekreuzt');
  await keyboard.press('Control+Enter');
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Zusammen 3 Aufträge, 717,40 € netto.');
  await keyboard.press('Control+Enter');
  await expect(console.message('2 Rechnungen erstellt')).toBeVisible();

  await console.goTo(`/invoices?invoiceCompleted=false&customer=${String(one.id)}&customer=${String(other.id)}`);
  const documents = new List(page, page.locator('[data-panel-url^="/invoices?"]'));
  await expect(documents.rows).toHaveCount(2);
  await documents.walkIntoRows();
  await keyboard.press('Control+a');
  await keyboard.press('Alt+b');
  await expect(question).toContainText('2 Belege über 853,71 € brutto abschließen?');
  await question.getByRole('button', { name: 'Abschließen' }).press('Enter');
  await expect(console.message('Abgeschlossen')).toBeVisible();

  // The files are made beside; nothing leaves before they are there.
  const admin = await own.system.as('admin');
  const filed = async () =>
    (await admin.get(`/api/invoices?customer=${String(one.id)}&customer=${String(other.id)}`)).body[
      'hydra:member'
    ].filter((it: { documentFile: unknown }) => it.documentFile !== null).length;
  await expect.poll(filed, { timeout: 60_000 }).toBe(2);
  await documents.walkIntoRows();
  await keyboard.press('Alt+v');
  const sending = console.dialogNamed('2 Belege versenden');
  await expect(sending).toContainText('rechnung@kunde.example');
  await sending.getByRole('button', { name: '2 Belege senden' }).press('Enter');
  await expect(console.message('Belege wurden verschickt')).toBeVisible();
  await expect
    .poll(() => own.mailServer.received.flatMap((it) => it.attachments.map(({ filename }) => filename)), {
      timeout: 60_000,
    })
    .toEqual(expect.arrayContaining([expect.stringMatching(/^Rechnung-.*\.pdf$/)]));

  await console.goTo(`/datev?month=${thisMonth()}`);
  const datev = page.getByRole('region', { name: 'Export für die Steuerberatung' });
  const month = datev.getByRole('button', { name: /^Monat/ });
  await month.press('Enter');
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(month).toBeFocused();
  await month.press('Enter');
  await keyboard.press('ArrowUp');
  await keyboard.press('Enter');
  await datev.getByRole('button', { name: 'Prüfen' }).press('Enter');
  await expect(datev.getByText(/^Alle \d+ Belege können exportiert werden\.$/)).toBeVisible();
  expect(await inBothThemes(page, '[data-panel-url^="/datev"]')).toEqual([]);
  await datev.getByRole('button', { name: 'Exportieren' }).press('Enter');
  const made = datev.getByRole('list', { name: 'Exporte' }).getByRole('listitem').first();
  await expect(made.getByRole('button', { name: 'Buchungsstapel' })).toBeVisible({ timeout: 120_000 });
  const download = page.waitForEvent('download');
  await made.getByRole('button', { name: 'Buchungsstapel' }).press('Enter');
  expect((await download).suggestedFilename()).toMatch(/^EXTF_.*\.csv$/);
  await computer.close();
});
