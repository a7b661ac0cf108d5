import { givenBy } from './harness/given.ts';
import { expect, signedIn, test } from './harness/story.ts';
import { startSystem } from './harness/system.ts';
import { shows } from '../specification/shows.ts';

shows('C Forms drafts per record');

test('the server dies in the middle of a save: what was confirmed is there, what was typed is offered as a draft and merged with what a colleague saved meanwhile', async ({
  browser,
}) => {
  const system = await startSystem({ demoOrders: 200 });
  const context = await browser.newContext({ baseURL: system.address });
  const page = await context.newPage();
  try {
    const given = givenBy(await system.as('admin'), { next: 0 });
    const [confirmed, typed] = [await given.order(), await given.order()];
    const console = await signedIn(page, { username: 'dispo', password: 'leitstand' }, `/contracts/${confirmed.id}`);
    const first = console.order(confirmed);
    await first.fill('pickupLocation.ort', 'Gesichert');
    await first.save();
    await expect(first.changes).toBeHidden();

    await console.goTo(`/contracts/${typed.id}`);
    const second = console.order(typed);
    await second.fill('pickupLocation.ort', 'Getippt');
    await second.fill('kostenstelle', '1111');
    await expect(second.changes).toHaveText(/2 Änderungen/);
    const saving = page.waitForRequest((it) => it.method() === 'PATCH');
    await page.route(`**/api/contracts/${typed.id}`, (route) =>
      route.request().method() === 'PATCH' ? system.kill().then(() => route.continue()) : route.continue(),
    );
    await second.save();
    await saving;
    await expect(console.connectionBar).toBeVisible();
    await expect(second.field('pickupLocation.ort')).toHaveValue('Getippt');

    await page.unrouteAll();
    await system.startAgain();
    await expect(console.connectionBar).toBeHidden({ timeout: 60_000 });
    const again = givenBy(await system.as('admin'), { next: 10 });
    await again.changed(typed, { kostenstelle: '2222', deliveryLocation: { ort: 'Anderswo' } });
    await console.reload();
    await expect(second.draftNote).toBeVisible();
    await second.restoreDraft();
    await expect(second.field('pickupLocation.ort')).toHaveValue('Getippt');
    await second.save();
    await expect(console.mergeDialog.root).toContainText('0 von 1 entschieden');
    await console.mergeDialog.row('Kostenstelle').getByRole('radio', { name: 'Ihre Eingabe' }).check();
    await console.mergeDialog.save();
    await expect(console.mergeDialog.root).toBeHidden();
    await expect.poll(async () => (await again.stored(typed)).kostenstelle).toBe('1111');
    expect((await again.stored(confirmed)).pickupLocation.ort).toBe('Gesichert');
    const merged = await again.stored(typed);
    expect([merged.pickupLocation.ort, merged.deliveryLocation.ort]).toEqual(['Getippt', 'Anderswo']);
  } finally {
    await context.close();
    await system.end();
  }
});
