import { formatDate } from '../../src/domain/time/formatDay.ts';
import { mailOf, pdfOf, transportPaper } from '../harness/intakeFiles.ts';
import { inBothThemes } from './harness/bothThemes.ts';
import { dropFile } from './harness/dropFile.ts';
import { day } from './harness/given.ts';
import { expect, test } from './harness/story.ts';

const vin = 'WVWZZZE1ZNP012345';
const days = { pickup: formatDate(day(3)), delivery: formatDate(day(4)) };
const fileOf = async (name: string, content: Promise<Buffer> | Buffer) => ({
  name,
  content: (await content).toString('base64'),
});

test('a PDF dropped anywhere becomes a contract by keyboard alone, and nothing is saved before somebody saves @thorough', async ({
  signIn,
  given,
  system,
  page,
}) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  const customer = await given.customer({ firma: 'Fuhrpark Rheinland GmbH' });
  const double = await given.contract({ carFin: vin, datum: day(3), bringdatum: day(4) });
  const console = await signIn();
  const admin = await system.as('admin');
  const contracts = async () => (await admin.get('/api/contracts?carFin=' + vin)).body['hydra:totalItems'] as number;
  const before = await contracts();
  await dropFile(console.menu.root, await fileOf('auftrag-118.pdf', pdfOf(transportPaper(days))));

  const panel = console.panel('/intake');
  const row = (name: RegExp | string) => panel.getByRole('button', { name }).and(panel.locator('[data-finding]'));
  await expect(panel.getByRole('region', { name: 'Quelle' })).toContainText('Auto-Center Fulda GmbH & Co. KG');
  await expect(panel.getByText('Für dieses Fahrzeug gibt es an diesem Tag schon einen Auftrag.')).toBeVisible();
  await expect(panel.getByRole('link', { name: String(double['auftragsnummer']) })).toBeVisible();
  const marked = panel.locator('rect.is-current');

  // The customer is only a suggestion; the keyboard stands on it as soon as the file is read.
  await expect(row(/^Auftraggeber .*Fuhrpark Rheinland GmbH.*unsicher offen/)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row(/^Auftraggeber .*übernommen/)).toBeVisible();
  await expect(row(/^Nummer des Senders T-2026-118/)).toBeFocused();
  await expect(marked.locator('title')).toHaveText('Nummer des Senders');
  await page.keyboard.press('End');
  await row(/^Info Fahrer/).focus();
  await page.keyboard.press('Delete');
  await expect(row(/^Info Fahrer .*verworfen/)).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(row(/^E-Mail petersen@ac-fulda.example/)).toBeFocused();

  const acceptSure = panel.getByRole('button', { name: /^Alle sicheren übernehmen/ });
  await acceptSure.focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('status').filter({ hasText: 'Felder übernommen' })).toHaveText('25 Felder übernommen');
  expect(await inBothThemes(page, '[data-panel-url^="/intake"]')).toEqual([]);

  await console.reload();
  await expect(panel.getByRole('status').filter({ hasText: 'Felder übernommen' })).toHaveText('25 Felder übernommen');
  // A click on a place leads to its field.
  await panel.locator('svg text', { hasText: '36037 Fulda' }).click({ position: { x: 8, y: 6 } });
  await expect(row(/^PLZ 36037/)).toBeFocused();
  await panel.getByRole('button', { name: 'Als Auftrag öffnen' }).focus();
  await page.keyboard.press('Enter');

  const form = console.panel('/contracts/create');
  await expect(form.getByRole('combobox', { name: /^Auftraggeber/ })).toHaveValue(/Fuhrpark Rheinland/);
  await expect(form.getByRole('textbox', { name: /^FIN/ })).toHaveValue(vin);
  expect(await contracts()).toBe(before);
  await form.getByRole('button', { name: /^Auftrag erstellen/ }).click();
  await expect(console.messages).toContainText('Auftrag');
  await expect.poll(contracts).toBe(before + 1);
  const [made] = (await admin.get(`/api/contracts?carFin=${vin}&order[id]=desc`)).body['hydra:member'];
  const stored = (await admin.get(String(made['@id']))).body;
  expect(stored).toMatchObject({
    contractClientAddress: { '@id': customer['@id'] },
    carModel: 'ID.3 Pro',
    licensePlate: 'K-LS 418E',
    datum: day(3),
    pickupTimeFrom: '08:00',
    pickupLocation: { firma: 'Autohaus Brügge KG', plz: '50823', ansprechparter1: 'Frau Öztürk' },
    deliveryLocation: { ort: 'Fulda', anspr1email: 'petersen@ac-fulda.example' },
    customData: { externalNumber: 'T-2026-118' },
    infoDriver: null,
  });
  // The paper lies among the files of the order.
  const files = async () => (await admin.get(String(stored.protocol['@id']))).body.awsFiles as { label: string }[];
  await expect.poll(async () => (await files()).map((it) => it.label)).toContain('auftrag-118.pdf');
});

test('a mail shows its text or its PDF, a file that cannot be read says why, and text is pasted @thorough', async ({
  signIn,
  given,
  system,
  page,
}) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  const from = 'disposition@mailkunde.example';
  await given.customer({ firma: 'Mailkunde AG', email: from });
  const console = await signIn(undefined, '/intake');
  const start = console.panel('/intake');
  const files = [
    { name: 'Auftrag 118.pdf', type: 'application/pdf', content: await pdfOf(transportPaper(days)) },
    { name: 'Agb.pdf', type: 'application/pdf', content: await pdfOf([{ text: 'Bedingungen', x: 50, y: 50 }]) },
    { name: 'Scan.pdf', type: 'application/pdf', content: await pdfOf([]) },
  ];
  const text = `Bitte am ${days.pickup} ab 8 Uhr in 50823 Köln abholen.`;
  await dropFile(start.getByText(/hier ablegen/), await fileOf('Auftrag.eml', mailOf({ from, text, files })));
  const panel = page.locator('[data-panel-url^="/intake?"]').filter({ visible: true });
  await expect(panel.getByRole('region', { name: 'Quelle' })).toContainText('Transportauftrag');
  await panel.getByRole('button', { name: 'Alle sicheren übernehmen' }).click();
  // What cannot be read in a mail leads back to it.
  await panel.getByRole('button', { name: 'Scan.pdf' }).click();
  await expect(panel.getByRole('alert')).toContainText('Das PDF enthält keinen Text');
  await panel.getByRole('button', { name: 'Zurück zur E-Mail' }).click();
  await panel.getByRole('button', { name: 'Text der E-Mail' }).click();
  await expect(panel.getByRole('region', { name: 'Quelle' })).toContainText('ab 8 Uhr in 50823 Köln abholen');
  // What was taken over of the PDF stays, and the same in the text counts as taken over too.
  await expect(panel.getByRole('button', { name: /^Ort Köln.*übernommen$/ })).toBeVisible();
  await expect(panel.getByRole('status').filter({ hasText: 'Felder übernommen' })).toHaveText(
    /^2\d Felder übernommen$/,
  );
  await panel.getByRole('button', { name: /^Auftraggeber .*Mailkunde AG/ }).click();
  await panel.getByRole('button', { name: 'Als Auftrag öffnen' }).click();
  await console
    .panel('/contracts/create')
    .getByRole('button', { name: /^Auftrag erstellen/ })
    .click();
  // Of the mail the paper is kept that something was taken from.
  const admin = await system.as('admin');
  const papers = async () => {
    const [made] = (await admin.get(`/api/contracts?carFin=${vin}&order[id]=desc`)).body['hydra:member'];
    const protocol = (await admin.get(String(made['@id']))).body.protocol['@id'] as string;
    return ((await admin.get(protocol)).body.awsFiles as { label: string }[]).map((it) => it.label);
  };
  await expect.poll(papers).toEqual(['Auftrag 118.pdf']);

  await dropFile(console.menu.root, await fileOf('Scan.pdf', Buffer.from('%PDF-1.4')));
  await expect(panel.getByRole('alert')).toContainText('Die Datei ist beschädigt und lässt sich nicht lesen.');
  expect(await inBothThemes(page, '[data-panel-url^="/intake"]')).toEqual([]);

  await console.tab('Auftrag aus PDF oder Mail').click();
  const first = page.locator('[data-panel-url="/intake"]');
  // Whatever became a contract is begun no more.
  await expect(first.getByRole('region', { name: 'Angefangen' }).getByRole('link')).toHaveText(['Scan.pdf']);
  await first.getByRole('textbox', { name: 'Text einer E-Mail' }).fill(`FIN: ${vin}\nAbholort: 50823 Köln`);
  await first.getByRole('button', { name: 'Text lesen' }).click();
  await expect(panel.getByRole('button', { name: `FIN ${vin}` })).toBeVisible();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File(['Kennzeichen: K-LS 771'], 'Notiz.txt', { type: 'text/plain' }));
    document.body.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
  });
  await expect(panel.getByRole('button', { name: 'Kennzeichen K-LS 771' })).toBeVisible();
});
