import { inBothThemes } from './harness/bothThemes.ts';
import { day } from './harness/given.ts';
import { expect, test } from './harness/story.ts';
import { shows } from '../specification/shows.ts';

const counting = { timeout: 30_000 };
// The list of statistics stands beside the chart where the panel is wide enough for both.
test.use({ viewport: { width: 1920, height: 1000 } });

test('an accountant reads revenue and rides of a customer, by keyboard down to the list; the office sees no money @thorough', async ({
  signIn,
  given,
}) => {
  shows('D3 §2 statistics');
  const customer = await given.customer();
  const ride = (auftragswert: string) =>
    given.contract({
      contractClientAddress: customer['@id'],
      datum: day(-1),
      bringdatum: day(-1),
      auftragswert,
      auftragswertIsSet: true,
    });
  await ride('1299.00');
  await ride('119.00');
  await given.changed(await ride('77.00'), { isStorniert: true });
  const from = `customer=${encodeURIComponent(String(customer['@id']))}&from=${day(-1)}`;
  const mine = `${from}&until=${day(-1)}`;
  const console = await signIn(await given.person({ roles: ['buchhaltung'] }), `/statistics?${mine}`);
  const { page } = console;
  const panel = console.panel('/statistics');
  const table = panel.getByRole('region', { name: 'Tabelle' });
  const total = table.getByRole('row', { name: /^Gesamt/ });
  await expect(total).toContainText('2', counting);
  await expect(panel.getByRole('combobox', { name: 'Kunde' })).toHaveValue(new RegExp(String(customer.firma)));

  const choice = panel.getByRole('navigation', { name: 'Statistiken' });
  await expect(choice.getByRole('listitem')).toHaveCount(20);
  await choice.getByRole('button', { name: 'Stornoquote' }).click();
  await expect(total).toContainText('33,3 %');
  await choice.getByRole('button', { name: 'Größte Kunden' }).click();
  await expect(table.getByRole('row', { name: String(customer.firma) })).toContainText('1.418,00');
  await choice.getByRole('button', { name: 'Abholungen nach Postleitgebiet' }).click();
  await expect(panel.getByRole('listbox', { name: /^Karte/ }).getByRole('option')).toHaveCount(10);
  await panel.getByRole('option', { name: /^5 – Köln.*Abholungen 2/ }).hover();
  await expect(panel.getByRole('status')).toHaveText('Gebiet 5: Abholungen 2, Anteil 100 %');
  expect(await inBothThemes(page, '[data-panel-url^="/statistics"]')).toEqual([]);
  await choice.getByRole('button', { name: 'Umsatz pro Monat' }).click();
  await expect(total).toContainText('1.418,00');
  await expect(total).toContainText('709,00');
  expect(await inBothThemes(page, '[data-panel-url^="/statistics"]')).toEqual([]);

  await panel.getByRole('listbox', { name: /^Diagramm/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(panel.getByRole('status')).toContainText('Umsatz 1.418,00 EUR, Aufträge 2');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: '.csv' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^Umsatz.*\.csv$/);
  await panel.getByRole('listbox', { name: /^Diagramm/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(console.contracts.rows).toHaveCount(2);

  await console.goTo(`/statistics?${from}&until=${day(-5)}`);
  await expect(panel.getByText('Das Ende liegt vor dem Beginn.')).toBeVisible();

  const office = await signIn(await given.person({ roles: ['office'] }), `/statistics?${mine}`);
  const theirs = office.panel('/statistics').getByRole('navigation', { name: 'Statistiken' });
  await expect(theirs.getByRole('button', { name: 'Aufträge pro Tag' })).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'Umsatz pro Monat' })).toHaveCount(0);
});

test('where vehicles get damaged: on the drawing, by part and kind, with the catalogue beside it @thorough', async ({
  signIn,
  given,
}) => {
  shows('D3 §2 bodyparts');
  const customer = await given.customer();
  const contract = await given.contract({
    contractClientAddress: customer['@id'],
    datum: day(-1),
    bringdatum: day(-1),
  });
  const protocol = await given.stored({ '@id': contract.protocol['@id'] ?? contract.protocol });
  await given.changed(protocol, {
    carType: 'KOMBI',
    damages: [
      { damage: 'dent', location: 'front', component: 'bonnet', image: { processStateType: 'SUBMITTED' } },
      { damage: 'scratch', location: 'rear', component: 'tailgate', image: { processStateType: 'STARTED' } },
    ],
  });
  const mine = `customer=${encodeURIComponent(String(customer['@id']))}`;
  const console = await signIn(await given.person({ roles: ['dispo'] }), `/damage_tool?${mine}`);
  const panel = console.panel('/damage_tool');
  await expect(panel.getByText('2 Schäden, davon 1 seit der Abholung')).toBeVisible(counting);
  await panel.getByRole('button', { name: 'Frontpartie' }).click();
  await expect(panel.getByText('1 Schaden, davon 1 seit der Abholung')).toBeVisible();
  await expect(panel.getByText('Motorhaube: Delle')).toBeVisible();
  expect(await inBothThemes(console.page, '[data-panel-url^="/damage_tool"]')).toEqual([]);

  await console.goTo('/bodyparts');
  const catalogue = console.panel('/bodyparts');
  await expect(catalogue.getByRole('heading', { name: /^Kombi/ })).toBeVisible();
  for (const [tab, entry] of [
    ['Bauteile', 'Wasserkastenabdeckung'],
    ['Schäden', 'Loch oder Brandloch'],
    ['Bauteile Seiten', 'vorn links'],
  ] as const) {
    await catalogue.getByRole('tab', { name: tab, exact: true }).click();
    await expect(catalogue.getByRole('rowheader', { name: entry, exact: true })).toBeVisible();
  }
  expect(await inBothThemes(console.page, '[data-panel-url^="/bodyparts"]')).toEqual([]);
});
