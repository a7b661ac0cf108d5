import { day } from './harness/given.ts';
import { expect, test } from './harness/story.ts';
import { shows } from '../specification/shows.ts';

test('a group is folded away by its heading, with the mouse and by keys @thorough', async ({ signIn, given, page }) => {
  shows('D1 §2 disposition days');
  const customer = await given.customer();
  const of = { contractClientAddress: customer['@id'] };
  const today = await given.contract({ ...of, datum: day(), bringdatum: day(2) });
  const later = await given.contract({ ...of, datum: day(1), bringdatum: day(2) });
  const { dispatch: list } = await signIn(undefined, '/disposition');
  await list.ofCustomer(customer.kuerzel);
  const [first, second] = [list.heading(day()), list.heading(day(1))];
  await expect(first).toHaveAttribute('aria-expanded', 'true');

  await first.click();
  await expect(list.row(today.auftragsnummer)).toBeHidden();
  await expect(list.row(later.auftragsnummer)).toBeVisible();
  await first.click();
  await expect(list.row(today.auftragsnummer)).toBeVisible();

  await list.cell(later.auftragsnummer, 'people').click();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowLeft');
  await expect(second).toHaveAttribute('aria-expanded', 'false');
  await expect(list.row(later.auftragsnummer)).toBeHidden();
  await page.keyboard.press('ArrowRight');
  await expect(list.row(later.auftragsnummer)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(list.row(later.auftragsnummer)).toBeHidden();
});

test('a row that an edit takes out of the filter stays, marked, until the list is refreshed @thorough', async ({
  signIn,
  given,
}) => {
  const customer = await given.customer();
  const of = { contractClientAddress: customer['@id'], datum: day(1), bringdatum: day(2) };
  const [moved, left] = [await given.contract(of), await given.contract(of)];
  const { dispatch: list } = await signIn(undefined, '/disposition');
  await list.ofCustomer(customer.kuerzel);
  await expect(list.rows).toHaveCount(2);

  await given.changed(moved, { datum: day(-3) });
  const note = list.toolbar.getByRole('button', { name: '1 bleibt bis zum Aktualisieren' });
  await expect(note).toBeVisible();
  await expect(list.row(moved.auftragsnummer)).toHaveClass(/row-left/);
  await expect(list.row(left.auftragsnummer)).not.toHaveClass(/row-left/);

  await note.click();
  await expect(list.row(moved.auftragsnummer)).toBeHidden();
  await expect(list.rows).toHaveCount(1);
  await expect(note).toBeHidden();
});
