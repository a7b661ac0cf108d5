import { shows } from '../specification/shows.ts';
import { faultsOf } from './harness/accessibility.ts';
import { expect, test } from './harness/story.ts';

test('drivers of a business unfold by mouse and by key, new ones are found, and a missing group is said @thorough', async ({
  signIn,
  given,
  page,
}) => {
  shows('D3 §2 drivers', 'D3 §2 drivers rows', 'D3 §5 group warning');
  const business = await given.driver();
  const sub = await given.driver({ fahrervon: business['@id'] });
  const gone = await given.driver({ fahrervon: business['@id'], active: false });
  const applicant = await given.driver({ approved: false, active: false });
  const console = await signIn(undefined, '/drivers');
  const list = console.list('/drivers');
  await list.search(business.nachname as string);
  await expect(list.rows).toHaveCount(1);
  const link = list.root.getByRole('link', { name: new RegExp(sub.nachname as string) });

  await list.root.getByRole('button', { name: '1 Unterfahrer zeigen' }).click();
  await expect(link).toHaveAttribute('href', `/drivers/${encodeURIComponent(sub['@id'] as string)}`);
  await expect(list.root.getByText(gone.nachname as string)).toHaveCount(0);
  expect(await faultsOf(page)).toEqual([]);
  await list.choose(business.nachname as string);
  await page.keyboard.press('Alt+u');
  await expect(link).toHaveCount(0);
  await page.keyboard.press('Alt+u');
  await expect(link).toBeVisible();

  await list.search('');
  await list.root.getByRole('button', { name: 'nur neue Fahrer' }).click();
  await expect(list.row(applicant.nachname as string)).toBeVisible();
  await expect(list.row(business.nachname as string)).toHaveCount(0);

  const url = `/drivers/${String(sub.id)}`;
  await console.goTo(url);
  const record = console.record(url);
  await record.fill('telefon2', '0221 4710100');
  await page.keyboard.press('Control+s');
  await expect(console.message('Erfolgreich bearbeitet')).toBeVisible();
  await expect(console.message('Für den Fahrer wurde keine Gruppe ausgewählt')).toBeVisible();
  await record.fill('iban', 'DE89370400440532013001');
  await page.keyboard.press('Control+s');
  await expect(record.at('iban')).toContainText('Die IBAN „DE89370400440532013001“ ist ungültig.');
});

for (const role of ['personal', 'office_l2'] as const)
  test(`${role} finds an applicant and activates him by keyboard${role === 'personal' ? '' : ' @thorough'}`, async ({
    signIn,
    given,
    page,
  }) => {
    shows('D3 §8 drivers');
    const applicant = await given.driver({
      approved: false,
      active: false,
      email: `${role}@bewerber.example`,
      registration: {
        registrationDate: '2026-11-20T08:00:00Z',
        emailConfirmed: true,
        questions: [{ question: 'Haben Sie ein Gewerbe angemeldet?', value: 'Ja', property: 'hasTrade' }],
      },
    });
    const console = await signIn(
      await given.person({ roles: [role] }),
      `/new_drivers?search=${applicant.nachname as string}`,
    );
    const list = console.list('/new_drivers');
    await expect(list.row(applicant.nachname as string)).toHaveCount(0);
    await list.removeFilter('Pflichtdokumente vorhanden');
    await expect(list.row(applicant.nachname as string)).toContainText('Fehlende Pflichtdokumente');
    expect(await faultsOf(page)).toEqual([]);
    await list.choose(applicant.nachname as string);
    await page.keyboard.press('Enter');

    const url = `/new_drivers/${String(applicant.id)}`;
    const { root } = console.record(url);
    await root.getByRole('tab', { name: 'Registrierungsdaten' }).click();
    await expect(root.getByText('Haben Sie ein Gewerbe angemeldet?')).toBeVisible();
    await root.getByRole('button', { name: /^Nutzer aktivieren/ }).press('Enter');
    const question = console.dialogNamed('Nutzer aktivieren');
    await expect(question).toContainText('Für den Fahrer wurde keine Gruppe ausgewählt');
    await expect(question).toContainText('Fehlende Pflichtdokumente: Führerschein, Gewerbeanmeldung');
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Control+Enter');
    await expect(console.message('Nutzer aktiviert')).toBeVisible();
    await expect(console.message('Testauftrag erstellt')).toBeVisible();
    const account = console.dialogNamed('Zugang');
    await expect(account).toContainText(/Das Passwort lautet [A-Za-z2-9]{10}\. Es wird nur jetzt angezeigt\./);
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Control+Enter');
    await expect(root.getByText('Diesen Bewerber gibt es hier nicht mehr')).toBeVisible();
    await expect(root.getByText('Er ist inzwischen als Fahrer aktiviert oder wurde gelöscht.')).toBeVisible();
    await expect(root.getByRole('button', { name: 'Tab schließen' })).toBeFocused();
    expect(await given.stored(applicant)).toMatchObject({ approved: true, active: true, mitarbeiter: '1' });
  });

for (const role of ['dispo', 'admin'] as const)
  test(`${role} activates a driver in his record, ${role === 'admin' ? 'where the group is his to choose' : 'without a say in the group @thorough'}`, async ({
    signIn,
    given,
    page,
  }) => {
    shows('R75');
    const made = await given.driver({ approved: false, active: false, email: `${role}@bewerber.example` });
    const url = `/drivers/${String(made.id)}`;
    const console = await signIn(await given.person({ roles: [role] }), url);
    const record = console.record(url);
    const activate = async () => {
      await record.root.getByRole('button', { name: 'Weitere Befehle' }).press('Enter');
      return page.getByRole('menuitem', { name: /^Nutzer aktivieren/ });
    };
    await expect(record.at('telefon')).toBeVisible();
    await expect(record.at('gruppe')).toHaveCount(role === 'admin' ? 1 : 0);
    await (await activate()).press('Enter');
    const question = console.dialogNamed('Nutzer aktivieren');
    await question.getByRole('checkbox', { name: /^Willkommensmail senden/ }).uncheck();
    await question.getByRole('checkbox', { name: 'Testauftrag anlegen' }).uncheck();
    await page.keyboard.press('Control+Enter');
    await expect(console.message('Nutzer aktiviert')).toBeVisible();
    const account = console.dialogNamed('Zugang');
    await expect(account).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(account).toHaveCount(0);
    await expect(await activate()).toHaveAttribute('aria-disabled', 'true');
    await expect(console.message('Testauftrag erstellt')).toHaveCount(0);
    expect(await given.stored(made)).toMatchObject({ approved: true, active: true, keineangebotsinfomail: '0' });
  });
