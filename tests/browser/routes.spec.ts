import { menu } from '../../src/panels/menu.ts';
import { expect, test } from './harness/story.ts';
import { shows } from '../specification/shows.ts';

/** What a screen has once it is there; an outline of it is none of these. */
const content = '[role=grid], [role=group], table, form, input, h2, h3';
/** Further routes of document 1, section 2, that no entry of the menu leads to. */
const others = ['/contracts/create', '/contracts/create-multiple', '/notifications', '/configuration'];

test('every entry of the menu and every route of document 1 opens a screen with what it is for @thorough', async ({
  signIn,
  given,
}) => {
  shows('D1 §2 Routes rest');
  const [contract, next] = [await given.contract(), await given.contract()];
  const bundle = await given.record('bundles', { contracts: [contract['@id'], next['@id']] });
  const applicant = await given.driver({ approved: false, active: false });
  const records = [
    `/contracts/${contract.id}`,
    `/protocols/${String(contract.protocol['@id'] ?? contract.protocol)
      .split('/')
      .at(-1)}`,
    `/bundles/${bundle.id}`,
    `/new_drivers/${applicant.id}`,
  ];
  const console = await signIn(await given.person({ roles: ['admin'] }));
  const entries = menu.flatMap((group) => group.items);
  for (const url of [...entries.map((it) => it.url), ...others, ...records]) {
    await console.goTo(url);
    const panel = console.panel(url);
    await expect(panel.locator(content).first()).toBeVisible();
    await expect(panel.getByRole('alert')).toHaveCount(0);
    await expect(panel.getByRole('heading', { name: /^(Nicht gefunden|Kein Zugriff)$/ })).toHaveCount(0);
    await console.closeTab();
  }
});
