import { givenBy } from '../../browser/harness/given.ts';
import type { Json } from '../../harness/client.ts';
import { uploaded } from '../../harness/uploads.ts';
import { medianOf, quantileOf, type Figure } from '../figure.ts';
import type { BrowserWindow } from './browserWindow.ts';
import { within } from './consoleFigure.ts';
import { atLogin, type Lab } from './lab.ts';
import { photoLike } from './photoLike.ts';

const slots = 48;
const steps = 12;

/** The lane over one protocol with all its photos: how long after the key both pictures of the next position stand. */
export async function measureReviewLane(lab: Lab): Promise<Figure[]> {
  const protocol = await filled(lab);
  const taken: number[] = [];
  for (let run = 0; run < lab.runs; run += 1) taken.push(...(await walk(lab, protocol)));
  return [
    within(150, { name: 'review lane: next picture', unit: 'ms', ours: medianOf(taken) }),
    within(150, { name: 'review lane: next picture, p95', unit: 'ms', ours: quantileOf(taken, 0.95) }),
  ];
}

async function filled(lab: Lab): Promise<Json> {
  const admin = await lab.admin();
  const given = givenBy(admin, { next: Date.now() % 1_000_000 });
  const it = await given.stored((await given.contract()).protocol);
  const { body } = await admin.get('/api/protocol_images?page=1&itemsPerPage=1000');
  const images: Json[] = [];
  for (const { image } of body['hydra:member'].slice(0, slots))
    images.push({ imageId: image, file: await uploaded(admin, String(it.orderNumber), await photoLike()) });
  return given.changed(it, { processState: 'CLOSED', emptyRunDone: true, images });
}

async function walk(lab: Lab, { '@id': iri, orderNumber }: Json): Promise<readonly number[]> {
  const window = await atLogin(lab, { path: `/protocols?orderNumber=${String(orderNumber)}` });
  const { page } = window;
  await page.keyboard.press('Enter');
  await page
    .locator(`[row-id="${String(iri)}"]`)
    .getByRole('checkbox')
    .first()
    .click();
  await page.keyboard.press('Alt+r');
  await page.locator('.review-lane figure img').nth(1).waitFor();
  await window.calm();
  const taken: number[] = [];
  for (let step = 0; step < steps; step += 1) {
    await watchNext(window);
    await page.keyboard.press('j');
    taken.push(await page.evaluate(() => (window as unknown as Watching).shown));
    await window.calm();
  }
  await window.close();
  return taken;
}

type Watching = { readonly shown: Promise<number> };

/** Waits in the page for the next key, and from it on until both pictures are others than before and painted. */
function watchNext({ page }: BrowserWindow): Promise<void> {
  return page.evaluate(() => {
    const pictures = () => [...document.querySelectorAll<HTMLImageElement>('.review-lane figure img')];
    const before = new Set(pictures().map((it) => it.src));
    const shown = new Promise<number>((resolve) => {
      const begin = () => {
        const start = performance.now();
        const look = () => {
          const now = pictures();
          const isThere =
            now.length === 2 && now.every((it) => !before.has(it.src) && it.complete && it.naturalWidth > 0);
          requestAnimationFrame(isThere ? () => resolve(performance.now() - start) : look);
        };
        requestAnimationFrame(look);
      };
      addEventListener('keydown', begin, { once: true, capture: true });
    });
    Object.assign(window, { shown });
  });
}
