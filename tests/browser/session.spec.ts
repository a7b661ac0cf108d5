import { staffRoles, type Role } from '../../src/domain/access/roles.ts';
import { mayRead } from '../../src/domain/access/matrix.ts';
import { menu } from '../../src/panels/menu.ts';
import { panels } from '../../src/panels/panels.ts';
import { expect, test } from './harness/story.ts';
import { startSystem } from './harness/system.ts';
import { Console } from './pages/Console.ts';
import { SetUp } from './pages/SetUp.ts';
import { shows } from '../specification/shows.ts';

shows('D1 §2 Shell /login', 'D1 §2 Shell menu groups', 'D1 §4 session', 'D1 §7 own password');

test('a wrong password is refused in words, and the right one still opens', async ({ login, given, page }) => {
  const { username, password } = await given.person();
  await login.open();
  await expect(login.systemState).toBeVisible();
  await login.signIn(username, 'falsch');
  await expect(login.refusal).toContainText(/Benutzername oder Passwort/);
  await login.signIn(username, password);
  await new Console(page).isReady();
});

test('every town on the map of the sign-in stands whole on it, also on a square screen', async ({ login, page }) => {
  for (const size of [
    { width: 1280, height: 800 },
    { width: 1280, height: 1024 },
  ]) {
    await page.setViewportSize(size);
    await login.open();
    await expect(page.getByText('Dresden')).toBeAttached();
    const cut = await page.locator('aside svg').evaluate((map) => {
      const within = map.parentElement?.getBoundingClientRect();
      const isCut = ({ left, right, top, bottom }: DOMRect) =>
        within === undefined ||
        left < within.left + 8 ||
        right > within.right - 8 ||
        top < within.top ||
        bottom > within.bottom;
      return [...map.querySelectorAll('text')]
        .filter((it) => isCut(it.getBoundingClientRect()))
        .map((it) => it.textContent);
    });
    expect([size, cut]).toEqual([size, []]);
  }
});

test('a password typed with the caps-lock key on is pointed out', async ({ login, page }) => {
  await login.open();
  await login.password.evaluate((field) =>
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock: true })),
  );
  await expect(login.capsLockHint).toBeVisible();
  await login.password.focus();
  await page.keyboard.press('a');
  await expect(login.capsLockHint).toBeHidden();
});

test('leaving clears what this browser knew, but what was typed waits as a draft', async ({
  signIn,
  given,
  login,
  page,
}) => {
  const person = await given.person();
  const order = await given.order();
  const console = await signIn(person, `/contracts/${order.id}`);
  const editor = console.order(order);
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
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await login.signIn(person.username, person.password);
  await console.isReady();
  await console.goTo(`/contracts/${order.id}`);
  await expect(editor.draftNote).toBeVisible();
  await editor.restoreDraft();
  await expect(editor.field('pickupLocation.ort')).toHaveValue('Bergheim');
});

test('a password given by somebody else is changed at the first sign-in, rule by rule', async ({
  login,
  given,
  page,
}) => {
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
  await form.getByLabel('Neues Passwort').fill('drei blaue Kräne');
  await form.getByLabel('Wiederholen').fill('drei blaue Kr');
  await expect(form).toContainText('Noch nicht gleich, es fehlen 3 Zeichen.');
  await form.getByLabel('Wiederholen').fill('drei blaue Kräne');
  await page.keyboard.press('Enter');
  await new Console(page).isReady();
  await expect(page).toHaveURL(/\/news$/);
});

test('own sign-ins are listed and ended, and a new password ends the others', async ({
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

test('the administration issues a key for a program, which is shown once', async ({ signIn, given, page }) => {
  await given.record('api_keys', { name: 'Kundenportal', roles: ['leitstand_office'] });
  const console = await signIn(await given.person({ roles: ['admin'] }), '/api_keys');
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

for (const role of staffRoles) {
  test(`the menu of ${role} shows what the role may see`, async ({ signIn, given }) => {
    const console = await signIn(await given.person({ roles: [role] }));
    expect(await console.menu.captions()).toEqual(captionsFor(role));
  });
}

/** The menu by the matrix, as far as its screens exist. */
function captionsFor(role: Role): string[] {
  const exists = (url: string) => panels.some((it) => it.url === url);
  return menu
    .flatMap(({ items }) => items)
    .filter(({ url, area }) => exists(url) && (area === 'staff' || mayRead([role], area)))
    .map(({ caption }) => caption);
}

test('a link to a screen of another role says so instead of showing it', async ({ signIn, given, page }) => {
  const console = await signIn(await given.person({ roles: ['personal'] }), '/customers');
  await expect(console.panel('/customers').getByRole('heading', { name: 'Kein Zugriff' })).toBeVisible();
  await expect(page).toHaveURL(/\/customers$/);
});

test('a link opened before signing in leads to its screen afterwards', async ({ login, given, page }) => {
  const [{ username, password }, order] = [await given.person(), await given.order()];
  await login.open(`/contracts/${order.id}`);
  await login.signIn(username, password);
  await expect(new Console(page).order(order).heading).toHaveText(order.auftragsnummer);
});

test('an empty system asks for its first administrator, once', async ({ browser }) => {
  const system = await startSystem({ demoOrders: 0 });
  const context = await browser.newContext({ baseURL: system.address });
  const page = await context.newPage();
  try {
    const setUp = new SetUp(page);
    await page.goto('/');
    const code = /Einmalcode: (\S+)/.exec(system.output())?.[1] ?? '';
    const person = {
      name: 'Erika Erste',
      username: 'erika',
      email: 'erika@firma.example',
      password: 'ein langes Kennwort',
    };
    await setUp.fill({ ...person, code: 'falsch' });
    await expect(setUp.fault(/Einmalcode/).last()).toBeVisible();
    await setUp.fill({ ...person, code });
    const console = new Console(page);
    await console.isReady();
    await expect(console.topBar.getByRole('button', { name: /Erika Erste/ })).toBeVisible();
    expect((await system.anonymous.get('/api/health')).body.setup).toBe(false);
  } finally {
    await context.close();
    await system.end();
  }
});
