import { day } from './harness/given.ts';
import { expect, test } from './harness/story.ts';

test('back and forward walk the rows chosen in a list too, and leave the keyboard there', async ({
  signIn,
  given,
  page,
}) => {
  const customer = await given.customer();
  const [first, second] = [
    await given.contract({ contractClientAddress: customer['@id'], bringdatum: day(1) }),
    await given.contract({ contractClientAddress: customer['@id'], bringdatum: day(2) }),
  ];
  const { contracts } = await signIn(
    undefined,
    `/contracts?contractClientAddress=${encodeURIComponent(String(customer['@id']))}`,
  );
  const chosenIsKept = (record: typeof first) =>
    expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain(String(record['@id']));
  await contracts.choose(String(first.auftragsnummer));
  await chosenIsKept(first);
  await contracts.choose(String(second.auftragsnummer));
  await chosenIsKept(second);
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(contracts.row(String(first.auftragsnummer))).toHaveAttribute('aria-current', 'true');
  await expect(contracts.row(String(second.auftragsnummer))).not.toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Alt+ArrowRight');
  await expect(contracts.row(String(second.auftragsnummer))).toHaveAttribute('aria-current', 'true');
  await expect(contracts.root.locator('[role=gridcell]:focus')).toHaveCount(1);
});

test('going back to a list with the filters of then chooses the row of then @thorough', async ({
  signIn,
  given,
  page,
}) => {
  const customer = await given.customer();
  const [first, second, third] = [
    await given.contract({ contractClientAddress: customer['@id'], bringdatum: day(1) }),
    await given.contract({ contractClientAddress: customer['@id'], bringdatum: day(2) }),
    await given.contract({ contractClientAddress: customer['@id'], bringdatum: day(3) }),
  ];
  const { contracts } = await signIn(
    undefined,
    `/contracts?contractClientAddress=${encodeURIComponent(String(customer['@id']))}`,
  );
  const choose = async (record: typeof first) => {
    await contracts.choose(String(record.auftragsnummer));
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain(String(record['@id']));
  };
  await choose(first);
  await choose(second);
  await contracts.flag('FF').click();
  await expect(page).toHaveURL(/flags/);
  await choose(third);
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(page).not.toHaveURL(/flags/);
  await expect(contracts.row(String(first.auftragsnummer))).toHaveAttribute('aria-current', 'true');
  await expect(contracts.row(String(third.auftragsnummer))).not.toHaveAttribute('aria-current', 'true');
});
