import { expect, test } from './harness/story.ts';
import { shows } from '../specification/shows.ts';

test('what one person saves or makes stands in the list of the other at once, without asking', async ({
  signIn,
  signInElsewhere,
  given,
}) => {
  shows('C Lists never move');
  const customer = await given.customer();
  const contract = await given.contract({ contractClientAddress: customer['@id'] });
  const mine = await signIn(undefined, `/contracts/${contract.id}`);
  const { dispatch } = await signInElsewhere(await given.person());
  await dispatch.ofCustomer(customer.kuerzel);
  await expect(dispatch.row(contract.auftragsnummer)).toBeVisible();

  const editor = mine.contract(contract);
  await editor.fill('pickupLocation.ort', 'Euskirchen');
  await editor.save();
  await expect(editor.changes).toBeHidden();
  await expect(dispatch.row(contract.auftragsnummer)).toContainText('Euskirchen');

  const fresh = await given.contract({ contractClientAddress: customer['@id'] });
  await expect(
    dispatch
      .row(fresh.auftragsnummer)
      .or(dispatch.toolbar.getByRole('button', { name: /Auftrag/ }).filter({ hasText: /^1/ })),
  ).toBeVisible();
});

test('different fields of the same contract merge without a question @thorough', async ({ signIn, given }) => {
  shows('C Forms merge on 412');
  const contract = await given.contract();
  const console = await signIn(undefined, `/contracts/${contract.id}`);
  const editor = console.contract(contract);
  await editor.fill('pickupLocation.ort', 'Hürth');
  await given.changed(contract, { deliveryLocation: { ort: 'Neu-Ulm' } });
  await expect(editor.field('deliveryLocation.ort')).toHaveValue('Neu-Ulm');
  await expect(editor.field('pickupLocation.ort')).toHaveValue('Hürth');
  await editor.save();
  await expect(editor.changes).toBeHidden();
  const stored = await given.stored(contract);
  expect([stored.pickupLocation.ort, stored.deliveryLocation.ort]).toEqual(['Hürth', 'Neu-Ulm']);
});

test('the same field changed twice is decided in the merge dialog, nothing is overwritten unseen', async ({
  signIn,
  given,
}) => {
  const contract = await given.contract();
  const console = await signIn(undefined, `/contracts/${contract.id}`);
  const editor = console.contract(contract);
  await editor.fill('pickupLocation.ort', 'Brühl');
  await editor.fill('deliveryLocation.ort', 'Biberach');
  await given.changed(contract, { pickupLocation: { ort: 'Wesseling' }, deliveryLocation: { ort: 'Laupheim' } });
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
  const stored = await given.stored(contract);
  expect([stored.pickupLocation.ort, stored.deliveryLocation.ort]).toEqual(['Brühl', 'Laupheim']);
});

test('whoever works on a contract is shown to the others with initials @thorough', async ({
  signIn,
  signInElsewhere,
  given,
}) => {
  shows('C Forms presence on row');
  const contract = await given.contract();
  const mine = await signIn(undefined, `/contracts/${contract.id}`);
  await expect(mine.contract(contract).heading).toHaveText(contract.auftragsnummer);
  const theirs = await signInElsewhere(await given.person({ name: 'Wanda Quast' }), `/contracts/${contract.id}`);
  await theirs.contract(contract).field('pickupLocation.ort').focus();
  await expect(mine.tab(contract.auftragsnummer).getByText('WQ')).toBeVisible();
  await theirs.page.goto('about:blank');
  await expect(mine.tab(contract.auftragsnummer).getByText('WQ')).toBeHidden();
});
