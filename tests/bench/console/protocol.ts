import { givenBy, type Given } from '../../browser/harness/given.ts';
import type { Client, Json } from '../../harness/client.ts';
import { uploaded } from '../../harness/uploads.ts';
import { medianOf, type Figure } from '../figure.ts';
import type { BrowserWindow, Cost } from './browserWindow.ts';
import { against, within } from './consoleFigure.ts';
import { atLogin, type Lab } from './lab.ts';
import { photoLike } from './photoLike.ts';

const slots = 48;
const many = 300;
type Filled = { readonly order: Json; readonly empty: Json; readonly full: Json; readonly large: Json };
type Taken = {
  readonly order: Cost;
  readonly cold: Cost;
  readonly warm: Cost;
  readonly pictures: Cost;
  readonly bytes: number;
};

/** A protocol being checked: what opening it costs beside the order editor, and its pictures. */
export async function measureProtocol(lab: Lab): Promise<Figure[]> {
  const filled = await fill(await lab.admin());
  const taken: Taken[] = [];
  for (let run = 0; run < lab.runs; run += 1) taken.push(await take(lab, filled));
  const held = await holding(lab, filled);
  const all = (read: (it: Taken) => number) => taken.map(read);
  return [
    against(2, {
      name: 'open a protocol, cold, beside an order',
      unit: 'ms CPU',
      reference: all((it) => it.order.cpu),
      ours: all((it) => it.cold.cpu),
    }),
    within(150, {
      name: 'open a protocol, warm, until it shows',
      unit: 'ms',
      ours: medianOf(all((it) => it.warm.shown)),
    }),
    within(500, {
      name: `${String(slots)} slots with pictures, until all show`,
      unit: 'ms',
      ours: medianOf(all((it) => it.pictures.shown)),
    }),
    within(900, {
      name: `${String(slots)} pictures over the line`,
      unit: 'kB',
      ours: medianOf(all((it) => it.bytes / 1000)),
    }),
    within(150, { name: `heap with ${String(many)} pictures`, unit: 'MB', ours: held / 1e6 }),
  ];
}

async function take(lab: Lab, { order, empty, full }: Filled): Promise<Taken> {
  const reference = await signedIn(lab);
  const ordered = await reference.cost({
    act: () => follow(reference, order['@id']),
    until: () => document.querySelectorAll('[data-field="infoBackend"] textarea').length === 1,
  });
  await reference.close();
  const window = await signedIn(lab);
  const cold = await window.cost({ act: () => follow(window, empty['@id']), until: hasSignatures(1) });
  // The pictures come in quiet after the protocol is there: they are counted from its opening on.
  const bytes = await countedImages(window);
  const warm = await window.cost({ act: () => follow(window, full['@id']), until: hasSignatures(2) });
  const press = await window.pointAt(`[role=tab]:text("Standardbilder"):visible >> nth=-1`);
  const pictures = await window.cost({
    act: press,
    until: () =>
      [...document.querySelectorAll<HTMLImageElement>('[data-field="images"] img')].filter(
        (it) => it.complete && it.naturalWidth > 0 && it.offsetParent !== null,
      ).length === 48,
  });
  const read = { order: ordered, cold, warm, pictures, bytes: bytes() };
  await window.close();
  return read;
}

async function holding(lab: Lab, { large }: Filled): Promise<number> {
  const window = await signedIn(lab);
  await follow(window, `${String(large['@id'])}?tab=standardbilder`);
  await window.page
    .locator('[data-field="images"] img')
    .nth(many - 1)
    .waitFor({ state: 'attached' });
  const { bytes } = await window.holding();
  await window.close();
  return bytes;
}

/** Tall enough for all pictures to be in sight: those below are not fetched. */
async function signedIn(lab: Lab): Promise<BrowserWindow> {
  const window = await atLogin(lab, { path: '/' });
  await window.page.setViewportSize({ width: 1440, height: 2_600 });
  await window.cost({
    act: () => window.page.keyboard.press('Enter'),
    until: () => document.querySelector('[row-id^="/api/"]') !== null,
  });
  return window;
}

function follow({ page }: BrowserWindow, iri: string): Promise<void> {
  return page.evaluate(
    (href) => {
      const link = document.createElement('a');
      link.href = href;
      document.body.append(link);
      link.click();
      link.remove();
    },
    iri.replace('/api', ''),
  );
}

const hasSignatures = (count: 1 | 2) =>
  count === 1
    ? () => document.querySelectorAll('[data-field="driverSignature.name"] input').length === 1
    : () => document.querySelectorAll('[data-field="driverSignature.name"] input').length === 2;

/** Counts what pictures bring over the line from now on. */
async function countedImages({ protocol }: BrowserWindow): Promise<() => number> {
  const images = new Set<string>();
  let sum = 0;
  await protocol.send('Network.enable');
  protocol.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.url.includes('/api/images/')) images.add(requestId);
  });
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (images.has(requestId)) sum += encodedDataLength;
  });
  return () => sum;
}

async function fill(admin: Client): Promise<Filled> {
  const given = givenBy(admin, { next: Date.now() % 1_000_000 });
  const [order, empty, full, large] = [
    await given.contract(),
    await protocolOf(given),
    await protocolOf(given),
    await protocolOf(given),
  ];
  const { body } = await admin.get('/api/protocol_images?page=1&itemsPerPage=1000');
  const kinds: readonly Json[] = body['hydra:member'].slice(0, slots);
  const files: string[] = [];
  for (let at = 0; at < slots; at += 1) files.push(await uploaded(admin, String(full['@id']), await photoLike()));
  await given.changed(full, {
    images: files.map((file, at) => ({ imageId: kinds[at]?.image ?? `messung_${String(at)}`, file })),
  });
  await given.changed(large, {
    images: Array.from({ length: many }, (_, at) => ({ imageId: `messung_${String(at)}`, file: files[at % slots] })),
  });
  return { order, empty, full, large };
}

async function protocolOf(given: Given): Promise<Json> {
  return given.stored((await given.contract()).protocol);
}
