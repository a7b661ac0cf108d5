import { givenBy } from '../../browser/harness/given.ts';
import { addDays } from '../../../src/domain/time/calendarDay.ts';
import { companyZone, todayIn } from '../../../src/domain/time/zone.ts';
import type { Client } from '../../harness/client.ts';
import { medianOf, type Figure } from '../figure.ts';
import { against, within } from './consoleFigure.ts';
import { atLogin, type Lab } from './lab.ts';

const rows = 100;
const atOnce = 6;
/** Nobody arranges so far ahead in the demo, so that each list holds these rows alone. */
const daysAhead = 210;
type Taken = { readonly contracts: number; readonly avis: number; readonly dialog: number };

/** A row shows that its list is drawn; both lists show a hundred of the same contracts. */
const hasAvis = () => document.querySelectorAll('[data-panel-url^="/contract_avis"] [row-id^="/api/"]').length > 10;
const hasContracts = () => document.querySelectorAll('[data-panel-url^="/disposition"] [row-id^="/api/"]').length > 10;
/** Its fields are there, and the row says who edits it: the lock is held. */
const isLocked = () =>
  document.querySelector('[role=dialog] [data-field="note"] textarea') !== null &&
  performance.getEntriesByType('resource').some((it) => it.name.endsWith('/api/locks') && it.duration > 0);

/** The Avisierung beside the Auftragsliste with the same hundred contracts, and a row's dialog with its lock. */
export async function measureAvis(lab: Lab): Promise<Figure[]> {
  const day = addDays(todayIn(companyZone, new Date()), daysAhead);
  await fill(await lab.admin(), day);
  const taken: Taken[] = [];
  for (let run = 0; run < lab.runs; run += 1) taken.push(await take(lab, day));
  return [
    against(1.1, {
      name: 'open Avisierung, 100 rows',
      unit: 'ms CPU',
      reference: taken.map((it) => it.contracts),
      ours: taken.map((it) => it.avis),
    }),
    within(120, {
      name: 'a dialog of the Avisierung with its lock',
      unit: 'ms CPU',
      ours: medianOf(taken.map((it) => it.dialog)),
    }),
  ];
}

async function take(lab: Lab, day: string): Promise<Taken> {
  const opened = async (path: string, until: () => boolean) => {
    const window = await atLogin(lab, { path });
    await window.cost({ act: () => window.page.keyboard.press('Enter'), until });
    return { window, cost: (await window.cost({ act: () => window.page.reload(), until })).cpu };
  };
  const range = `datum[after]=${day}&datum[before]=${day}&itemsPerPage=${String(rows)}`;
  const contracts = await opened(`/disposition?${range}`, hasContracts);
  await contracts.window.close();
  const avis = await opened(
    `/contract_avis?contract.datum[after]=${day}&contract.datum[before]=${day}&itemsPerPage=${String(rows)}`,
    hasAvis,
  );
  const { page } = avis.window;
  const row = (at: number) => `[data-panel-url^="/contract_avis"] [row-index="${String(at)}"] [col-id="vehicle"]`;
  // The first dialog brings its code along; people open dozens a day.
  await page.locator(row(3)).dblclick();
  await page.waitForFunction(isLocked);
  await page.keyboard.press('Escape');
  await page.locator('[role=dialog]').waitFor({ state: 'detached' });
  await page.locator(row(5)).click();
  await page.evaluate(() => performance.clearResourceTimings());
  const dialog = await avis.window.cost({ act: () => page.keyboard.press('Enter'), until: isLocked });
  await avis.window.close();
  return { contracts: contracts.cost, avis: avis.cost, dialog: dialog.cpu };
}

/** A hundred contracts of one day that are to be arranged; what an earlier run has left there counts. */
async function fill(admin: Client, day: string): Promise<void> {
  const given = givenBy(admin, { next: Date.now() % 1_000_000 });
  const { body } = await admin.get(`/api/contracts?datum[after]=${day}&datum[before]=${day}&itemsPerPage=10`);
  const missing = Math.max(0, rows - Number(body['hydra:totalItems']));
  if (missing === 0) return;
  const { '@id': contractClientAddress } = await given.customer();
  let left = missing;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (left > 0) {
        left -= 1;
        await given.contract({ contractClientAddress, datum: day, bringdatum: day, createAvis: true });
      }
    }),
  );
}
