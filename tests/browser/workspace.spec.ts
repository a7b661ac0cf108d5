import { day } from './harness/given.ts';
import { expect, test } from './harness/story.ts';
import { Console } from './pages/Console.ts';
import { isThorough } from '../runner/thoroughly.ts';
import { shows } from '../specification/shows.ts';

/**
 * Most stories of the short form run calm, as terminal servers ask for; the dock has to stand where it moves, too. In
 * the long form every story of this file is told in both ways.
 */
const moves = { contextOptions: { reducedMotion: 'no-preference' as const } };

test.describe('with motion', () => {
  test.use(isThorough ? {} : moves);

  test('links open tabs of their own; back and forward walk them; every tab has its address', async ({
    signIn,
    page,
  }) => {
    shows('C Frame dock');
    const console = await signIn();
    await console.menu.entry('Kunden').click();
    await expect(page).toHaveURL(/\/customers$/);
    await console.menu.entry('Fahrer').click();
    await expect(page).toHaveURL(/\/drivers(\?|$)/);
    await page.goBack();
    await expect(page).toHaveURL(/\/customers$/);
    await expect(console.tab('Kunden')).toHaveAttribute('aria-selected', 'true');
    await page.goForward();
    await expect(console.tab('Fahrer')).toHaveAttribute('aria-selected', 'true');
    await console.menu.entry('Kunden').click();
    await expect(console.tab('Kunden')).toHaveCount(1);
    await page.keyboard.press('Alt+w');
    await expect(console.tab('Kunden')).toHaveCount(0);
  });

  test('a change of the arrangement is taken back, and a layout can be reset and chosen by its key; a new group has its whole width', async ({
    signIn,
    given,
    page,
  }) => {
    const contract = await given.contract();
    const console = await signIn();
    const before = await console.arrangement();
    await console.menu.entry('Kunden').click();
    await expect(console.tab('Kunden')).toBeVisible();
    await page.keyboard.press('Alt+w');
    await expect(console.tab('Kunden')).toHaveCount(0);
    await page.keyboard.press('Control+Alt+u');
    await expect(console.tab('Kunden')).toBeVisible();
    await page.keyboard.press('Alt+1');
    await expect(console.tab('Kunden')).toHaveCount(0);
    await expect.poll(() => console.arrangement()).toEqual(before);
    await console.dispatch.search(contract.auftragsnummer);
    await console.dispatch.open(contract.auftragsnummer);
    const { root, heading } = console.contract(contract);
    await expect(heading).toHaveText(contract.auftragsnummer);
    await expect.poll(() => root.evaluate((panel) => panel.clientWidth)).toBeGreaterThan(360);
  });
});

test('a contract that the pointer rests on has come before it is opened, and is asked for once', async ({
  signIn,
  given,
  page,
}) => {
  const contract = await given.contract({ bringdatum: day(1) });
  const number = String(contract.auftragsnummer);
  const { contracts } = await signIn(undefined, `/contracts?specialFilter=${number}`);
  const asked: string[] = [];
  page.on(
    'request',
    (request) => void (request.url().endsWith(String(contract['@id'])) && asked.push(request.method())),
  );
  const link = contracts.row(number).getByRole('link', { name: number });
  const come = page.waitForResponse((it) => it.url().endsWith(String(contract['@id'])));
  await link.hover();
  await come;
  await link.click();
  await expect(page.locator('[data-field="infoBackend"] textarea')).toBeVisible();
  expect(asked).toEqual(['GET']);
});

test('a second window stays in step with the first: look and data @thorough', async ({ signIn, given, page }) => {
  shows('C Frame second window', 'C Frame status bar');
  const customer = await given.customer();
  const contract = await given.contract({ contractClientAddress: customer['@id'] });
  const console = await signIn();
  await console.dispatch.ofCustomer(customer.kuerzel);
  const opening = page.waitForEvent('popup');
  await console.dispatch.openInWindow(contract.auftragsnummer);
  const second = new Console(await opening);
  await second.isReady();
  await expect(second.contract(contract).heading).toHaveText(contract.auftragsnummer);
  await second.contract(contract).fill('pickupLocation.ort', 'Frechen');
  await second.contract(contract).save();
  await expect(console.dispatch.row(contract.auftragsnummer)).toContainText('Frechen');
  await console.topBar.getByRole('button', { name: 'Dunkle Darstellung' }).click();
  await expect(second.page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a contract on the channel of the list follows what is chosen there, until it is pinned', async ({
  signIn,
  given,
}) => {
  shows('C Frame linked channels');
  const customer = await given.customer();
  const [one, two, three] = [
    await given.contract({ contractClientAddress: customer['@id'] }),
    await given.contract({ contractClientAddress: customer['@id'] }),
    await given.contract({ contractClientAddress: customer['@id'] }),
  ];
  const console = await signIn();
  await console.dispatch.ofCustomer(customer.kuerzel);
  await console.dispatch.open(one.auftragsnummer);
  await console.chooseForTab(one.auftragsnummer, 'Kanal 2');
  await console.dispatch.choose(two.auftragsnummer);
  await expect(console.tab(two.auftragsnummer)).toBeVisible();
  await expect(console.tab(one.auftragsnummer)).toHaveCount(0);
  await expect(console.contract(two).heading).toHaveText(two.auftragsnummer);
  await console.chooseForTab(two.auftragsnummer, 'Festhalten');
  await console.dispatch.choose(three.auftragsnummer);
  await expect(console.page.getByRole('contentinfo')).toContainText(three.auftragsnummer);
  await expect(console.tab(two.auftragsnummer)).toBeVisible();
  await expect(console.tab(three.auftragsnummer)).toHaveCount(0);
});

test('closed groups and stars of the menu are remembered, the counters tell the truth @thorough', async ({
  signIn,
  given,
  system,
}) => {
  shows('D1 §2 Shell menu groups', 'D1 §2 Shell stars and Favoriten');
  const person = await given.person();
  const console = await signIn(person);
  await console.menu.fold('Einstellungen');
  await expect(console.menu.entry('News')).toBeHidden();
  await console.menu.star('Kunden');
  await expect(console.menu.group('Favoriten').getByRole('link', { name: 'Kunden' })).toBeVisible();
  const counting = await system.as(person.username, person.password);
  // Others make protocols meanwhile; what is none is not said.
  await expect(async () => {
    const { protocols } = (await counting.get('/api/counters')).body;
    const name = protocols > 0 ? `Protokollversand ${protocols} offen` : 'Protokollversand';
    await expect(console.menu.root.getByRole('link', { name, exact: true })).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await console.reload();
  await expect(console.menu.group('Favoriten').getByRole('link', { name: 'Kunden' })).toBeVisible();
  await expect(console.menu.entry('News')).toBeHidden();
});

test('settings take effect at once and are kept: look, links, rows per page @thorough', async ({ signIn, page }) => {
  shows('D1 §2 Routes /configuration', 'C Frame openLinksInNewTab', 'D3 §2 configuration');
  const console = await signIn(undefined, '/configuration');
  const settings = console.panel('/configuration');
  await settings.getByRole('radio', { name: 'Dunkel' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await settings.getByRole('searchbox', { name: 'Liste suchen' }).fill('auftragsl');
  await settings.getByRole('button', { name: /^Auftragsliste/ }).click();
  await page.getByRole('option', { name: '25', exact: true }).click();
  await expect(settings.getByRole('button', { name: 'Auftragsliste: wieder 100' })).toBeVisible();
  await console.tab('Auftragsliste').click();
  await expect(console.dispatch.root.getByRole('button', { name: /^Zeilen je Seite.*25/ })).toBeVisible();
  await console.tab('Einstellungen').click();
  await settings.getByRole('switch', { name: 'Links in neuem Tab öffnen' }).click();
  await expect(settings.getByText('Aus: ein Link ersetzt')).toBeVisible();
  await console.menu.entry('Kunden').click();
  await expect(console.tab('Kunden')).toBeVisible();
  await expect(console.tab('Einstellungen')).toHaveCount(0);
  await console.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(console.tab('Kunden')).toBeVisible();
  await console.goTo('/configuration');
  await expect(settings.getByRole('rowheader').first()).toHaveText('Auftragsliste');
});

test('the layout of the role keeps the open contracts right of the list, with what was typed', async ({
  signIn,
  given,
  page,
}) => {
  const contract = await given.contract();
  const console = await signIn();
  await console.dispatch.search(contract.auftragsnummer);
  await console.dispatch.open(contract.auftragsnummer);
  const editor = console.contract(contract);
  await editor.fill('pickupLocation.ort', 'Frechen');
  await console.chooseForTab(contract.auftragsnummer, 'Kanal 2');
  await page.keyboard.press('Alt+1');
  await expect(console.tab('Avisierung')).toBeVisible();
  await expect(console.tab(contract.auftragsnummer)).toBeVisible();
  await expect(editor.changes).toHaveText(/1 Änderung/);
});

test('from the sign-in to a saved contract without a mouse', async ({ login, given, page }) => {
  const person = await given.person();
  const contract = await given.contract();
  const console = new Console(page);
  const { keyboard } = page;
  await login.open();
  await keyboard.type(person.username);
  await keyboard.press('Tab');
  await keyboard.type(person.password);
  await keyboard.press('Enter');
  await console.isReady();
  await expect(console.dispatch.rows.first()).toBeVisible();
  await keyboard.press('Control+f');
  await expect(console.dispatch.searchBox).toBeFocused();
  await keyboard.type(contract.auftragsnummer);
  await expect(console.dispatch.rows).toHaveCount(1);
  await expect(console.dispatch.row(contract.auftragsnummer)).toBeVisible();
  await console.dispatch.walkIntoRows();
  await keyboard.press('Enter');
  const editor = console.contract(contract);
  await expect(editor.heading).toHaveText(contract.auftragsnummer);
  await console.walkTo(editor.root, editor.field('pickupLocation.ort'));
  await keyboard.press('Control+a');
  await keyboard.type('Kerpen');
  await keyboard.press('Control+s');
  await expect(console.dispatch.row(contract.auftragsnummer)).toContainText('Kerpen');
  expect((await given.stored(contract)).pickupLocation.ort).toBe('Kerpen');
});

test('the tab that shows stays in sight, however many there are, and the strip comes to rest @thorough', async ({
  signIn,
  given,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const contracts = await Promise.all(Array.from({ length: 9 }, () => given.contract()));
  const console = await signIn();
  for (const contract of contracts) {
    await console.goTo(`/contracts/${contract.id}`);
    await expect(console.tab(contract.auftragsnummer)).toBeInViewport({ ratio: 0.95 });
    await expect.poll(() => console.tab(contract.auftragsnummer).evaluate(widthsOfStrip)).toHaveLength(1);
  }
  const [first] = contracts;
  await console.goTo(`/contracts/${first?.id}`);
  await expect(console.tab(first?.auftragsnummer)).toBeInViewport({ ratio: 0.95 });
});

/** How wide the strip of a tab is during ten frames, each width once. */
async function widthsOfStrip(tab: Element): Promise<number[]> {
  const widths = new Set<number>();
  for (let frame = 0; frame < 10; frame += 1) {
    await new Promise(requestAnimationFrame);
    widths.add(tab.closest('[role=tablist]')?.getBoundingClientRect().width ?? 0);
  }
  return [...widths];
}
