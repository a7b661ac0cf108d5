import { expect, test } from './harness/story.ts';
import { shows } from '../specification/shows.ts';

test('where no other program is named our own page stands, never an empty frame @thorough', async ({
  signIn,
  given,
}) => {
  shows('D0 Embedded journal');
  const console = await signIn(await given.person({ roles: ['admin'] }));
  for (const url of ['/journal', '/statistics', '/logbook', '/damage_tool', '/bodyparts']) {
    await console.goTo(url);
    const panel = console.panel(url);
    await expect(
      panel.getByRole('tabpanel').or(panel.getByRole('table')).or(panel.getByRole('grid')).first(),
    ).toBeVisible();
    await expect(panel.locator('iframe')).toHaveCount(0);
  }
});
