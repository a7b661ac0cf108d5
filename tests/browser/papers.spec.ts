import { readFile } from 'node:fs/promises';
import type { APIResponse, Route } from '@playwright/test';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from './harness/story.ts';
import { shows } from '../specification/shows.ts';

const rowsIn = async (path: string) => (await readXlsx(new Uint8Array(await readFile(path)))).sheets[0]?.rows ?? [];

test('ticked contracts become a workbook, and any list one with the columns on screen @thorough', async ({
  signIn,
  given,
}) => {
  shows('D1 §2 contracts export of selected', 'D1 §7 POST /api/contracts/custom_export', 'C Lists export .xlsx');
  const customer = await given.customer();
  const contracts = [];
  for (const ort of ['Köln', 'Bonn', 'Trier'])
    contracts.push(await given.contract({ contractClientAddress: customer['@id'], pickupLocation: { ort } }));
  const console = await signIn();
  const list = console.dispatch;
  await list.ofCustomer(customer.kuerzel);
  await expect(list.rows).toHaveCount(3);
  for (const contract of contracts.slice(0, 2)) await list.tick(contract.auftragsnummer);
  const picked = console.page.waitForEvent('download');
  await list.selection.getByRole('button', { name: 'Exportieren' }).click();
  const file = await picked;
  await expect(console.messages.getByText('2 Aufträge exportiert')).toBeVisible();
  expect(file.suggestedFilename()).toMatch(/^Auftraege-\d{4}-\d\d-\d\d\.xlsx$/);
  const [headings, ...rows] = await rowsIn(await file.path());
  expect(headings?.slice(0, 3)).toEqual(['Auftragsnummer', 'Auftragstyp', 'Auftraggeber']);
  expect(rows.map((row) => row[0]).toSorted()).toEqual(
    contracts
      .slice(0, 2)
      .map((it) => it.auftragsnummer as string)
      .toSorted(),
  );

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

test('the paper of a contract opens in a tab of its own, or is kept by those who want no new tabs @thorough', async ({
  signIn,
  given,
}) => {
  shows('D1 §2 contracts order PDF', 'C Frame openLinksInNewTab');
  const contract = await given.contract();
  const console = await signIn(undefined, `/contracts/${String(contract.id)}`);
  const paper = console.contract(contract).root.getByRole('button', { name: 'PDF', exact: true });
  const opened = console.page.context().waitForEvent('page');
  await paper.click();
  const tab = await opened;
  await expect.poll(() => tab.url()).toMatch(/^blob:/);
  await tab.close();

  await console.goTo('/configuration');
  await console.panel('/configuration').getByRole('switch', { name: 'Links in neuem Tab öffnen' }).click();
  await console.goTo(`/contracts/${String(contract.id)}`);
  const kept = console.page.waitForEvent('download');
  await paper.click();
  expect((await kept).suggestedFilename()).toBe(`Auftrag-${contract.auftragsnummer as string}.pdf`);
});

test('who has exported very much reads when it goes on, and the table comes by itself @thorough', async ({
  signIn,
  given,
  system,
}) => {
  shows('D1 §7 keys of other');
  const person = await given.person();
  const api = await system.as(person.username, person.password);
  const console = await signIn(person, '/drivers');
  await console.isFilled('/drivers');
  // What is left comes back within seconds, so it is used up while the wish of the person is on its way, until the
  // server refuses that wish itself.
  const refusal = async (route: Route): Promise<APIResponse> => {
    await Promise.all(Array.from({ length: 20 }, () => api.get('/api/contracts.csv?id=0')));
    const answer = await route.fetch();
    return answer.status() === 429 ? answer : refusal(route);
  };
  await console.page.route(/\/api\/drivers\.xlsx/, async (route) => route.fulfill({ response: await refusal(route) }), {
    times: 1,
  });
  const file = console.page.waitForEvent('download');
  await console.list('/drivers').toolbar.getByRole('button', { name: 'Exportieren' }).click();
  await console.page
    .getByRole('menuitem', { name: /^Alle Treffer/ })
    .first()
    .click();
  const notice = console.message('Zu viele Anfragen in kurzer Zeit. Es geht von selbst weiter.');
  await expect(notice).toContainText(/weiter in \d s/);
  expect((await file).suggestedFilename()).toMatch(/\.xlsx$/);
  await expect(notice).toBeHidden();
  await expect(console.messages.getByRole('alert')).toHaveCount(0);
});
