import { uploaded } from '../harness/uploads.ts';
import { shows } from '../specification/shows.ts';
import { inBothThemes } from './harness/bothThemes.ts';
import { reviewDesk } from './harness/reviewDesk.ts';
import { expect, test } from './harness/story.ts';

test('a complaint says how far it is: open, asked of the driver, handed in, settled @thorough', async ({
  signIn,
  given,
  system,
}) => {
  shows('D3 §2 Protokollbeanstandungen', 'D3 §3 Protocol with signatures');
  const { admin, finished, kinds } = await reviewDesk({ given, system });
  const front = kinds.find(({ required, state }) => required === true && state === 'STARTED');
  const driver = await given.driver({ email: 'karla@fahrer.example' });
  const protocol = await finished({ order: { driver: driver['@id'] }, lacks: front });
  const person = await given.person({ roles: ['office'] });
  const office = await system.as(person.username, person.password);
  const { body } = await office.get('/api/protocol_complaint_types?order[id]=asc&itemsPerPage=10');
  const [kind] = body['hydra:member'];
  await office.post(`${String(protocol['@id'])}/review`, { decision: 'complained', complaint: kind['@id'] });

  const url = String(protocol['@id']).replace('/api', '');
  const console = await signIn(person, `${url}?tab=beanstandungen`);
  const { root } = console.record(url);
  const grid = root.getByRole('grid', { name: 'Protokollbeanstandungen' });
  const course = root.getByRole('list', { name: 'Verlauf der Beanstandung' });
  await expect(grid).toContainText(String(kind.type));
  await expect(grid).toContainText('offen');
  await expect(course).toContainText(`beanstandet von ${person.name}`);

  await root.getByRole('button', { name: 'Beim Fahrer anfordern' }).click();
  await expect(console.dialogNamed('Fehlendes anfordern')).toBeVisible();
  await console.page.keyboard.press('Control+Enter');
  await expect(console.message('Beim Fahrer angefordert')).toBeVisible();
  const answers = root.getByRole('list', { name: 'Abgleich mit dem Fahrer' });
  await expect(answers).toContainText(`${String(front?.label)} (Abholung)`);
  await expect(answers).toContainText('fehlt noch');
  await expect(grid).toContainText('angefordert');
  expect(await inBothThemes(console.page, `[data-panel-url^="${url}"]`)).toEqual([]);

  const { images, orderNumber } = await given.stored(protocol);
  const file = await uploaded(admin, String(orderNumber));
  await given.changed(protocol, { images: [...images, { imageId: front?.image, file }] });
  await expect(answers).toContainText('nachgereicht');
  await expect(root.getByRole('button', { name: 'Beim Fahrer anfordern' })).toBeHidden();
  await office.post(`${String(protocol['@id'])}/review`, { decision: 'checked' });
  await expect(course.getByRole('listitem').first()).toContainText(`geprüft von ${person.name}`);
});
