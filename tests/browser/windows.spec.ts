import { displayPlate } from '../../src/domain/vehicle/plate.ts';
import { day } from './harness/given.ts';
import { expect, test } from './harness/story.ts';
import { Console } from './pages/Console.ts';
import { Login } from './pages/Login.ts';
import { shows } from '../specification/shows.ts';

test('who leaves in one window leaves in the other, which does not speak of an expired session and comes back as it was @thorough', async ({
  signIn,
  given,
  page,
}) => {
  const person = await given.person();
  const contract = await given.contract();
  const console = await signIn(person, `/contracts/${contract.id}`);
  await expect(console.contract(contract).heading).toHaveText(contract.auftragsnummer);
  const opening = page.waitForEvent('popup');
  await console.palette.open();
  await console.palette.enter('In eigenem Fenster öffnen');
  const second = new Console(await opening);
  await second.isReady();
  expect(new URL(second.page.url()).searchParams.getAll('fenster')).toEqual(['2']);

  await console.choose('Abmelden');
  const door = new Login(second.page);
  await door.form.waitFor();
  await expect(door.systemState).toBeVisible();
  await expect(door.expiredHint).toHaveCount(0);
  await new Login(page).signIn(person.username, person.password);
  await console.isReady();
  await second.isReady();
  await expect(second.contract(contract).heading).toHaveText(contract.auftragsnummer);
  expect(new URL(second.page.url()).searchParams.getAll('fenster')).toEqual(['2']);
});

test('a further window forgets its panels with the window before it, and is found again as it was left @thorough', async ({
  signIn,
  given,
  page,
}) => {
  shows('C Frame second window');
  const [one, other] = [await given.contract(), await given.contract()];
  const console = await signIn(undefined, `/contracts/${one.id}`);
  const openWindow = async (entry: string) => {
    const opening = page.waitForEvent('popup');
    await console.palette.open();
    await console.palette.enter(entry);
    const opened = new Console(await opening);
    await opened.isReady();
    return opened;
  };
  /** The arrangement of the further window with this panel in it has been stored; earlier ones are stored as well. */
  const storedWith = (window: Console, url: string) =>
    window.page.waitForResponse((it) => {
      const kept = it.request().postData() ?? '';
      return kept.includes('lastLayout.2') && kept.includes(url);
    });
  await expect(console.contract(one).heading).toHaveText(one.auftragsnummer);
  const first = await openWindow('In eigenem Fenster öffnen');
  await expect(first.tab(one.auftragsnummer)).toBeVisible();
  const keeping = storedWith(first, '/services');
  await first.goTo('/services');
  await keeping;
  await first.page.close();

  await console.goTo(`/contracts/${other.id}`);
  await expect(console.contract(other).heading).toHaveText(other.auftragsnummer);
  const second = await openWindow('In eigenem Fenster öffnen');
  expect(new URL(second.page.url()).searchParams.get('fenster')).toBe('2');
  await expect(second.tab(other.auftragsnummer)).toBeVisible();
  await expect(second.tab(one.auftragsnummer)).toHaveCount(0);
  const kept = storedWith(second, '/customers');
  await second.goTo('/customers');
  await kept;
  await second.page.close();
  const again = await openWindow('Weitere Fenster wieder öffnen');
  await expect(again.tab('Kunden')).toBeVisible();
  await again.tab(other.auftragsnummer).click();
  await expect(again.contract(other).heading).toHaveText(other.auftragsnummer);
});

test('a dispatcher who comes for the first time finds a contract beside the list, which follows it into a window of its own; tabs keep their names @thorough', async ({
  login,
  given,
  page,
}) => {
  shows('C Frame layouts');
  const person = await given.person();
  const contract = await given.contract({ bringdatum: day(1) });
  await login.open();
  await login.signIn(person.username, person.password);
  const console = new Console(page);
  await console.isReady();
  // The first of the day may have no plate of its own.
  const first = console.tabs.filter({ hasText: /\d{8}/ });
  await expect(first).toHaveCount(1);
  await expect(first).toHaveAccessibleName(/^2 /);
  await expect(console.dispatch.root.locator('[role=gridcell]:focus, :focus')).toHaveCount(1);
  await console.dispatch.search(contract.auftragsnummer);
  await expect(console.tab(`Auftragsliste · „${contract.auftragsnummer}“`)).toBeVisible();
  await console.dispatch.choose(contract.auftragsnummer);
  const name = `${contract.auftragsnummer} · ${displayPlate(contract.licensePlate)}`;
  await expect(console.tab(name)).toBeVisible();

  const opening = page.waitForEvent('popup');
  await console.chooseForTab(name, 'In eigenem Fenster');
  const second = new Console(await opening);
  await second.isReady();
  await expect(second.tab(name)).toHaveAccessibleName(/^2 /);
  expect([...new URL(second.page.url()).searchParams.keys()]).toEqual(['fenster']);
  await second.page.close();

  const past = await given.contract({ datum: day(-30), bringdatum: day(-29) });
  await console.goTo(`/contracts/${past.id}`);
  await expect(console.contract(past).heading).toHaveText(past.auftragsnummer);
  const kept = page.waitForResponse((it) => {
    const sent = it.request().postData() ?? '';
    return sent.includes('"lastLayout"') && sent.includes(`/contracts/${contract.id}"`);
  });
  await console.goTo(`/contracts/${contract.id}`);
  await kept;
  await console.choose('Abmelden');
  await login.signIn(person.username, person.password);
  await console.isReady();
  await expect(console.contract(contract).heading).toHaveText(contract.auftragsnummer);
  await expect(console.tab(`${past.auftragsnummer} · ${displayPlate(past.licensePlate)}`)).toBeVisible();
});
