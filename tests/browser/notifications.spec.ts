import { shows } from '../specification/shows.ts';
import { faultsOf } from './harness/accessibility.ts';
import { expect, test } from './harness/story.ts';
import { List } from './pages/List.ts';

test('the bell leads to what it tells of, and what was opened is read, here and in the list @thorough', async ({
  signIn,
  given,
  system,
}) => {
  shows('D2 §2 notifications');
  const person = await given.person({ roles: ['dispo'] });
  const [late, alone] = [await given.contract({ carModel: 'Golf' }), await given.contract({ carModel: 'Polo' })];
  const dispo = await system.as('dispo');
  for (const order of [late, alone])
    expect((await dispo.patch(String(order['@id']), { verzoegert: true })).status).toBe(200);

  const desk = await signIn(person, '/notifications');
  const { page, topBar } = desk;
  const bell = topBar.getByRole('button', { name: /^Benachrichtigungen/ });
  await expect(bell).toHaveAccessibleName('Benachrichtigungen, 2');
  await bell.click();
  const dialog = desk.dialogNamed('Benachrichtigungen');
  const lines = dialog.getByRole('listitem');
  await expect(lines).toHaveCount(2);
  expect(await faultsOf(page)).toEqual([]);
  await lines
    .filter({ hasText: String(late.auftragsnummer) })
    .getByRole('link')
    .click();
  await expect(desk.panel(`/contracts/${String(late.id)}`)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(bell).toHaveAccessibleName('Benachrichtigungen, 1');

  await desk.tab('Benachrichtigungen').click();
  const list = new List(page, desk.panel('/notifications'));
  const row = list.rows.filter({ hasText: String(alone.auftragsnummer) });
  await expect(row).toHaveCSS('font-weight', '620');
  await list.open(String(alone.auftragsnummer));
  await expect(desk.panel(`/contracts/${String(alone.id)}`)).toBeVisible();
  await expect(bell).toHaveAccessibleName('Benachrichtigungen');

  await dispo.patch(String(late['@id']), { verzoegert: false });
  await dispo.patch(String(late['@id']), { verzoegert: true });
  await expect(bell).toHaveAccessibleName('Benachrichtigungen, 1');
  await bell.click();
  await dialog.getByRole('button', { name: 'Alle gelesen' }).click();
  await expect(bell).toHaveAccessibleName('Benachrichtigungen');
});

test('a person switches off what he does not want to hear of @thorough', async ({ signIn, given, system }) => {
  const desk = await signIn(await given.person({ roles: ['dispo'] }), '/configuration');
  const panel = desk.panel('/configuration');
  const kinds = panel.getByRole('group', { name: 'Worüber Sie an der Glocke benachrichtigt werden' });
  await expect(kinds.getByRole('switch', { name: 'Fahrt verzögert' })).toBeChecked();
  await expect(kinds.getByRole('switch', { name: 'Fahrzeug abgeholt' })).not.toBeChecked();
  await expect(kinds.getByRole('switch', { name: 'Protokoll beanstandet' })).toBeHidden();
  await kinds.getByRole('switch', { name: 'Fahrt verzögert' }).click();
  await desk.reload();
  await expect(kinds.getByRole('switch', { name: 'Fahrt verzögert' })).not.toBeChecked();
  expect(await faultsOf(desk.page)).toEqual([]);

  const order = await given.contract();
  const office = await system.as('office');
  await office.patch(String(order['@id']), { verzoegert: true });
  const protocol = String((await given.stored(order)).protocol['@id']);
  await office.patch(protocol, {
    licensePlateFinCheckResult: 'INVALID',
    licensePlateFinCheckNewPlate: 'K-LM 9',
    licensePlateFinCheckReason: 'Schild getauscht',
  });
  const bell = desk.topBar.getByRole('button', { name: /^Benachrichtigungen/ });
  await expect(bell).toHaveAccessibleName('Benachrichtigungen, 1');
  await bell.click();
  await expect(desk.dialogNamed('Benachrichtigungen').getByRole('listitem')).toContainText('Kennzeichen oder FIN');
});
