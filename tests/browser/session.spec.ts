import { expect, test } from './harness/story.ts';
import { Console } from './pages/Console.ts';
import { shows } from '../specification/shows.ts';

test('leaving clears what this browser knew, but what was typed waits as a draft', async ({
  signIn,
  given,
  login,
  page,
}) => {
  shows('D1 §4 session');
  const person = await given.person();
  const contract = await given.contract();
  const console = await signIn(person, `/contracts/${contract.id}`);
  const editor = console.contract(contract);
  await editor.fill('pickupLocation.ort', 'Bergheim');
  await expect(editor.changes).toHaveText(/1 Änderung/);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const revoked = page.waitForResponse('**/api/token/revoke');
  await console.choose('Abmelden');
  await expect(login.form).toBeVisible();
  await revoked;
  expect(
    (await page.request.get('/api/users/me', { headers: { authorization: `Bearer ${String(token)}` } })).status(),
  ).toBe(401);
  await expect(login.expiredHint).toBeHidden();
  // What was typed last is noted here until the browser's database has confirmed it.
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await login.signIn(person.username, person.password);
  await console.isReady();
  await console.goTo(`/contracts/${contract.id}`);
  await expect(editor.draftNote).toBeVisible();
  await editor.restoreDraft();
  await expect(editor.field('pickupLocation.ort')).toHaveValue('Bergheim');
});

test('a password given by somebody else is changed at the first sign-in, rule by rule @thorough', async ({
  login,
  given,
  page,
}) => {
  shows('D1 §7 own password');
  const { username, password, name } = await given.person({ isNew: true });
  await login.open('/news');
  await login.signIn(username, password);
  const form = page.getByRole('form', { name: 'Passwort festlegen' });
  await expect(form).toContainText(`für das Konto ${username}, ${name}`);
  await page.reload();
  const rules = form.getByRole('listitem');
  await form.getByLabel('Neues Passwort').fill('Sommer2026!');
  await expect(rules).toHaveText([
    /^mindestens 10 Zeichen: erfüllt/,
    /^enthält nicht den Benutzernamen: erfüllt/,
    /^steht auf keiner Liste bekannter Passwörter: noch nicht erfüllt/,
  ]);
  await form.getByLabel('Wiederholen').fill('Sommer2026!');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert')).toContainText('Liste bekannter Passwörter');
  await expect(form.getByLabel('Neues Passwort')).toBeFocused();
  await form.getByLabel('Neues Passwort').fill('drei blaue Kräne');
  await expect(form.getByRole('alert')).toHaveCount(0);
  await form.getByLabel('Wiederholen').fill('drei blaue Kr');
  await expect(form).toContainText('Noch nicht gleich, es fehlen 3 Zeichen.');
  await form.getByLabel('Wiederholen').fill('drei blaue Kräne');
  await page.keyboard.press('Enter');
  await new Console(page).isReady();
  await expect(page).toHaveURL(/\/news$/);
});

test('own sign-ins are listed and ended, and a new password ends the others @thorough', async ({
  signIn,
  given,
  page,
  system,
}) => {
  const person = await given.person();
  const elsewhere = async () =>
    (await system.anonymous.post('/authentication_token', { username: person.username, password: person.password }))
      .body.token;
  const works = async (token: string) =>
    (await page.request.get('/api/users/me', { headers: { authorization: `Bearer ${token}` } })).status();
  const [first, second] = [await elsewhere(), await elsewhere()];
  const console = await signIn(person, '/configuration');
  const panel = console.panel('/configuration');
  const rows = panel.getByRole('list', { name: 'Anmeldungen' }).getByRole('listitem');
  // The one in which the first password was changed is there as well.
  await expect(rows).toHaveCount(4);
  await expect(rows.first()).toContainText('Dieses Gerät');
  await rows
    .nth(1)
    .getByRole('button', { name: /^Beenden/ })
    .click();
  await expect(rows).toHaveCount(3);
  expect([await works(first), await works(second)].sort()).toEqual([200, 401]);
  await panel.getByRole('button', { name: 'Passwort ändern …' }).click();
  const form = panel.getByRole('form', { name: 'Passwort ändern' });
  await form.getByLabel('Bisheriges Passwort').fill(person.password);
  await form.getByLabel('Neues Passwort').fill('drei blaue Kräne');
  await form.getByLabel('Wiederholen').fill('drei blaue Kräne');
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(1);
  expect([await works(first), await works(second)]).toEqual([401, 401]);
});

test('the administration issues a key for a program, which is shown once @thorough', async ({
  signIn,
  given,
  page,
}) => {
  const record = await given.record('api_keys', { name: 'Kundenportal', roles: ['leitstand_office'] });
  const console = await signIn(await given.person({ roles: ['admin'] }), '/api_keys');
  await console.goTo(`/api_keys/${record.id}`);
  await expect(console.panel(`/api_keys/${record.id}`).getByText('noch kein Schlüssel')).toBeVisible();
  await console.goTo('/api_keys');
  await console.list('/api_keys').row('Kundenportal').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Schlüssel ausgeben …' }).click();
  const key = await console.dialog.getByLabel('Schlüssel', { exact: true }).textContent();
  const answer = await page.request.get('/api/contracts?itemsPerPage=25', {
    headers: { authorization: `Bearer ${String(key)}` },
  });
  expect(answer.status()).toBe(200);
  await console.dialog.getByRole('button', { name: 'Fertig' }).click();
  await expect(console.list('/api_keys').row('Kundenportal')).toContainText(String(key).slice(0, 12));
});

test('an expired token is renewed without a word', async ({ signIn, page }) => {
  const console = await signIn();
  let refused = 0;
  await page.route('**/api/services?**', async (route) => {
    refused += 1;
    if (refused > 1) return route.continue();
    await route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer expired' } });
  });
  await console.menu.entry('Leistungen').click();
  await expect(console.list('/services').rows.first()).toBeVisible();
  expect(refused).toBe(2);
});

test('a link to a screen of another role, or to none, says so in its tab; the menu of the role leads there neither @thorough', async ({
  signIn,
  given,
  page,
}) => {
  shows('D1 §2 Shell menu groups');
  const console = await signIn(await given.person({ roles: ['office'] }), '/customers');
  await expect(console.panel('/customers').getByRole('heading', { name: 'Kein Zugriff' })).toBeVisible();
  await expect(page).toHaveURL(/\/customers$/);
  await expect(console.menu.entry('Aufträge')).toBeVisible();
  await expect(console.menu.entry('Kunden')).toHaveCount(0);
  await console.goTo('/gibtesnicht');
  await expect(page.getByRole('heading', { name: 'Nicht gefunden' })).toBeVisible();
});
