import { faultsOf } from './harness/accessibility.ts';
import { ownMailSystem } from './harness/ownMailSystem.ts';
import { expect, test } from './harness/story.ts';
import { Console } from './pages/Console.ts';

const own = ownMailSystem({ demoContracts: 20, environment: { PUBLIC_URL: 'https://leitstand.example' } });

test('who has forgotten his password asks for a link, chooses another one and is signed in, by keyboard @thorough', async ({
  page,
}) => {
  const admin = await own.system.as('admin');
  const email = 'vergessen@leitstand.example';
  const roles = ['leitstand_office'];
  await admin.post('/api/users', { username: 'otto', name: 'Otto Office', email, roles, active: true });
  await page.goto(own.system.address);
  await page.getByRole('button', { name: 'Passwort vergessen?' }).press('Enter');
  const asking = page.getByRole('form', { name: 'Passwort vergessen' });
  expect(await faultsOf(page)).toEqual([]);
  await expect(page.getByText('Bitte geben Sie Ihren Benutzernamen oder Ihre E-Mail-Adresse ein.')).toBeVisible();
  await expect(asking.getByRole('button', { name: 'Link anfordern' })).toBeVisible();
  await asking.getByLabel('Benutzername oder E-Mail-Adresse').fill('otto');
  await page.keyboard.press('Enter');
  await expect(asking.getByRole('status')).toHaveText(
    'Wenn es dieses Konto gibt, ist eine E-Mail mit einem Link unterwegs. Er gilt 60 Minuten.',
  );

  await own.mailServer.hasReceived(1);
  const mail = own.mailServer.received.find((it) => it.envelope.includes(email));
  const token = /https:\/\/leitstand\.example\/passwort\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  await page.goto(`${own.system.address}/passwort/${token}`);
  const form = page.getByRole('form', { name: 'Passwort festlegen' });
  await expect(form).toContainText('für das Konto otto, Otto Office');
  await expect(page.getByText(/^Link noch (59|60) Minuten gültig, einmal verwendbar$/)).toBeVisible();
  for (const text of ['Andere Anmeldungen dieses Kontos werden beendet', /^Nicht angefordert\? Dann schließen Sie/])
    await expect(page.getByText(text)).toBeVisible();
  await expect(form.getByRole('button', { name: 'Passwort speichern und anmelden' })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await form.getByLabel('Neues Passwort').fill('drei blaue Kräne');
  await form.getByLabel('Wiederholen').fill('drei blaue Kräne');
  await page.keyboard.press('Enter');
  await new Console(page).isReady();

  await page.goto(`${own.system.address}/passwort/${token}`);
  await expect(page.getByText('Dieser Link ist nicht mehr gültig.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Neuen Link anfordern' })).toBeVisible();
});
