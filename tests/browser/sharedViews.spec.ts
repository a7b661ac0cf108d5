import { expect, test } from './harness/story.ts';
import { shows } from '../specification/shows.ts';

test('a view is shared with colleagues, who find it at once, take it over, and lose it when it is withdrawn @thorough', async ({
  signIn,
  signInElsewhere,
  given,
  page,
}) => {
  shows('C Lists views');
  const maker = await given.person();
  const hers = await signIn(maker, '/contracts');
  const his = await signInElsewhere(await given.person({ roles: ['office'] }), '/contracts');
  const views = (it: typeof hers, name: string) => it.contracts.toolbar.getByRole('button', { name, exact: true });
  const line = (it: typeof hers, name: string) => it.contracts.toolbar.page().getByRole('menuitem', { name });
  const offered = his.contracts.toolbar.page().getByRole('menuitemradio', { name: `Offene (${maker.name})` });
  await views(his, 'Ansichten').click();
  await expect(line(his, 'Als Ansicht speichern …')).toBeVisible();

  await hers.contracts.flag('FF').click();
  await views(hers, 'Ansichten').click();
  await line(hers, 'Ansicht teilen …').click();
  const dialog = page.getByRole('dialog', { name: 'Ansicht teilen' });
  await dialog.getByRole('textbox').fill('Offene');
  await dialog.getByRole('checkbox', { name: 'Office', exact: true }).check();
  await dialog.getByRole('button', { name: 'Teilen' }).click();
  await expect(views(hers, 'Ansicht Offene')).toBeVisible();

  await offered.click();
  await expect(views(his, 'Ansicht Offene')).toBeVisible();
  await expect(his.contracts.flag('FF')).toHaveAttribute('aria-pressed', 'true');
  await his.contracts.flag('Storno').click();
  await views(his, 'Ansicht Offene, geändert').click();
  await expect(line(his, 'zurückziehen')).toHaveCount(0);
  await line(his, '„Offene“ als eigene übernehmen').click();
  await expect(views(his, 'Ansicht Offene')).toBeVisible();

  await views(hers, 'Ansicht Offene').click();
  await line(hers, '„Offene“ zurückziehen').click();
  await expect(views(hers, 'Ansichten')).toBeVisible();
  await views(his, 'Ansicht Offene').click();
  await expect(line(his, '„Offene“ löschen')).toBeVisible();
  await expect(offered).toHaveCount(0);
});
