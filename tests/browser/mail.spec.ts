import type { Json } from '../harness/client.ts';
import { faultsOf } from './harness/accessibility.ts';
import { expect, test } from './harness/story.ts';
import { shows } from '../specification/shows.ts';

test('a confirmation is read before it leaves, and again in the log of the contract; without a mail server it waits and says so', async ({
  signIn,
  given,
  system,
}) => {
  shows('D0 Orders without SMTP_URL mails', 'D1 §2 contracts order tab Kommunikation', 'D1 §4 confirmation with mail');
  const customer = await given.customer({ email: 'kundin@firma.example', anrede: 'Frau', nachname: 'Grün' });
  const contract = await given.contract({
    contractClientAddress: customer['@id'],
    infoShared: '<img src="https://fremd.example/x.png" onerror="alert(1)">',
  });
  const asked: string[] = [];
  const console = await signIn(undefined, `/contracts/${String(contract.id)}?tab=kommunikation`);
  console.page.on('request', (request) => asked.push(new URL(request.url()).host));
  await expect(
    console.page.getByText('Es ist kein Mailserver eingerichtet. E-Mails bleiben ausstehend.'),
  ).toBeVisible();
  await expect(console.page.getByText('Keine Mail-Logs gefunden')).toBeVisible();

  await console.page.keyboard.press('Control+k');
  await console.page.getByRole('option', { name: /Bestätigen mit E-Mail/ }).click();
  const before = console.dialogNamed('Mit E-Mail bestätigen');
  await expect(before).toContainText(
    `Auftrag ${String(contract.auftragsnummer)} bestätigen und die Bestätigung an kundin@firma.example senden?`,
  );
  const frame = before.frameLocator('iframe');
  await expect(frame.locator('body')).toContainText('Guten Tag Frau Grün,');
  await expect(frame.locator('body')).toContainText(
    'Hinweis: <img src="https://fremd.example/x.png" onerror="alert(1)">',
  );
  expect(await given.stored(contract)).toMatchObject({ auftragbestaetigt: '0' });
  expect(await faultsOf(console.page)).toEqual([]);
  await before.getByRole('switch', { name: 'Nur Text' }).click();
  await expect(before.getByRole('textbox', { name: 'Mail als Text' })).toHaveValue(
    /^Guten Tag Frau Grün,\n\nvielen Dank für Ihren Auftrag\./,
  );
  await console.page.keyboard.press('Control+Enter');
  await expect(before).toBeHidden();

  const log = console.page.getByRole('region', { name: 'Mail Verkehr' });
  await expect(log).toContainText('kundin@firma.example');
  await expect(log).toContainText('Ausstehend');
  await log.getByRole('button', { name: /^Auftragsbestätigung/ }).click();
  const sent = console.dialogNamed('Mail');
  await expect(sent).toContainText(`Auftrag-${String(contract.auftragsnummer)}.pdf`);
  await expect(sent.frameLocator('iframe').locator('body')).toContainText('Guten Tag Frau Grün,');
  expect(await faultsOf(console.page)).toEqual([]);
  await console.page.keyboard.press('Escape');
  await expect(sent).toBeHidden();
  expect(asked).not.toContain('fremd.example');

  await console.page.close({ runBeforeUnload: true });
  const entities = JSON.stringify([{ entityType: 'Contract', entityId: contract.id }]);
  const { body } = await (await system.as('admin')).get(`/api/mail_logs?entities=${encodeURIComponent(entities)}`);
  expect(body['hydra:member'].map((it: Json) => it.status)).toEqual(['pending']);
});
