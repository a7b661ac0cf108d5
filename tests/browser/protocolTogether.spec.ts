import type { Json } from '../harness/client.ts';
import { photo } from '../harness/uploads.ts';
import { shows } from '../specification/shows.ts';
import { faultsOf } from './harness/accessibility.ts';
import type { Given } from './harness/given.ts';
import { expect, test } from './harness/story.ts';
import { List } from './pages/List.ts';

const addressOf = (iri: string) => iri.replace('/api', '');

async function protocolOf(given: Given, values: Json = {}, order: Json = {}): Promise<Json> {
  const { protocol } = await given.contract(order);
  return given.changed(await given.stored(protocol), values);
}

test('two people put different entries and fields of one protocol right at once, and neither is asked or overwritten @thorough', async ({
  signIn,
  signInElsewhere,
  given,
}) => {
  shows('C Forms merge on 412');
  const protocol = await protocolOf(given, {
    expenses: [
      { type: 'taxi', amount: '34.80' },
      { type: 'train', amount: '12.00' },
    ],
    mileageOnSubmit: 18_412,
  });
  const url = addressOf(protocol['@id']);
  const mine = await signIn(await given.person({ roles: ['office'] }), `${url}?tab=auslagen`);
  const theirs = await signInElsewhere(await given.person({ roles: ['office_l2'] }), `${url}?tab=auslagen`);
  const [here, there] = [mine.record(url), theirs.record(url)];
  await here.at('expenses.0.amount').click();
  await mine.page.keyboard.type('35,10');
  await mine.page.keyboard.press('Enter');
  await there.at('expenses.1.amount').click();
  await theirs.page.keyboard.type('13,50');
  await theirs.page.keyboard.press('Enter');
  await there.root.getByRole('tab', { name: 'Fahrdaten' }).click();
  await there.fill('mileageOnReceive', '18597');
  await there.save();
  await expect(there.changes).toBeHidden();
  await expect(here.at('expenses.1.amount')).toHaveText('13,50 €');
  await expect(here.at('expenses.0.amount')).toHaveText('35,10 €');
  await here.save();
  await expect(here.changes).toBeHidden();
  await expect(mine.mergeDialog.root).toBeHidden();
  const stored = await given.stored(protocol);
  expect([stored.expenses.map((it: Json) => it.amount), stored.mileageOnReceive]).toEqual([['35.10', '13.50'], 18_597]);
  await there.root.getByRole('tab', { name: 'Auslagen' }).click();
  await expect(there.at('expenses.0.amount')).toHaveText('35,10 €');
});

test('the same field of a protocol, changed by two, is decided and never overwritten unseen @thorough', async ({
  signIn,
  given,
}) => {
  shows('C Forms merge on 412');
  const protocol = await protocolOf(given, { mileageOnSubmit: 18_412 });
  const url = addressOf(protocol['@id']);
  const console = await signIn(await given.person({ roles: ['office'] }), `${url}?tab=fahrdaten`);
  const record = console.record(url);
  await record.fill('mileageOnSubmit', '18421');
  await given.changed(protocol, { mileageOnSubmit: 18_500, driverCollectionComment: 'Schlüssel an der Pforte' });
  await expect(record.root.getByText(/^Inzwischen gespeichert: 18.?500/).first()).toBeVisible();
  await record.save();
  await expect(console.mergeDialog.root).toContainText('0 von 1 entschieden');
  await console.mergeDialog.takeMine('Kilometerstand bei Abholung');
  await console.mergeDialog.save();
  await expect(console.mergeDialog.root).toBeHidden();
  await expect(record.changes).toBeHidden();
  const { mileageOnSubmit, driverCollectionComment } = await given.stored(protocol);
  expect([mileageOnSubmit, driverCollectionComment]).toEqual([18_421, 'Schlüssel an der Pforte']);
});

test('the pictures beside follow whoever walks through the list, and a picture in full is accessible @thorough', async ({
  signIn,
  given,
  page,
}) => {
  shows('D3 §2 image popup');
  const customer = await given.customer();
  const of = { contractClientAddress: customer['@id'] };
  const [one, two] = [
    await protocolOf(given, { processState: 'CLOSED' }, of),
    await protocolOf(given, { processState: 'CLOSED' }, of),
  ];
  const url = addressOf(one['@id']);
  await page.setViewportSize({ width: 1920, height: 1000 });
  const address = `/protocols?contractClientAddress=${String(customer['@id'])}`;
  const console = await signIn(await given.person({ roles: ['office'] }), address);
  const list = new List(page, console.panel('/protocols'));
  await list.open(String(one.orderNumber));
  const record = console.record(url);
  await record.root.getByRole('tab', { name: 'Standardbilder' }).click();
  for (const side of ['Abholung', 'Zustellung']) {
    const slot = record.root
      .getByRole('list', { name: `Standardbilder ${side}` })
      .getByRole('listitem')
      // Another story puts the standard pictures into another order.
      .filter({ has: page.getByRole('button', { name: /Front(:| groß|$)/ }) });
    await slot
      .locator('input[type="file"]')
      .setInputFiles({ name: 'front.jpg', mimeType: 'image/jpeg', buffer: await photo() });
    await expect(slot.getByRole('button', { name: 'Front groß ansehen' })).toBeVisible();
    await expect(slot.locator('time')).toHaveText(/^\d{2}:\d{2}$/);
  }
  await record.save();
  await expect(console.message('Erfolgreich gespeichert')).toBeVisible();
  await record.root.getByRole('button', { name: 'Front groß ansehen' }).first().click();
  await expect(console.dialog.getByRole('img', { name: 'Front, Zustellung' })).toBeVisible();
  expect(await faultsOf(page, { within: '[role="dialog"]' })).toEqual([]);
  await page.keyboard.press('u');
  await expect(console.dialog.getByRole('button', { name: 'nebeneinander' })).toBeVisible();
  expect(await faultsOf(page, { within: '[role="dialog"]' })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(console.dialog).toBeHidden();

  await record.root.getByRole('button', { name: 'Bilder daneben zeigen' }).click();
  await expect(console.panel(`${url}/pictures`)).toBeVisible();
  await console.chooseForTab(`Protokoll ${String(one.orderNumber)} · Bilder`, 'Kanal 5');
  await console.chooseForTab(/Protokolle · /, 'Kanal 5');
  await list.choose(String(two.orderNumber));
  await expect(console.panel(`${addressOf(two['@id'])}/pictures`)).toBeVisible();
  await expect(console.panel(`${url}/pictures`)).toHaveCount(0);
  await list.choose(String(one.orderNumber));
  const beside = console.panel(`${url}/pictures`);
  await expect(beside.getByRole('list', { name: 'Standardbilder Abholung' })).toBeVisible();
  await beside.getByRole('button', { name: /^Zustellung 1\// }).click();
  await expect(beside.getByRole('list', { name: 'Standardbilder Zustellung' })).toBeVisible();
  await expect(beside.getByRole('button', { name: 'Front groß ansehen' })).toHaveCount(1);
  expect(await faultsOf(page, { within: '[data-panel-url$="/pictures"]' })).toEqual([]);
});
