import { givenBy } from './harness/given.ts';
import { expect, signedIn, test } from './harness/story.ts';
import { startSystem } from './harness/system.ts';
import { shows } from '../specification/shows.ts';

shows('C Forms merge on 412');

test('two people on one order lose nothing of what they typed while the server is gone: other fields join, the same one is decided', async ({
  browser,
}) => {
  const system = await startSystem({ demoOrders: 100 });
  try {
    const given = givenBy(await system.as('admin'), { next: 0 });
    const order = await given.order();
    const at = async (username: string) => {
      const computer = await browser.newContext({ baseURL: system.address });
      return signedIn(await computer.newPage(), { username, password: 'leitstand' }, `/contracts/${order.id}`);
    };
    const [dispo, office] = [await at('dispo'), await at('office')];
    const [hers, his] = [dispo.order(order), office.order(order)];

    await hers.fill('pickupLocation.ort', 'Brühl');
    await hers.fill('kostenstelle', '1111');
    await his.fill('deliveryLocation.ort', 'Laupheim');
    await his.fill('kostenstelle', '2222');
    await system.kill();
    for (const console of [dispo, office]) await expect(console.connectionBar).toBeVisible();
    await hers.fill('infoShared', 'Schlüssel beim Pförtner');
    await his.fill('infoDriver', 'Maut ist bezahlt');
    await system.startAgain();
    for (const console of [dispo, office]) await expect(console.connectionBar).toBeHidden({ timeout: 60_000 });

    await hers.save();
    await expect(hers.changes).toBeHidden();
    await expect(his.field('pickupLocation.ort')).toHaveValue('Brühl');
    await expect(his.field('infoShared')).toHaveValue('Schlüssel beim Pförtner');
    await expect(his.field('kostenstelle')).toHaveValue('2222');
    await expect(his.changes).toHaveText(/3 Änderungen/);
    await his.save();
    await expect(office.mergeDialog.root).toContainText('0 von 1 entschieden');
    await office.mergeDialog.takeMine('Kostenstelle');
    await office.mergeDialog.save();
    await expect(his.changes).toBeHidden();
    await expect(hers.field('kostenstelle')).toHaveValue('2222');
    await expect(hers.field('deliveryLocation.ort')).toHaveValue('Laupheim');

    const stored = await givenBy(await system.as('admin'), { next: 10 }).stored(order);
    expect(stored).toMatchObject({
      kostenstelle: '2222',
      infoShared: 'Schlüssel beim Pförtner',
      infoDriver: 'Maut ist bezahlt',
    });
    expect([stored.pickupLocation.ort, stored.deliveryLocation.ort]).toEqual(['Brühl', 'Laupheim']);
  } finally {
    await system.end();
  }
});
