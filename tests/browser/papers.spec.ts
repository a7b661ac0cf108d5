import { readFile } from 'node:fs/promises';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from './harness/story.ts';
import { shows } from '../specification/shows.ts';

shows(
  'D1 §2 contracts export of selected',
  'D1 §2 contracts order PDF',
  'D1 §7 POST /api/contracts/custom_export',
  'C Frame openLinksInNewTab',
  'C Lists export .xlsx',
);

const rowsIn = async (path: string) => (await readXlsx(new Uint8Array(await readFile(path)))).sheets[0]?.rows ?? [];

test('ticked orders become a workbook, and any list one with the columns on screen', async ({ signIn, given }) => {
  const customer = await given.customer();
  const orders = [];
  for (const ort of ['Köln', 'Bonn', 'Trier'])
    orders.push(await given.order({ contractClientAddress: customer['@id'], pickupLocation: { ort } }));
  const console = await signIn();
  const list = console.dispatch;
  await list.ofCustomer(customer.kuerzel);
  await expect(list.rows).toHaveCount(3);
  for (const order of orders.slice(0, 2)) await list.tick(order.auftragsnummer);
  const picked = console.page.waitForEvent('download');
  await list.selection.getByRole('button', { name: 'Exportieren' }).click();
  const file = await picked;
  expect(file.suggestedFilename()).toMatch(/^Auftraege-\d{4}-\d\d-\d\d\.xlsx$/);
  const [headings, ...rows] = await rowsIn(await file.path());
  expect(headings?.slice(0, 3)).toEqual(['Auftragsnummer', 'Auftragstyp', 'Auftraggeber']);
  expect(rows.map((row) => row[0]).toSorted()).toEqual(
    orders
      .slice(0, 2)
      .map((it) => it.auftragsnummer as string)
      .toSorted(),
  );
  await expect(console.messages.getByText('2 Aufträge exportiert')).toBeVisible();

  await console.goTo('/drivers');
  await console.isFilled('/drivers');
  const drivers = console.list('/drivers');
  const whole = console.page.waitForEvent('download');
  await drivers.toolbar.getByRole('button', { name: 'Exportieren' }).click();
  await console.page
    .getByRole('menuitem', { name: /^Alle Treffer/ })
    .first()
    .click();
  const [titles] = await rowsIn(await (await whole).path());
  const shown = await drivers.root.getByRole('columnheader').allInnerTexts();
  expect(shown).toEqual(expect.arrayContaining([String(titles?.[0])]));
});

test('the paper of an order opens in a tab of its own, or is kept by those who want no new tabs', async ({
  signIn,
  given,
}) => {
  const order = await given.order();
  const console = await signIn(undefined, `/contracts/${String(order.id)}`);
  const paper = console.order(order).root.getByRole('button', { name: 'PDF', exact: true });
  const opened = console.page.context().waitForEvent('page');
  await paper.click();
  const tab = await opened;
  await expect.poll(() => tab.url()).toMatch(/^blob:/);
  await tab.close();

  await console.goTo('/configuration');
  await console.panel('/configuration').getByRole('switch', { name: 'Links in neuem Tab öffnen' }).click();
  await console.goTo(`/contracts/${String(order.id)}`);
  const kept = console.page.waitForEvent('download');
  await paper.click();
  expect((await kept).suggestedFilename()).toBe(`Auftrag-${order.auftragsnummer as string}.pdf`);
});
