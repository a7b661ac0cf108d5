import { expect, test } from './harness/story.ts';
import { startSystem } from './harness/system.ts';
import { Console } from './pages/Console.ts';
import { SetUp } from './pages/SetUp.ts';
import { shows } from '../specification/shows.ts';

test('the caps-lock key is pointed out, a wrong password is refused in words, and the right one still opens', async ({
  login,
  given,
  page,
}) => {
  shows('D1 §2 Shell /login');
  const { username, password } = await given.person();
  await login.open();
  await expect(login.systemState).toBeVisible();
  await login.password.evaluate((field) =>
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock: true })),
  );
  await expect(login.capsLockHint).toBeVisible();
  await login.password.focus();
  await page.keyboard.press('a');
  await expect(login.capsLockHint).toBeHidden();
  await login.signIn(username, 'falsch');
  await expect(login.refusal).toContainText(/Benutzername oder Passwort/);
  await login.signIn(username, password);
  await new Console(page).isReady();
});

test('after too many wrong passwords the right one waits, reads for how long, and opens by itself @thorough', async ({
  login,
  given,
  page,
  system,
}) => {
  shows('D1 §2 Shell /login');
  const { username, password } = await given.person();
  await login.open();
  await login.fill(username, password);
  for (let tried = 0; tried < 5; tried += 1)
    expect((await system.anonymous.post('/authentication_token', { username, password: 'falsch' })).status).toBe(401);
  await login.submit();
  // For a few seconds only, so all at once.
  await Promise.all([
    expect(page.getByText('Die Anmeldung geht von selbst weiter')).toBeVisible(),
    expect(page.getByRole('button', { name: /^Weiter in \d s$/ })).toBeVisible(),
    expect(login.password).toHaveValue(password),
    expect(login.refusal).toHaveCount(0),
  ]);
  await new Console(page).isReady();
});

test('every town on the map of the sign-in stands whole on it, also on a square screen @thorough', async ({
  login,
  page,
}) => {
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

test('a link opened before signing in leads to its screen afterwards', async ({ login, given, page }) => {
  const [{ username, password }, contract] = [await given.person(), await given.contract()];
  await login.open(`/contracts/${contract.id}`);
  await login.signIn(username, password);
  await expect(new Console(page).contract(contract).heading).toHaveText(contract.auftragsnummer);
});

test('an empty system asks for its first administrator, once @thorough', async ({ browser }) => {
  const system = await startSystem({ demoContracts: 0 });
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
    await expect(page.getByLabel('Einmalcode')).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type('!');
    await expect(setUp.fault(/Einmalcode/)).toHaveCount(2);
    let count = () => {};
    const isCounted = new Promise<void>((resolve) => (count = resolve));
    await page.route(/api\/contracts\?.*itemsPerPage=10(&|$)/, async (route) => {
      await isCounted;
      await route.continue();
    });
    await setUp.fill({ ...person, code });
    const console = new Console(page);
    await console.isReady();
    // Whether filters hide anything is not known yet: nobody is asked to take them off.
    const list = console.panel('/disposition');
    await expect(list.getByRole('toolbar').first()).toBeVisible();
    await expect(list.getByRole('status', { name: /geladen$/ })).toBeVisible();
    await expect(list.getByRole('button', { name: /aufheben$/ })).toHaveCount(0);
    count();
    await expect(list.getByText('Noch keine Aufträge')).toBeVisible();
    await console.goTo('/contract_avis');
    await expect(console.panel('/contract_avis').getByText('Eine Avisierung entsteht mit einem Auftrag')).toBeVisible();
    await expect(console.panel('/contract_avis').getByRole('button', { name: 'Neue Avisierung' })).toHaveCount(0);
    await expect(console.topBar.getByRole('button', { name: /Erika Erste/ })).toBeVisible();
    expect((await system.anonymous.get('/api/health')).body.setup).toBe(false);
  } finally {
    await context.close();
    await system.end();
  }
});
