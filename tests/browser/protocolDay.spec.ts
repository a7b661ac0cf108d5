import type { Json } from '../harness/client.ts';
import { shows } from '../specification/shows.ts';
import { givenBy, type Given } from './harness/given.ts';
import { ownMailSystem } from './harness/ownMailSystem.ts';
import { expect, signedIn, test } from './harness/story.ts';
import { List } from './pages/List.ts';

const own = ownMailSystem({ demoContracts: 100 });

const towns = [
  ['50667', 'Köln'],
  ['89073', 'Ulm'],
  ['24103', 'Kiel'],
  ['01067', 'Dresden'],
] as const;

/** Four rides of a customer that were closed yesterday; the mileage of the first runs backwards. */
async function closedYesterday(given: Given, customer: Json): Promise<Json[]> {
  const protocols: Json[] = [];
  for (const [at, [plz, ort]] of towns.entries()) {
    const { protocol } = await given.contract({
      contractClientAddress: customer['@id'],
      deliveryLocation: { firma: 'Hof', strasse: 'Kai', hausnr: '1', plz, ort },
    });
    const signed = { name: 'P. Quandel', signatureTime: '2026-11-21T09:41:00.000Z', signatureType: 'SIGNATURE' };
    protocols.push(
      await given.changed(await given.stored(protocol), {
        processState: 'CLOSED',
        mileageOnSubmit: 18_412,
        mileageOnReceive: at === 0 ? 1_859 : 18_597,
        driverSignature: signed,
        submitterSignature: signed,
        receiverSignature: signed,
      }),
    );
  }
  return protocols;
}

test("yesterday's protocols are checked, put right and sent without the mouse; what is refused stays ticked, the others arrive", async ({
  page: mine,
  browser,
}) => {
  shows('D3 §2 protocols sending', 'D3 §4 mailSend', 'D3 §8 protocols');
  await mine.close();
  const given = givenBy(await own.system.as('admin'), { next: 0 });
  const customer = await given.customer();
  const rule = { customer: customer['@id'], ruleType: 'U3', pdfType: 'withoutImages' };
  await given.record('address_mails', { ...rule, mailAddress: 'flotte@kunde.example' });
  await given.record('address_mails', { ...rule, mailAddress: 'archiv@kunde.example' });
  const [wrong, kept, ...others] = await closedYesterday(given, customer);
  const computer = await browser.newContext({ baseURL: own.system.address });
  const url = `/protocols?contractClientAddress=${String(customer['@id'])}`;
  const console = await signedIn(await computer.newPage(), await given.person({ roles: ['office'] }), url);
  const { page, palette } = console;
  const { keyboard } = page;
  const list = new List(page, console.panel('/protocols'));
  const numberOf = (it: Json | undefined) => String(it?.orderNumber);
  const open = async (it: Json | undefined) => {
    await list.walkIntoRows();
    await keyboard.press('Control+Home');
    const place = Number(await list.row(numberOf(it)).first().getAttribute('row-index'));
    for (let step = 0; step < place; step += 1) await keyboard.press('ArrowDown');
    await expect(list.row(numberOf(it)).first()).toHaveAttribute('aria-current', 'true');
    await keyboard.press('Enter');
    return console.record(String(it?.['@id']).replace('/api', ''));
  };
  await expect(list.rows).toHaveCount(4);

  const first = await open(wrong);
  const backwards = 'Kilometerstand läuft rückwärts: 18.412 → 1.859';
  await console.walkTo(first.root, first.root.getByRole('button', { name: /^Was fehlt/ }));
  await keyboard.press('Enter');
  await console.walkTo(first.root, first.root.getByRole('button', { name: backwards }));
  await keyboard.press('Enter');
  await expect(first.field('mileageOnReceive')).toBeFocused();
  await keyboard.press('Control+a');
  await keyboard.type('18590');
  await keyboard.press('Control+s');
  await expect(console.message('Erfolgreich gespeichert')).toBeVisible();
  await expect(first.root.getByText('läuft rückwärts')).toHaveCount(0);
  await console.closeTab();

  const second = await open(kept);
  await second.root.waitFor();
  await palette.open();
  await palette.enter('Versand sperren');
  await expect.poll(async () => (await given.stored(kept as Json)).mailLocked).toBe(true);
  await console.closeTab();

  await list.walkIntoRows();
  await keyboard.press('Control+a');
  await keyboard.press('Alt+v');
  const question = console.dialogNamed('Protokolle versenden');
  await expect(question).toContainText('3 Protokolle an 6 Empfänger senden?');
  await expect(question).toContainText(`${numberOf(kept)}: Versand ist gesperrt`);
  await keyboard.press('Control+Enter');
  const report = console.dialogNamed('Fehler beim Versand');
  await expect(report).toContainText('Versand ist gesperrt');
  await keyboard.press('Escape');
  await expect(list.row(numberOf(kept)).first()).toHaveAttribute('aria-selected', 'true');

  await own.mailServer.hasReceived(6);
  const sent = own.mailServer.received.map((it) => `${it.envelope.join()} ${it.subject ?? ''}`);
  for (const it of [wrong, ...others])
    for (const reader of ['archiv', 'flotte'])
      expect(
        sent.filter((mail) => mail.startsWith(`${reader}@kunde.example`) && mail.includes(numberOf(it))),
      ).toHaveLength(1);
  expect(sent.filter((mail) => mail.includes(numberOf(kept)))).toEqual([]);
  await expect.poll(async () => (await given.stored(wrong as Json)).mailSend).toBe(true);
  await expect(list.row(numberOf(wrong)).first()).toContainText('versendet');
  await expect(list.row(numberOf(kept)).first()).not.toContainText('versendet');
  await computer.close();
});
