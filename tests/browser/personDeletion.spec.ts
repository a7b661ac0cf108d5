import { inBothThemes } from './harness/bothThemes.ts';
import { expect, test } from './harness/story.ts';

test('who wants to be forgotten is told what goes and what stays, and goes once the number is typed @thorough', async ({
  signIn,
  given,
  system,
}) => {
  const driver = await given.driver({ approved: true, vorname: 'Runa', nachname: 'Gehtnun' });
  const admin = await system.as('admin');
  const ride = await given.contract({ driver: driver['@id'] });
  const hold = await admin.post('/api/retention_holds', { contract: ride['@id'], reason: 'Streit um den Unfall' });
  const other = await given.driver({ approved: true, active: false, vorname: 'Nie', nachname: 'Gefahren' });
  await admin.patch(String(driver['@id']), { active: false });
  const person = await given.person({ roles: ['admin'] });
  const url = `/drivers/${String(driver.id)}`;
  const heldRide = `/contracts/${String(ride.id)}`;
  const console = await signIn(person, heldRide);
  const { page } = console;
  const holds = console.record(heldRide).root.getByRole('tab', { name: /^Löschsperren/ });
  await expect(holds).toHaveText(/1$/);
  await holds.click();
  await expect(console.record(heldRide).root.getByText('Streit um den Unfall')).toBeVisible();
  await console.goTo(url);
  const open = async (at: string) => {
    await console.record(at).root.getByRole('button', { name: 'Weitere Befehle' }).click();
    await page.getByRole('menuitem', { name: /^Auskunft und Löschung/ }).click();
    return console.dialogNamed('Auskunft und Löschung');
  };
  const dialog = await open(url);
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Auskunft speichern' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^Personendaten.*\.json$/);
  await dialog.getByRole('button', { name: 'Ansehen, was gelöscht würde' }).click();
  await expect(dialog.getByRole('region', { name: 'Löschsperren' })).toContainText('Streit um den Unfall');
  await expect(dialog.getByRole('region', { name: /gehalten$/ })).toContainText('Stammdaten');
  expect(await inBothThemes(page)).toEqual([]);
  await admin.delete(String(hold.body['@id']));
  await dialog.getByRole('button', { name: 'Neu ansehen' }).click();
  await expect(dialog.getByRole('region', { name: 'Bleibt', exact: true })).toContainText('31.12.20');
  await page.keyboard.press('Escape');

  await console.goTo(`/drivers/${String(other.id)}`);
  const last = await open(`/drivers/${String(other.id)}`);
  await last.getByRole('button', { name: 'Ansehen, was gelöscht würde' }).click();
  const going = last.getByRole('button', { name: /endgültig löschen$/ });
  await expect(going).toHaveAttribute('aria-disabled', 'true');
  await last.getByRole('textbox', { name: 'Anzahl' }).fill('1');
  await going.click();
  await expect(last).toBeHidden();
  expect((await admin.get(String(other['@id']))).status).toBe(404);

  await console.goTo('/retention_periods');
  await console
    .panel('/retention_periods')
    .getByRole('button', { name: /^Auskunft und Löschung/ })
    .click();
  const asked = console.dialogNamed('Auskunft und Löschung');
  await asked.getByRole('textbox', { name: 'E-Mail' }).fill('niemand@example.org');
  await asked.getByRole('button', { name: 'Ansehen, was gelöscht würde' }).click();
  await expect(asked.getByText('Über diese Person ist nichts gespeichert.')).toBeVisible();
});
