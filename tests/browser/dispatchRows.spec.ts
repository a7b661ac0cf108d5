import { formatKmDifference } from '../../src/domain/km/formatKm.ts';
import type { Json } from '../harness/client.ts';
import { day } from './harness/given.ts';
import { expect, test } from './harness/story.ts';
import { shows } from '../specification/shows.ts';

/** Between them the columns of the dispatch list change what they show. */
const widths = [320, 375, 400, 420, 430, 455, 500, 565, 570, 640, 740, 745, 820, 905, 960, 1060, 1123];
/** So many pictures in a row a list looks the same once its columns have taken their places. */
const calmFrames = 6;

/** The widths of a panel at which a town in its rows is cut. */
async function widthsThatCut(
  panel: HTMLElement | SVGElement,
  [tried, calm]: readonly [tried: readonly number[], calm: number],
): Promise<readonly number[]> {
  const towns = () => [...panel.querySelectorAll('.stop .town')].map((it) => it.scrollWidth - it.clientWidth);
  const look = () =>
    [...panel.querySelectorAll('.ag-header-cell, .stop .town')].map((it) => it.getBoundingClientRect().width).join();
  const found: number[] = [];
  for (const width of tried) {
    Object.assign(panel.style, { width: `${String(width)}px`, maxWidth: `${String(width)}px` });
    for (let [before, same] = ['', 0]; same < calm;) {
      await new Promise(requestAnimationFrame);
      same = look() === before ? same + 1 : 0;
      before = look();
    }
    if (panel.clientWidth !== width || towns().length !== 2 || towns().some((it) => it > 0)) found.push(width);
  }
  Object.assign(panel.style, { width: '', maxWidth: '' });
  return found;
}

test('a row of the dispatch list says how far the ride is, there and back @thorough', async ({ signIn, given }) => {
  shows('D1 §2 disposition day header', 'D1 §2 disposition columns Nr');
  const customer = await given.customer();
  const main = await given.contract({ contractClientAddress: customer['@id'], carFin: 'WVWZZZ1KZAW000123' });
  const back = await given.contract({
    contractClientAddress: customer['@id'],
    anschlussvon: main['@id'],
    abafahrt: '1',
  });
  const { protocol } = await given.stored(main);
  await given.changed(protocol, { processState: 'STARTED' });
  const console = await signIn();
  const list = console.dispatch;
  await list.ofCustomer(customer.kuerzel);
  await expect(list.rows).toHaveCount(1);
  await expect(list.heading(day())).toContainText('1 Fahrt');
  await expect(list.root.getByRole('columnheader').filter({ hasText: /\S/ })).toHaveText([
    'Nr',
    'Fahrer/Kunde',
    'Tour',
    'Rückfahrt',
    'Status',
  ]);
  const row = list.row(main.auftragsnummer);
  await expect(row).toContainText(back.auftragsnummer);
  await expect(list.cell(main.auftragsnummer, 'status')).toContainText(/U1.*U4/s);
  await expect(row.locator('[data-tip*="WVWZZZ1KZAW000123"]').first()).toBeVisible();
  await expect(row.locator('[data-tip^="Abholung erledigt"]')).toBeVisible();
  await expect(row.locator('[data-tip^="Zustellung erledigt"]')).toHaveCount(0);
  await given.changed(await given.stored(protocol), { processState: 'RECEIVED' });
  await expect(row.locator('[data-tip^="Zustellung erledigt"]')).toBeVisible();
  await expect(list.cell(main.auftragsnummer, 'status')).toContainText('U3');
});

test('a day without rides says so @thorough', async ({ signIn }) => {
  shows('D1 §2 disposition days');
  const console = await signIn(undefined, '/disposition?datum[after]=2031-01-05&datum[before]=2031-01-05');
  await expect(console.dispatch.root.getByText('An diesem Tag sind keine Fahrten geplant.')).toBeVisible();
});

test('kilometres that are far from the plan stand in red beside the state, others in grey @thorough', async ({
  signIn,
  given,
  system,
  page,
}) => {
  shows('D1 §2 disposition greyed texts');
  const { body } = await (await system.as('admin')).get('/api/contracts?flags[]=U4&anschluss=false&itemsPerPage=200');
  const contract = body['hydra:member'].find((it: Json) => Number(it.istkm) > 150);
  const console = await signIn(undefined, `/disposition?auftragsnummer=${String(contract.auftragsnummer)}`);
  const chip = console.dispatch.row(contract.auftragsnummer).locator('[data-tip^="Kilometerabweichung"]');
  const [red, grey] = await page.evaluate(() =>
    ['--danger-fg', '--text-3'].map((name) => {
      document.body.style.setProperty('outline-color', `var(${name})`);
      return getComputedStyle(document.body).outlineColor;
    }),
  );
  const cases = [
    [50, 0, grey],
    [51, 0, red],
    [-51, 0, red],
    [100, 1, grey],
    [101, 1, red],
  ] as const;
  for (const [difference, days, colour] of cases) {
    await given.changed(contract, {
      datum: day(-9),
      bringdatum: day(days - 9),
      googleKm: Number(contract.istkm) - difference,
      editGoogleKm: true,
    });
    await expect(chip).toHaveText(formatKmDifference(difference));
    await expect(chip).toHaveCSS('color', colour ?? '');
    await expect(chip).toHaveAttribute(
      'data-tip',
      colour === red ? 'Kilometerabweichung über der Grenze' : 'Kilometerabweichung',
    );
  }
});

test('in a panel as narrow as the column of a contract no plate, town or state is cut @thorough', async ({
  signIn,
  given,
  page,
}) => {
  shows('D1 §2 disposition vehicle label cut', 'C Lists three densities');
  const customer = await given.customer({ kuerzel: 'FLEETX' });
  const towns = ['Osnabrück', 'Frankfurt am Main'] as const;
  const main = await given.contract({
    contractClientAddress: customer['@id'],
    pickupLocation: { ort: towns[0] },
    deliveryLocation: { ort: towns[1] },
    bringdatum: day(1),
  });
  await given.contract({ contractClientAddress: customer['@id'], anschlussvon: main['@id'], abafahrt: '1' });
  const { dispatch: list } = await signIn();
  await list.ofCustomer(customer.kuerzel);
  await page.setViewportSize({ width: 464, height: 700 });
  const places = list.row(main.auftragsnummer).locator('.stop .town, .tour .ident');
  await expect(places).toHaveText([/^WOB/, ...towns.map((it) => new RegExp(it))]);
  await expect
    .poll(() => places.evaluateAll((all) => all.map((it) => it.scrollWidth - it.clientWidth)))
    .toEqual([0, 0, 0]);
  /** The dock follows the window a moment later, on a busy machine much later: asked until it is as wide as wanted. */
  const panelWidth = (width: number) =>
    expect
      .poll(async () => {
        const own = await list.root.evaluate((panel) => panel.clientWidth);
        const outer = page.viewportSize()?.width ?? width;
        if (own !== width) await page.setViewportSize({ width: Math.max(width, outer + width - own), height: 700 });
        return own;
      })
      .toBe(width);
  await panelWidth(Math.max(...widths));
  expect(await list.root.evaluate(widthsThatCut, [widths, calmFrames] as const)).toEqual([]);
  await panelWidth(655);
  await list.choose(main.auftragsnummer);
  await page.keyboard.press('Space');
  await expect(list.root.getByRole('complementary', { name: 'Vorschau' })).toContainText(main.auftragsnummer);
  const people = list.cell(main.auftragsnummer, 'people');
  await expect
    .poll(() =>
      people.evaluate(
        (cell) =>
          cell.getBoundingClientRect().right -
          (cell.querySelector('.two-lines > :last-child > :first-child')?.getBoundingClientRect().right ?? Infinity),
      ),
    )
    .toBeGreaterThanOrEqual(0);
  await expect
    .poll(() => places.evaluateAll((all) => all.map((it) => it.scrollWidth - it.clientWidth)))
    .toEqual([0, 0, 0]);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 464, height: 700 });
  const state = list.cell(main.auftragsnummer, 'status');
  for (const badge of await state.getByText(/^U[04]$/).all()) await expect(badge).toBeInViewport({ ratio: 1 });
  await expect(state).toContainText(/U0.*U4/s);
});
