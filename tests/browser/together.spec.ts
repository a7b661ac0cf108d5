import { expect, test } from './harness/story.ts';
import { shows } from '../specification/shows.ts';

shows('C Lists never move', 'C Forms merge on 412', 'C Forms presence on row');

test('what one person saves stands in the other window at once', async ({ signIn, signInElsewhere, given }) => {
  const customer = await given.customer();
  const order = await given.order({ contractClientAddress: customer['@id'] });
  const mine = await signIn(undefined, `/contracts/${order.id}`);
  const theirs = await signInElsewhere(await given.person());
  await theirs.dispatch.ofCustomer(customer.kuerzel);
  await expect(theirs.dispatch.row(order.auftragsnummer)).toBeVisible();

  const editor = mine.order(order);
  await editor.fill('pickupLocation.ort', 'Euskirchen');
  await editor.save();
  await expect(editor.changes).toBeHidden();
  await expect(theirs.dispatch.row(order.auftragsnummer)).toContainText('Euskirchen');
});

test('a new order of a colleague appears in the list without asking', async ({ signIn, given }) => {
  const customer = await given.customer();
  const console = await signIn();
  await console.dispatch.ofCustomer(customer.kuerzel);
  await expect(console.dispatch.range).toHaveText(/^0/);
  const order = await given.order({ contractClientAddress: customer['@id'] });
  await expect(
    console.dispatch
      .row(order.auftragsnummer)
      .or(console.dispatch.toolbar.getByRole('button', { name: /Auftrag/ }).filter({ hasText: /^1/ })),
  ).toBeVisible();
});

test('different fields of the same order merge without a question', async ({ signIn, given }) => {
  const order = await given.order();
  const console = await signIn(undefined, `/contracts/${order.id}`);
  const editor = console.order(order);
  await editor.fill('pickupLocation.ort', 'Hürth');
  await given.changed(order, { deliveryLocation: { ort: 'Neu-Ulm' } });
  await expect(editor.field('deliveryLocation.ort')).toHaveValue('Neu-Ulm');
  await expect(editor.field('pickupLocation.ort')).toHaveValue('Hürth');
  await editor.save();
  await expect(editor.changes).toBeHidden();
  const stored = await given.stored(order);
  expect([stored.pickupLocation.ort, stored.deliveryLocation.ort]).toEqual(['Hürth', 'Neu-Ulm']);
});

test('the same field changed twice is decided in the merge dialog, nothing is overwritten unseen', async ({
  signIn,
  given,
}) => {
  const order = await given.order();
  const console = await signIn(undefined, `/contracts/${order.id}`);
  const editor = console.order(order);
  await editor.fill('pickupLocation.ort', 'Brühl');
  await editor.fill('deliveryLocation.ort', 'Biberach');
  await given.changed(order, { pickupLocation: { ort: 'Wesseling' }, deliveryLocation: { ort: 'Laupheim' } });
  await expect(editor.root.getByText('Inzwischen gespeichert: Wesseling').first()).toBeVisible();
  await editor.save();
  const merge = console.mergeDialog;
  await expect(merge.root).toContainText('0 von 2 entschieden');
  await expect(merge.root).toContainText(/admin hat am .* gespeichert/);
  await merge.row('Ort').nth(0).getByRole('radio', { name: 'Ihre Eingabe' }).check();
  await merge.row('Ort').nth(1).getByRole('radio', { name: 'Stand auf dem Server' }).check();
  await merge.save();
  await expect(merge.root).toBeHidden();
  await expect(editor.changes).toBeHidden();
  const stored = await given.stored(order);
  expect([stored.pickupLocation.ort, stored.deliveryLocation.ort]).toEqual(['Brühl', 'Laupheim']);
});

test('whoever works on an order is shown to the others with initials', async ({ signIn, signInElsewhere, given }) => {
  const order = await given.order();
  const mine = await signIn(undefined, `/contracts/${order.id}`);
  await expect(mine.order(order).heading).toHaveText(order.auftragsnummer);
  const theirs = await signInElsewhere(await given.person({ name: 'Wanda Quast' }), `/contracts/${order.id}`);
  await theirs.order(order).field('pickupLocation.ort').focus();
  await expect(mine.tab(order.auftragsnummer).getByText('WQ')).toBeVisible();
  await theirs.page.close();
  await expect(mine.tab(order.auftragsnummer).getByText('WQ')).toBeHidden({ timeout: 45_000 });
});
