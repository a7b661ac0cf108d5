import type { BrowserContext } from '@playwright/test';
import { faultsOf } from './harness/accessibility.ts';
import { day, givenBy, type Given, type Person } from './harness/given.ts';
import { ownMailSystem } from './harness/ownMailSystem.ts';
import { expect, signedIn, test as stories } from './harness/story.ts';
import type { System } from './harness/system.ts';
import type { Console } from './pages/Console.ts';
import { shows } from '../specification/shows.ts';

type Own = {
  readonly own: System;
  /** Makes records there; asked anew after a kill. */
  readonly givenThere: () => Promise<Given>;
  /** Signs a person in there, on a computer of his own. */
  readonly signInThere: (person: Person, url: string) => Promise<Console>;
};

const mailed = ownMailSystem({ demoContracts: 100 });
const counter = { next: 0 };

/** Stories on one system that no other story works on: it is killed, and it sends real mails. */
const test = stories.extend<Own>({
  own: async ({}, use) => use(mailed.system),
  givenThere: async ({ own }, use) => use(async () => givenBy(await own.as('admin'), counter)),
  signInThere: async ({ browser, own }, use) => {
    const computers: BrowserContext[] = [];
    await use(async (person, url) => {
      const computer = await browser.newContext({ baseURL: own.address });
      computers.push(computer);
      return signedIn(await computer.newPage(), person, url);
    });
    for (const it of computers) await it.close();
  },
});

test('the server dies in the middle of a save: what was confirmed is there, what was typed is offered as a draft and merged with what a colleague saved meanwhile', async ({
  own,
  givenThere,
  signInThere,
}) => {
  shows('C Forms drafts per record');
  const given = await givenThere();
  const [confirmed, typed] = [await given.contract(), await given.contract()];
  const console = await signInThere(await given.person(), `/contracts/${confirmed.id}`);
  const { page } = console;
  const first = console.contract(confirmed);
  await first.fill('pickupLocation.ort', 'Gesichert');
  await first.save();
  await expect(first.changes).toBeHidden();

  await console.goTo(`/contracts/${typed.id}`);
  const second = console.contract(typed);
  await second.fill('pickupLocation.ort', 'Getippt');
  await second.fill('kostenstelle', '1111');
  await expect(second.changes).toHaveText(/2 Änderungen/);
  const saving = page.waitForRequest((it) => it.method() === 'PATCH');
  await page.route(`**/api/contracts/${typed.id}`, (route) =>
    route.request().method() === 'PATCH' ? own.kill().then(() => route.continue()) : route.continue(),
  );
  await second.save();
  await saving;
  await expect(console.connectionBar).toBeVisible();
  await expect(second.field('pickupLocation.ort')).toHaveValue('Getippt');

  await page.unrouteAll();
  await own.startAgain();
  await expect(console.connectionBar).toBeHidden({ timeout: 60_000 });
  const again = await givenThere();
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
});

test('two people on one contract lose nothing of what they typed while the server is gone: other fields join, the same one is decided @thorough', async ({
  own,
  givenThere,
  signInThere,
}) => {
  shows('C Forms merge on 412');
  const given = await givenThere();
  const contract = await given.contract();
  const url = `/contracts/${contract.id}`;
  const dispo = await signInThere(await given.person(), url);
  const office = await signInThere(await given.person({ roles: ['office'] }), url);
  const [hers, his] = [dispo.contract(contract), office.contract(contract)];

  await hers.fill('pickupLocation.ort', 'Brühl');
  await hers.fill('kostenstelle', '1111');
  await his.fill('deliveryLocation.ort', 'Laupheim');
  await his.fill('kostenstelle', '2222');
  await own.kill();
  for (const console of [dispo, office]) await expect(console.connectionBar).toBeVisible();
  await hers.fill('infoShared', 'Schlüssel beim Pförtner');
  await his.fill('infoDriver', 'Maut ist bezahlt');
  await own.startAgain();
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

  const stored = await (await givenThere()).stored(contract);
  expect(stored).toMatchObject({
    kostenstelle: '2222',
    infoShared: 'Schlüssel beim Pförtner',
    infoDriver: 'Maut ist bezahlt',
  });
  expect([stored.pickupLocation.ort, stored.deliveryLocation.ort]).toEqual(['Brühl', 'Laupheim']);
});

test('the logs of a contract are asked for when they are seen, and a mail that failed says why and goes out again from there @thorough', async ({
  givenThere,
  signInThere,
}) => {
  shows('D1 §2 contracts order tab Kommunikation');
  mailed.mailServer.refuse = () => ({ code: 550, text: '5.1.1 User unknown' });
  const given = await givenThere();
  const customer = await given.customer({ email: 'kundin@firma.example' });
  const contract = await given.contract({ contractClientAddress: customer['@id'] });
  await given.changed(contract, { auftragbestaetigt: '1', sendConfirmationEmail: true });
  const console = await signInThere(await given.person(), '/news');
  const { page } = console;
  const asked: string[] = [];
  page.on('request', (it) => asked.push(decodeURIComponent(it.url())));
  await console.goTo(`/contracts/${contract.id}`);
  await expect(console.contract(contract).field('pickupLocation.ort')).toHaveValue('Köln');
  const logs = () => asked.filter((it) => /\/logs\b|mail_logs\?.*entities|notifications\?.*data=/.test(it));
  expect(logs()).toEqual([]);

  await console.contract(contract).root.getByRole('tab', { name: 'Kommunikation' }).click();
  const line = page
    .getByRole('region', { name: 'Mail Verkehr' })
    .getByRole('row')
    .filter({ hasText: 'kundin@firma.example' });
  await expect(line).toContainText('Das Postfach gibt es nicht (550 5.1.1 User unknown).');
  expect(logs().some((it) => it.includes(`"entityId":${String(contract.id)}`))).toBe(true);

  mailed.mailServer.refuse = () => undefined;
  await line.getByRole('button', { name: 'Erneut senden' }).click();
  await expect(console.message('E-Mail wird erneut gesendet')).toBeVisible();
  await expect(line).toContainText('Versendet');
  await expect(line.getByRole('button', { name: 'Erneut senden' })).toHaveCount(0);
  expect(mailed.mailServer.received.filter((it) => it.envelope.includes('kundin@firma.example'))).toHaveLength(1);
});

test('a clerk writes to the contact, who answers on his page: the row is confirmed on every screen @thorough', async ({
  browser,
  own,
  givenThere,
  signInThere,
}) => {
  shows('R43', 'M08d', 'D2 §7 avis_mail', 'D2 §8 avis');
  const given = await givenThere();
  const customer = await given.customer();
  const contract = await given.contract({
    contractClientAddress: customer['@id'],
    createAvis: true,
    contractType: 'DELIVERY',
    flexContract: true,
    datum: day(3),
    bringdatum: day(10),
    deliveryLocation: { firma: 'Elbhof', plz: '01067', ort: 'Dresden', anspr1email: 'asp@kunde.example' },
  });
  const url = `/contract_avis?contractClientAddress=${String(customer['@id'])}`;
  const console = await signInThere(await given.person({ roles: ['office'] }), url);
  const list = console.list('/contract_avis');
  const row = list.row(contract.auftragsnummer);
  await list.rowMenu(contract.auftragsnummer, 'E-Mail an Ansprechpartner …');
  const dialog = console.dialogNamed('E-Mail an Ansprechpartner');
  const mail = dialog.frameLocator('iframe').locator('body');
  await expect(mail).toContainText('Bitte wählen Sie den Termin, der Ihnen passt.');
  await expect(mail.getByRole('link', { name: /\/termin\// })).toHaveCount(4);
  expect(await faultsOf(console.page, { within: '[role="dialog"]' })).toEqual([]);
  await dialog.getByRole('button', { name: 'E-Mail senden' }).click();
  await expect(console.page.getByText('Email wurde versendet')).toBeVisible();
  await expect(row).toContainText('Rückmeldung ASP abwarten');
  await expect(row.getByLabel('Mail an ASP gesendet')).toBeVisible();

  const linkOf = async (place: number) => {
    const sent = () => mailed.mailServer.received.filter((it) => it.envelope.includes('asp@kunde.example'));
    await expect.poll(() => sent().length).toBe(place + 1);
    return /http:\/\/\S+fenster=2/.exec(sent()[place]?.text ?? '')?.[0] ?? '';
  };
  const link = await linkOf(0);
  expect(link.startsWith(own.address)).toBe(true);
  const phone = await browser.newContext();
  const page = await phone.newPage();
  await page.goto(link);
  await page.getByText('Keines passt').click();
  const workday = [5, 6, 7].map(day).find((it) => ![0, 6].includes(new Date(it).getUTCDay())) ?? '';
  for (const [field, value] of [
    ['Datum', workday],
    ['von', '09:00'],
    ['bis', '12:00'],
  ] as const)
    await page.getByLabel(field, { exact: true }).fill(value);
  await page.getByRole('button', { name: 'Vorschlag senden' }).click();
  await expect(page.getByText('Wir melden uns, sobald er geprüft ist.')).toBeVisible();

  await expect(row.getByLabel(/^Der Ansprechpartner schlägt .* vor\.$/)).toBeVisible();
  await list.open(contract.auftragsnummer);
  const avis = console.dialogNamed(`Avisierung ${contract.auftragsnummer}`);
  await expect(avis.getByText(/^Der Ansprechpartner schlägt .* 09:00 bis 12:00 Uhr vor\.$/).first()).toBeVisible();
  await avis.getByRole('button', { name: 'Ablehnen und neu vorschlagen' }).click();
  await dialog.getByRole('button', { name: 'E-Mail senden' }).click();
  await expect(dialog).toBeHidden();
  await page.goto(await linkOf(1));
  await page.getByRole('button', { name: /bestätigen/ }).click();
  await expect(page.getByText('Vielen Dank. Ihr Termin:')).toBeVisible();
  await phone.close();
  await expect(row).toContainText('Termin bestätigt');
  await expect(avis.getByText(/^Antwort des Ansprechpartners: /).first()).toBeVisible();
});
