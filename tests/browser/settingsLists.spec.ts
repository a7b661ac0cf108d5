import { shows } from '../specification/shows.ts';
import { faultsOf } from './harness/accessibility.ts';
import { expect, test } from './harness/story.ts';

test('a leasing protocol asks for its customers only where it is restricted @thorough', async ({
  signIn,
  given,
  page,
}) => {
  shows('D2 §3 Leasing protocol', 'D3 §7 leasing protocols');
  const customer = await given.customer();
  const console = await signIn(undefined, '/leasing_protocols/create');
  const create = console.record('/leasing_protocols/create');
  await create.fill('slug', 'probe');
  await create.fill('name', 'Probe');
  await expect(create.at('customers')).toHaveCount(0);
  await create.at('restrictAccess').getByRole('checkbox').press('Space');
  await expect(create.at('customers')).toBeVisible();
  await create
    .at('customers')
    .getByRole('combobox')
    .fill(customer.kuerzel as string);
  await page.getByRole('option', { name: new RegExp(customer.kuerzel as string) }).click();
  await page.keyboard.press('Control+s');
  await expect(console.message('Leasingprotokoll gespeichert')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  const saved = console.panel('/leasing_protocols/create');
  await expect(saved).toHaveCount(0);
});

for (const { url, field, old, name, entry } of [
  {
    url: '/protocol_complaint_types',
    field: 'type',
    old: { type: 'Probe Beanstandung' },
    name: 'Probe Beanstandung',
    entry: 'Beanstandungsarten',
  },
  {
    url: '/user_groups',
    field: 'name',
    old: { name: 'Probe Rolle', slug: 'probe_rolle' },
    name: 'Probe Rolle',
    entry: 'Rollen',
  },
  {
    url: '/app_events',
    field: 'name',
    old: { name: 'Probe Ereignis', event: 'probe.ereignis' },
    name: 'Probe Ereignis',
    entry: 'App-Ereignisse',
  },
])
  test(`${url}: found, opened and changed by keyboard${url === '/user_groups' ? '' : ' @thorough'}`, async ({
    signIn,
    given,
    page,
  }) => {
    shows('D2 §2 protocol_complaint_types', 'D2 §2 user_groups', 'D3 §2 logs');
    const made = await given.record(url.slice(1), old);
    const console = await signIn();
    await console.menu.entry(entry).press('Enter');
    const list = console.list(url);
    await list.search(name);
    await expect(list.rows).toHaveCount(1);
    await list.walkIntoRows();
    await page.keyboard.press('Enter');
    const record = console.record(`${url}/${String(made.id)}`);
    await record.fill(field, `${name} neu`);
    await page.keyboard.press('Control+s');
    await expect(list.row(`${name} neu`)).toBeVisible();
    expect((await given.stored(made))[field]).toBe(`${name} neu`);
  });

test('a role of staff is made and changed; logs are listed and shown @thorough', async ({ signIn, page }) => {
  shows('D2 §2 roles', 'D3 §2 logs');
  const console = await signIn(undefined, '/roles');
  const roles = console.list('/roles');
  await roles.create();
  const create = console.record('/roles/create');
  await create.fill('name', 'Probe Aushilfe');
  await page.keyboard.press('Control+s');
  await expect(console.message('Mitarbeiterrolle gespeichert')).toBeVisible();
  await roles.search('Aushilfe');
  await expect(roles.rows).toHaveCount(1);
  await roles.open('Probe Aushilfe');
  const record = console.record(((await roles.rows.getAttribute('row-id')) ?? '').replace('/api', ''));
  await record.fill('description', 'Hilft in der Ferienzeit aus.');
  await page.keyboard.press('Control+s');
  await expect(roles.row('Hilft in der Ferienzeit aus.')).toBeVisible();

  await console.goTo('/logs');
  const logs = console.list('/logs');
  await expect(logs.rows.first()).toBeVisible();
  await expect(logs.toolbar.getByRole('button', { name: /^Neue/ })).toHaveCount(0);
  await logs.walkIntoRows();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-panel-url^="/logs/"]').locator('[data-field="message"]')).toBeVisible();
});
