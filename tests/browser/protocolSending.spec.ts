import type { Json } from '../harness/client.ts';
import { shows } from '../specification/shows.ts';
import { faultsOf } from './harness/accessibility.ts';
import { expect, test } from './harness/story.ts';
import { List } from './pages/List.ts';

type Given = Parameters<Parameters<typeof test>[2]>[0]['given'];

/** A closed protocol of this customer. */
async function closed(
  given: Given,
  values: Readonly<Record<string, unknown>> = {},
  protocol: Readonly<Record<string, unknown>> = {},
): Promise<Json> {
  const contract = await given.contract(values);
  const found = await given.stored(contract.protocol);
  return given.changed(found, { processState: 'CLOSED', ...protocol });
}

test('the list opens with what is closed, to be seen and not yet sent, and says of each ride what it was @thorough', async ({
  signIn,
  given,
}) => {
  shows('D3 §2 protocols');
  const customer = await given.customer();
  const driver = await given.driver();
  const ride = {
    contractClientAddress: customer['@id'],
    driver: driver['@id'],
    licensePlate: 'K-LS 418E',
    pickupLocation: { firma: 'Hof', ort: 'Köln', plz: '50667' },
    deliveryLocation: { firma: 'Amt', ort: 'Bonn', plz: '53111' },
  };
  const shown = await closed(given, ride, { allUploadsDone: true });
  const hidden = await closed(given, ride, { aktiv: false });
  const console = await signIn(await given.person({ roles: ['office'] }), '/protocols');
  const list = new List(console.page, console.panel('/protocols'));
  for (const chip of ['Abgeschlossen U4', 'Versendet', 'Sichtbar']) await expect(list.toolbar).toContainText(chip);
  await list.search(String(shown.orderNumber));
  const row = list.row(String(shown.orderNumber));
  await expect(row.getByRole('img', { name: /^U4 / }).first()).toBeVisible();
  await expect(list.root).toContainText('K LS 418E');
  await expect(list.root).toContainText(`Köln – Bonn · ${String(driver.kuerzel)}`);
  await list.search(String(hidden.orderNumber));
  await expect(list.rows).toHaveCount(0);
  await list.toolbar.getByRole('button', { name: 'Filter hinzufügen' }).click();
  const menu = console.page.getByRole('menu', { name: 'Filter hinzufügen' });
  for (const filter of ['Kennzeichen', 'Kunde', 'Kunde ausgenommen', 'Fahrergruppe', 'Abholung'])
    await expect(menu.getByText(filter, { exact: true })).toBeVisible();
});

test('the protocols of a customer are sent without the mouse; what cannot go stays ticked and says why @thorough', async ({
  signIn,
  given,
}) => {
  shows('D3 §2 protocols sending', 'D3 §8 protocols');
  const customer = await given.customer();
  await given.record('address_mails', {
    customer: customer['@id'],
    ruleType: 'U3',
    mailAddress: 'flotte@kunde.example',
  });
  const values = { contractClientAddress: customer['@id'] };
  const [one, two] = [await closed(given, values), await closed(given, values)];
  const locked = await closed(given, values, { mailLocked: true });
  const console = await signIn(undefined, `/protocols?contractClientAddress=${String(customer['@id'])}`);
  const { page } = console;
  const list = new List(page, console.panel('/protocols'));
  await expect(list.rows).toHaveCount(3);
  expect(await faultsOf(page, { within: '[data-panel-url^="/protocols"]' })).toEqual([]);

  await list.walkIntoRows();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Alt+v');
  const question = console.dialogNamed('Protokolle versenden');
  await expect(question).toContainText('2 Protokolle an 2 Empfänger senden?');
  await expect(question).toContainText(`${String(locked.orderNumber)}: Versand ist gesperrt`);
  expect(await faultsOf(page, { within: '[role="dialog"]' })).toEqual([]);
  await page.keyboard.press('Control+Enter');
  const report = console.dialogNamed('Fehler beim Versand');
  await expect(report).toContainText('3 Protokolle: 2 unterwegs, 1 fehlgeschlagen');
  await expect(report).toContainText('Versand ist gesperrt');
  await page.keyboard.press('Escape');
  await expect(report).toBeHidden();
  await expect(console.message('Protokolle versendet')).toBeVisible();
  await expect(list.row(String(locked.orderNumber)).first()).toHaveAttribute('aria-selected', 'true');
  await expect(list.row(String(one.orderNumber)).first()).toContainText('unterwegs');
  expect((await given.stored(two)).sendingState).toBe('pending');
});

test('one protocol goes to whom somebody types, one address in each line @thorough', async ({
  signIn,
  given,
  system,
}) => {
  shows('D1 §5 recipient screen', 'D3 §2 protocols sending', 'D3 §2 Mails tab');
  const customer = await given.customer();
  const protocol = await closed(given, {
    contractClientAddress: customer['@id'],
    pickupLocation: { firma: 'Hof', ort: 'Köln', plz: '50667', anspr1email: 'ab@hof.example' },
  });
  const console = await signIn(undefined, `/protocols?contractClientAddress=${String(customer['@id'])}`);
  const { page } = console;
  const list = new List(page, console.panel('/protocols'));
  await list.row(String(protocol.orderNumber)).first().click({ button: 'right' });
  await page.getByRole('menuitem', { name: /^Mit Empfängerliste versenden/ }).click();
  const dialog = console.dialogNamed('Protokoll versenden');
  await dialog.getByRole('button', { name: 'ab@hof.example' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Empfänger' })).toHaveValue('ab@hof.example');
  await dialog.getByRole('textbox', { name: 'Empfänger' }).fill('ab@hof.example\n\neva');
  await dialog.getByRole('button', { name: /senden/ }).click();
  await expect(dialog).toContainText('„eva“ ist keine E-Mail-Adresse');
  expect(await faultsOf(page, { within: '[role="dialog"]' })).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Empfänger' }).fill('ab@hof.example\n\neva@kunde.example\n');
  await page.route('**/send_protocol', (route) => route.abort());
  await dialog.getByRole('button', { name: 'An 2 Empfänger senden' }).click();
  await expect(dialog).toContainText('Fehler beim Verschicken des Protokolls');
  await page.unroute('**/send_protocol');
  await dialog.getByRole('button', { name: 'An 2 Empfänger senden' }).click();
  await expect(console.message('Protokoll erfolgreich verschickt')).toBeVisible();
  const order = await given.stored(protocol);
  const entities = JSON.stringify([
    { entityType: 'Contract', entityId: Number(String(order.contract['@id']).split('/').at(-1)) },
  ]);
  const { body } = await (await system.as('admin')).get(`/api/mail_logs?entities=${encodeURIComponent(entities)}`);
  expect(body['hydra:member'].map((it: Json) => it.recipients)).toEqual(['ab@hof.example; eva@kunde.example']);
  for (const url of [`${protocol['@id']}?tab=mails`, `${order.contract['@id']}?tab=kommunikation`]) {
    await page.goto(url.replace('/api', ''));
    const log = page.getByRole('region', { name: /^(U-Mails|Mail Verkehr)$/ }).last();
    await expect(log).toContainText('eva@kunde.example');
    await expect(log).toContainText('Ausstehend');
  }
});

test('what goes ahead of its check stands in a list of its own, with a number in the menu @thorough', async ({
  signIn,
  given,
}) => {
  shows('D2 §2 mails', 'D3 §2 mails');
  const protocol = await closed(given, {
    sendProtocolToContractContact: true,
    deliveryLocation: { firma: 'Hof', ort: 'Ulm', plz: '89073', anspr1email: 'vorab@hof.example' },
  });
  const console = await signIn(undefined, '/mails?search=vorab@hof.example');
  const { page } = console;
  const list = new List(page, console.panel('/mails'));
  await expect(list.row(String(protocol.orderNumber)).first()).toBeVisible();
  expect(await faultsOf(page, { within: '[data-panel-url^="/mails"]' })).toEqual([]);
  await list.row(String(protocol.orderNumber)).first().click({ button: 'right' });
  await page.getByRole('menuitem', { name: /^Vorabprotokoll senden/ }).click();
  await expect(console.dialogNamed('Vorversand')).toContainText('Das Vorabprotokoll an vorab@hof.example senden?');
  await page.keyboard.press('Control+Enter');
  await expect(console.message('Das Protokoll wurde verschickt')).toBeVisible();
  await expect(list.row(String(protocol.orderNumber)).first()).toContainText('Ausstehend');
});
