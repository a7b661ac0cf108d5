import type { Client, Json } from '../harness/client.ts';
import { shows } from '../specification/shows.ts';
import { reviewDesk } from './harness/reviewDesk.ts';
import { expect, test } from './harness/story.ts';

const rowsOfLane = (url: URL) => url.pathname === '/api/protocols' && url.search.includes('orderNumber');

/** Makes these protocols the lane of a person. */
const keepLane = (client: Client, person: Json, numbers: readonly unknown[]) =>
  client.post(`/api/users/${String(person.id)}/updateUserSetting`, {
    key: 'reviewLane',
    value: { numbers, at: numbers[0], since: new Date().toISOString() },
  });

test('by keyboard alone: a server that fails, a jump to what is missing, the request, the sending at the end, and nothing left @thorough', async ({
  signIn,
  given,
  system,
  page,
}) => {
  shows('D0 Own review lane');
  const { finished } = await reviewDesk({ given, system });
  const customer = await given.customer();
  const rule = { customer: customer['@id'], ruleType: 'U3', mailAddress: 'flotte@kunde.example' };
  await given.record('address_mails', rule);
  const order = {
    contractClientAddress: customer['@id'],
    driver: (await given.driver({ email: 'fahrer@spur.example' }))['@id'],
  };
  const values = { expenses: [{ type: 'taxi', amount: '34.80' }] };
  const open = await finished({ order, values });
  const whole = await finished({ order });
  const person = await given.person({ roles: ['office'] });
  const client = await system.as(person.username, person.password);
  await keepLane(client, person, [open.orderNumber, whole.orderNumber]);
  await page.route(rowsOfLane, (route) => route.fulfill({ status: 500, json: {} }));
  const console = await signIn(person, '/review_lane');
  const lane = console.panel('/review_lane');
  await expect(lane.getByRole('alert')).toContainText('Die Prüfspur konnte nicht geladen werden');
  await page.unroute(rowsOfLane);
  await lane.getByRole('button', { name: 'Erneut versuchen' }).press('Enter');
  const region = (it: Json) => lane.getByRole('region', { name: `Prüfspur ${String(it.orderNumber)}` });
  await expect(lane.getByText('Beleg zu Taxi fehlt')).toBeVisible();
  await region(open).focus();

  await page.keyboard.press('1');
  await expect(console.tab(`Protokoll ${String(open.orderNumber)}`)).toBeVisible();
  await expect(page.getByRole('tab', { name: /^Auslagen/, selected: true })).toBeVisible();
  await region(open).focus();
  await page.keyboard.press('f');
  await expect(console.dialogNamed('Fehlendes anfordern')).toContainText(
    'in der App und per E-Mail die Bitte, nachzureichen: Beleg zu Taxi.',
  );
  await page.keyboard.press('Control+Enter');
  await expect(console.message('Beim Fahrer angefordert')).toBeVisible();
  expect((await given.stored(open)).requestedFromDriver).toMatchObject([{ label: 'Beleg zu Taxi' }]);
  await region(open).focus();
  await page.keyboard.press('v');
  await expect(console.dialogNamed('Protokolle versenden')).toContainText('1 Empfänger');
  await page.keyboard.press('Escape');
  await client.post(`${String(open['@id'])}/review`, { decision: 'later', reason: 'Wartet auf Taxi' });
  await expect(lane.getByText(/^.*zurückgestellt von .*, \d\d:\d\d · Wartet auf Taxi$/)).toBeVisible();
  await region(open).focus();
  await page.keyboard.press('Delete');
  await expect(region(whole)).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(lane).toContainText('Alle 2 Protokolle sind durchgesehen.');
  await expect(lane).toContainText('1 zurückgestellt, morgen weiter');
  await client.post(`${String(whole['@id'])}/review`, {});
  await expect(lane).toContainText('1 von 2 Protokollen ist durchgesehen.');
  await expect(lane).toContainText(`1 ist noch offen: ${String(whole.orderNumber)}`);
  await lane.getByRole('button', { name: `Weiter mit ${String(whole.orderNumber)}` }).press('Enter');
  await expect(region(whole)).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(lane).toContainText('Alle 2 Protokolle sind durchgesehen.');
  await expect(lane.getByRole('button', { name: '1 geprüftes versenden' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(console.dialogNamed('Protokolle versenden')).toContainText('1 Empfänger');
  await page.keyboard.press('Control+Enter');
  await expect(lane).toContainText('1 versendet');
  expect((await given.stored(whole)).sendingState).toBe('pending');

  await keepLane(client, person, []);
  await console.reload();
  await expect(lane).toContainText('Es ist nichts zu prüfen.');
  await expect(lane.getByRole('button', { name: 'Erneut nachsehen' })).toBeFocused();
});

test('damages come before the keys, and at 200 % zoom the pictures stay large, come with every step, and nothing lies outside @thorough', async ({
  signIn,
  given,
  system,
  page,
}) => {
  shows('D0 Own review lane');
  const { finished } = await reviewDesk({ given, system });
  const damages = ['bonnet', 'windscreen', 'cowl'].map((component) => ({
    damage: 'scratch',
    location: 'front',
    component,
    image: { processStateType: 'STARTED' },
  }));
  const values = { damages, expenses: [{ type: 'taxi', amount: '34.80' }] };
  const it = await finished({ values });
  const person = await given.person({ roles: ['office'] });
  await keepLane(await system.as(person.username, person.password), person, [it.orderNumber]);
  await page.setViewportSize({ width: 1600, height: 760 });
  const console = await signIn(person, '/review_lane');
  const lane = console.panel('/review_lane');
  await expect(lane.getByRole('region', { name: 'Schäden' }).getByRole('listitem').last()).toBeInViewport({ ratio: 1 });
  const keys = lane.getByRole('region', { name: 'Tasten' });
  await expect(keys.getByText('in Ordnung, nächstes Bild')).toBeInViewport({ ratio: 1 });
  await expect(keys.getByText('Nachbearbeitung öffnen')).not.toBeInViewport();
  await keys.getByRole('button', { name: 'Alle Tasten' }).press('Enter');
  await expect(console.dialogNamed('Tastenübersicht')).toContainText('Nachbearbeitung öffnen');
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 800, height: 450 });
  const picture = lane.getByRole('figure').first().getByRole('img');
  await lane.getByRole('region', { name: /^Prüfspur/ }).focus();
  await page.keyboard.press('j');
  await expect(lane.getByRole('heading', { name: /^2 · / })).toBeInViewport({ ratio: 1 });
  await expect(picture).toBeInViewport({ ratio: 1 });
  expect((await picture.boundingBox())?.height).toBeGreaterThan(180);
  await expect(lane.getByText(`${String(it.orderNumber)} · 1 offener Punkt`)).toBeInViewport({ ratio: 1 });
  for (const name of [/^Prüfen und weiter/, /^Beanstanden/, /^Fehlendes anfordern/, /^Zurückstellen/, /^Versenden/])
    await expect(lane.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  await lane.getByRole('button', { name: 'übereinander' }).scrollIntoViewIfNeeded();
  await expect(lane.getByRole('button', { name: /^nur Unterschiede/ })).toBeInViewport({ ratio: 1 });
  await expect(picture).not.toBeInViewport({ ratio: 1 });
  await page.keyboard.press('k');
  await expect(picture).toBeInViewport({ ratio: 1 });
});
