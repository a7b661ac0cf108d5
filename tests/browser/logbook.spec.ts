import { retentionKinds } from '../../src/domain/retention/choices/retentionKinds.ts';
import { shows } from '../specification/shows.ts';
import { faultsOf } from './harness/accessibility.ts';
import { inBothThemes } from './harness/bothThemes.ts';
import { day } from './harness/given.ts';
import { expect, test } from './harness/story.ts';
import { List } from './pages/List.ts';

test('a red plate is followed from its ride to the printed book, and what was laid out on the way stands in the journal @thorough', async ({
  signIn,
  signInElsewhere,
  given,
  system,
}) => {
  shows('D3 §2 logbook', 'D3 §2 journal');
  const driver = await given.driver({ vorname: 'Runa', nachname: 'Rotfahrerin' });
  const order = await given.contract({
    driver: driver['@id'],
    datum: day(0),
    bringdatum: day(0),
    angemeldet: false,
    manufacturer: 'VW',
    carFin: null,
  });
  const dispo = await system.as('dispo');
  const protocol = String(order.protocol['@id']);
  await dispo.patch(protocol, {
    alternativeLicensePlate: `K-06 ${String(order.id)}`,
    carType: 'KOMBI',
    processState: 'SUBMITTED',
    expenses: [{ type: 'taxi', amount: '20.02', paymentType: 'expense' }],
  });

  const clerk = await given.person({ roles: ['dispo'] });
  const desk = await signIn(clerk, '/logbook');
  const { page } = desk;
  const panel = desk.panel('/logbook');
  await panel.getByRole('combobox', { name: 'Fahrer' }).fill('Rotfahrerin');
  await page.getByRole('option', { name: /Rotfahrerin/ }).click();
  await expect(panel.getByRole('status').filter({ hasText: /^1 Fahrt,/ })).toBeVisible();
  await expect(panel.getByRole('cell', { name: 'Runa Rotfahrerin' })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  await panel.getByRole('tab', { name: 'Buch der roten Kennzeichen' }).click();
  const book = new List(page, panel);
  await book.search('Rotfahrerin');
  await expect(book.rows).toHaveCount(1);
  await expect(book.rowAt(0)).toContainText('Anschrift des Fahrzeugführers, Fahrzeug-Identifizierungsnummer fehlen');
  expect(await faultsOf(page)).toEqual([]);
  await dispo.patch(String(driver['@id']), { strasse: 'Rheinufer', hausnr: '5', plz: '50668', ort: 'Köln' });
  await dispo.patch(String(order['@id']), { carFin: 'WVWZZZE1ZMP009062' });
  await expect(book.rowAt(0)).toContainText('läuft noch');
  const saved = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'PDF' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^Fahrtenbuch-.*\.pdf$/);

  const accountant = await given.person({ roles: ['buchhaltung'] });
  const accounts = await signInElsewhere(accountant, `/journal?driver=${encodeURIComponent(String(driver['@id']))}`);
  const journal = accounts.panel('/journal');
  await expect(journal.getByRole('status').filter({ hasText: /^1 Auslage, 20,02/ })).toBeVisible();
  const sums = journal.getByRole('table', { name: 'Summen in EUR nach Art und Zahlung' });
  await expect(sums.getByRole('row', { name: 'Alle (1 ohne Beleg)' })).toContainText('20,02');
  expect(await faultsOf(accounts.page)).toEqual([]);
});

test('how long documents are kept is made longer, never shorter than the law, and a year under audit is held @thorough', async ({
  signIn,
  given,
  page,
}) => {
  const console = await signIn(await given.person({ roles: ['admin'] }), '/retention_periods');
  const list = console.list('/retention_periods');
  const kinds = retentionKinds.items.length;
  await expect(list.range).toHaveText(`1–${String(kinds)} von ${String(kinds)}`);
  const documents = list.row('Rechnungen, Gutschriften, Stornos und LF Rechnungen');
  expect(await inBothThemes(page, '[data-panel-url^="/retention_periods"]')).toEqual([]);
  const address = await documents.getAttribute('row-id');
  const url = String(address).replace('/api', '');
  await console.goTo(url);
  const period = console.record(url);
  await period.fill('amount', '7');
  await period.save();
  await expect(period.at('amount')).toContainText('Mindestens 8 Jahre ab Jahresende.');
  await expect(period.field('amount')).toHaveValue('7');
  await period.fill('amount', '9');
  await period.fill('agreedBy', 'Kanzlei Beispiel');
  await period.save();
  await expect
    .poll(() => given.stored({ '@id': address }))
    .toMatchObject({ amount: 9, approved: 9, agreedBy: 'Kanzlei Beispiel' });

  await console.goTo('/retention_holds/create');
  const hold = console.record('/retention_holds/create');
  await hold.fill('reason', 'Betriebsprüfung');
  await page.keyboard.press('Control+s');
  await expect(hold.root.getByText(/Bitte genau eines wählen/).first()).toBeVisible();
  await hold.fill('taxYear', String(Number(day().slice(0, 4)) - 1));
  await page.keyboard.press('Control+s');
  await console.goTo('/retention_holds');
  await expect(console.list('/retention_holds').row('Betriebsprüfung')).toHaveCount(1);
  await console.goTo('/retention_runs');
  await console.isFilled('/retention_runs');
});
