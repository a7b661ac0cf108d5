import type { BrowserContext } from '@playwright/test';
import { startPushService, type TestPushService } from '../harness/pushService.ts';
import { faultsOf } from './harness/accessibility.ts';
import { demoFolder } from './harness/demoFolder.ts';
import { givenBy } from './harness/given.ts';
import { expect, signedIn, test } from './harness/story.ts';
import { startSystem, type System } from './harness/system.ts';

let system: System;
let service: TestPushService;
test.beforeAll(async () => {
  service = await startPushService();
  system = await startSystem({
    copyOf: demoFolder.get(),
    environment: { PUSH_CONTACT: 'mailto:technik@muster.example', PUSH_SERVICES: service.origin },
  });
});
test.afterAll(async () => {
  await system.end();
  await service.stop();
});

/** Hands the worker of the console what its push service would, as the tools of developers do. */
async function worker(context: BrowserContext) {
  const [page] = context.pages();
  if (!page) throw new Error('no page');
  const line = await context.newCDPSession(page);
  const registered = new Promise<string>((done) => {
    line.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find((it) => it.scopeURL === `${system.address}/`);
      if (own) done(own.registrationId);
    });
  });
  await line.send('ServiceWorker.enable');
  const registrationId = await registered;
  return {
    deliver: (data: string) =>
      line.send('ServiceWorker.deliverPushMessage', { origin: system.address, registrationId, data }),
    click: async () => {
      const [own] = context.serviceWorkers();
      await own?.evaluate(`(async () => {
        const [notification] = await registration.getNotifications();
        dispatchEvent(new NotificationEvent('notificationclick', { notification }));
      })()`);
    },
  };
}

test('what somebody is told comes sealed to his browser, is shown by the worker without the console, and a click leads there @thorough', async ({
  browser,
}) => {
  const given = givenBy(await system.as('admin'), { next: 0 });
  const person = await given.person({ roles: ['dispo'] });
  const computer = await browser.newContext({ baseURL: system.address, permissions: ['notifications'] });
  const desk = await signedIn(await computer.newPage(), person, '/configuration');
  const { page } = desk;
  const panel = desk.panel('/configuration');
  const here = panel.getByRole('switch', { name: 'In diesem Browser auch bei geschlossener Konsole' });
  await expect(here).toBeHidden();
  await panel.getByRole('switch', { name: 'Push-Benachrichtigungen im Browser' }).click();
  await expect(here).toBeEnabled();
  await expect(panel.getByText('Der Text geht verschlüsselt über den Push-Dienst des Browsers.')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  // A browser of tests has no push service of its own; its worker is there all the same.
  await here.click();
  await expect(panel.getByText('Der Push-Dienst des Browsers ist nicht erreichbar.')).toBeVisible();
  await expect(here).not.toBeChecked();

  const me = await system.as(person.username, person.password);
  expect((await me.post('/api/push_subscriptions', service.browser())).status).toBe(204);
  const order = await given.contract();
  await (await system.as('office')).patch(String(order['@id']), { verzoegert: true });
  await service.hasReceived(1);
  const [sealed] = service.arrived;
  expect(sealed?.said).toMatchObject({ title: 'Fahrt verzögert', url: `/contracts/${String(order.id)}` });

  const { deliver, click } = await worker(computer);
  await deliver(JSON.stringify(sealed?.said));
  await deliver(JSON.stringify(sealed?.said));
  const shown = () =>
    page.evaluate(async () =>
      (await (await navigator.serviceWorker.ready).getNotifications()).map((it) => [it.title, it.body]),
    );
  await expect.poll(shown).toEqual([['Fahrt verzögert', `Auftrag ${String(order.auftragsnummer)} verzögert sich.`]]);
  const bell = desk.topBar.getByRole('button', { name: /^Benachrichtigungen/ });
  await expect(bell).toHaveAccessibleName('Benachrichtigungen, 1');
  await click();
  await expect(desk.panel(`/contracts/${String(order.id)}`)).toBeVisible();
  await expect(bell).toHaveAccessibleName('Benachrichtigungen');
  await expect.poll(shown).toEqual([]);

  const file = await page.request.get('/push.js');
  expect([file.headers()['cache-control'], file.headers()['content-type']]).toEqual([
    'no-cache',
    expect.stringContaining('javascript'),
  ]);
  await computer.close();
});
