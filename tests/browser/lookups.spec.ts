import type { Locator, Page } from '@playwright/test';
import { faultsOf } from './harness/accessibility.ts';
import { expect, test } from './harness/story.ts';
import { shows } from '../specification/shows.ts';

test('services: made, found, sorted, changed, looked up in their history and deleted @thorough', async ({ signIn }) => {
  shows('D2 §2 services');
  const console = await signIn();
  await console.menu.entry('Leistungen').click();
  const list = console.list('/services');
  await expect(list.rows.first()).toBeVisible();

  await list.create();
  const create = console.record('/services/create');
  await create.fill('name', 'Wachsen');
  await create.fill('suggestedPrice', '12,5');
  await create.save('Zusatzleistung anlegen');
  await expect(console.message('Zusatzleistung gespeichert')).toBeVisible();
  await expect(console.tab('Wachsen')).toBeVisible();

  await list.search('wachs');
  await expect(list.rows).toHaveCount(1);
  await expect(list.row('Wachsen')).toContainText('12,50');
  await expect(list.range).toHaveText('1–1 von 1');

  await list.open('Wachsen');
  const record = console.record(await urlOf(list.row('Wachsen')));
  await record.fill('name', 'Wachsen und Polieren');
  await record.save();
  await expect(list.row('Wachsen und Polieren')).toBeVisible();
  await record.showHistory();
  const change = record.root.getByRole('row').filter({ hasText: 'Wachsen und Polieren' });
  await expect(change).toContainText(/Name.*Wachsen/);

  await record.root.getByRole('button', { name: 'Zum Formular' }).click();
  await record.delete();
  await console.dialog.getByRole('button', { name: /^Löschen/ }).click();
  await expect(list.rows).toHaveCount(0);
  await expect(list.root.getByText('0 Zusatzleistungen', { exact: true })).toBeVisible();
});

test('services: sorted by a heading, filtered by a chip, and all back again @thorough', async ({ signIn, given }) => {
  await given.record('services', { name: 'Aaa zuerst', suggestedPrice: '1.00', aktiv: false });
  await given.record('services', { name: 'Zzz zuletzt', suggestedPrice: '2.00', aktiv: false });
  const console = await signIn(undefined, '/services');
  const list = console.list('/services');
  await list.sortBy('Name');
  await expect(list.rowAt(0)).toContainText('Aaa zuerst');
  await list.sortBy('Name');
  await expect(list.rowAt(0)).toContainText('Zzz zuletzt');
  const editor = await list.addFilter('Aktiv');
  await editor.getByRole('radio', { name: 'nein' }).check();
  await expect(list.rows).toHaveCount(2);
  await expect(list.chips).toHaveCount(1);
  await expect(console.page).toHaveURL(/aktiv=false/);
  await console.page.keyboard.press('Escape');
  await list.removeFilter('Aktiv');
  await expect(list.rows.nth(2)).toBeVisible();
});

test('services, accessories and parts stand in the order that people give them: by Alt and the arrows, dragged, by a number @thorough', async ({
  signIn,
  given,
  system,
  page,
}) => {
  shows('D3 §2 bodyparts');
  const console = await signIn(await given.person({ roles: ['office_l2'] }));
  for (const path of ['services', 'accessories']) {
    for (const name of ['Drei', 'Zwei', 'Eins']) await given.record(path, { name: `${name} von Hand`, sortierung: 1 });
    await console.goTo(`/${path}`);
    const list = console.list(`/${path}`);
    const order = async () => {
      const texts = await Promise.all([0, 1, 2].map((at) => list.rowAt(at).textContent()));
      return texts.map((it) => /(Eins|Zwei|Drei) von Hand/.exec(it ?? '')?.[1]);
    };
    await expect.poll(order).toEqual(['Eins', 'Zwei', 'Drei']);
    await list.row('Eins von Hand').getByText('Eins von Hand').click();
    await page.keyboard.press('Alt+ArrowDown');
    await expect.poll(order).toEqual(['Zwei', 'Eins', 'Drei']);
    await expect(list.row('Eins von Hand').locator('.ag-cell-focus')).toBeVisible();
    const top = await list.rowAt(0).boundingBox();
    const handle = await list.row('Drei von Hand').locator('[data-sort-handle]').boundingBox();
    await page.mouse.move((handle?.x ?? 0) + 5, (handle?.y ?? 0) + 8);
    await page.mouse.down();
    await page.mouse.move((top?.x ?? 0) + 40, (top?.y ?? 0) + 2, { steps: 4 });
    await page.mouse.up();
    await expect.poll(order).toEqual(['Drei', 'Zwei', 'Eins']);
    await console.takeBack(/Drei von Hand: Position 1/);
    await expect.poll(order).toEqual(['Zwei', 'Eins', 'Drei']);
    const { body } = await (await system.as('admin')).get(`/api/${path}?order[sortierung]=asc&itemsPerPage=500`);
    const stored = body['hydra:member'].map((it: { sortierung: number }) => it.sortierung);
    expect(stored).toEqual(stored.map((_: number, at: number) => at + 1));
  }

  await console.goTo('/bodyparts?tab=bauteile');
  const parts = console.panel('/bodyparts');
  const names = () => parts.getByRole('rowheader').allTextContents();
  await expect.poll(async () => (await names()).length).toBeGreaterThan(100);
  const [first, second, third] = await names();
  await parts.getByRole('button', { name: `Befehle für ${first ?? ''}` }).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(console.message('Position aktualisiert')).toContainText('Position 3');
  await expect.poll(async () => (await names()).slice(0, 3)).toEqual([second, third, first]);
  await parts.getByRole('button', { name: `Befehle für ${first ?? ''}` }).click();
  await page.getByRole('menuitem', { name: 'An Position …' }).click();
  await console.dialog.getByRole('textbox').fill('1');
  await console.dialog.getByRole('button', { name: /Verschieben/ }).click();
  await expect.poll(async () => (await names()).slice(0, 3)).toEqual([first, second, third]);
  expect(await faultsOf(page)).toEqual([]);
});

test('leasing protocols: what the server refuses stands at its field, and nothing typed is lost @thorough', async ({
  signIn,
  given,
}) => {
  shows('D1 §5 faults in the form', 'D2 §2 leasing_protocols');
  await given.record('leasing_protocols', { slug: 'vergeben', name: 'Schon da' });
  const console = await signIn(undefined, '/leasing_protocols');
  const list = console.list('/leasing_protocols');
  await list.create();
  const create = console.record('/leasing_protocols/create');
  await create.save('Leasingprotokoll anlegen');
  await expect(create.faultNote).toBeVisible();
  await create.fill('slug', 'vergeben');
  await create.fill('name', 'Übergabe Neu');
  await create.save('Leasingprotokoll anlegen');
  await expect(create.at('slug')).toContainText(/Diesen Eintrag gibt es bereits/);
  await expect(create.field('name')).toHaveValue('Übergabe Neu');
  await create.fill('slug', 'uebergabe-neu');
  await create.save('Leasingprotokoll anlegen');
  await expect(list.row('Übergabe Neu')).toBeVisible();
});

test('news: the pager walks, the number of rows is remembered for the person @thorough', async ({ signIn, given }) => {
  shows('D1 §2 Shell pager with numbers', 'D2 §2 news');
  for (const number of Array.from({ length: 27 }, (_, at) => at + 1)) {
    await given.record('news', {
      title: `Meldung ${String(number).padStart(2, '0')}`,
      content: '<p>Text</p>',
      isSend: false,
    });
  }
  const console = await signIn(undefined, '/news');
  const list = console.list('/news');
  await list.search('Meldung');
  await expect(list.range).toHaveText('1–27 von 27');
  await list.rowsPerPage(25);
  await expect(list.range).toHaveText('1–25 von 27');
  await list.nextPage();
  await expect(list.range).toHaveText('26–27 von 27');
  await expect(list.rows).toHaveCount(2);
  await console.reload();
  await expect(list.range).toHaveText('26–27 von 27');
});

test('a row is looked at with the space bar and opened with Enter @thorough', async ({ signIn, given, page }) => {
  shows('C Lists keys');
  await given.record('services', { name: 'Aaa Blick' });
  const console = await signIn(undefined, '/services');
  const list = console.list('/services');
  await list.search('Aaa Blick');
  await expect(list.rows).toHaveCount(1);
  await list.row('Aaa Blick').getByRole('gridcell').nth(1).click();
  await page.keyboard.press('Space');
  await expect(list.root.getByRole('complementary')).toContainText('Aaa Blick');
  await page.keyboard.press('Space');
  await expect(list.root.getByRole('complementary')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(console.tab('Aaa Blick')).toBeVisible();
});

/** The address of the record in a row. */
async function urlOf(row: Locator): Promise<string> {
  return ((await row.getAttribute('row-id')) ?? '').replace('/api', '');
}

test('a record that somebody deletes while it is open says so instead of waiting for ever; nothing is sent for it any more, and no draft stays @thorough', async ({
  signIn,
  given,
  system,
  page,
}) => {
  const service = await given.record('services', { name: `Kurzlebig ${String(Date.now())}` });
  const console = await signIn(undefined, `/services/${service.id}`);
  await console.record(`/services/${service.id}`).fill('name', 'Noch nicht gespeichert');
  await expect.poll(() => keptDrafts(page)).toHaveLength(1);
  await (await system.as('admin')).delete(service['@id']);
  await expect(console.panel(`/services/${service.id}`).getByText('Zusatzleistung gibt es nicht mehr')).toBeVisible();
  await expect.poll(() => keptDrafts(page)).toEqual([]);
  const sent: string[] = [];
  page.on('request', (it) => it.method() === 'PATCH' && sent.push(it.url()));
  await page.keyboard.press('Control+s');
  await expect(console.message('Den Datensatz gibt es nicht mehr')).toBeVisible();
  expect(sent).toEqual([]);
  await console.panel(`/services/${service.id}`).getByRole('button', { name: 'Tab schließen' }).click();
  await expect(console.panel(`/services/${service.id}`)).toHaveCount(0);
});

/** Whose unsaved input this browser keeps. */
function keptDrafts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open('leitstand');
        opening.onsuccess = () => {
          const asked = opening.result.transaction('drafts').objectStore('drafts').getAllKeys();
          asked.onsuccess = () => resolve(asked.result.map(String));
        };
      }),
  );
}
