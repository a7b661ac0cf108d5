import { formatDate, formatMonth } from '../../src/domain/time/formatDay.ts';
import { paper } from '../harness/uploads.ts';
import { inBothThemes } from './harness/bothThemes.ts';
import { day } from './harness/given.ts';
import { expect, test } from './harness/story.ts';

test('an agreement to credit notes is printed, filed with its paper and ended, and what is left of the rides is read @thorough', async ({
  signIn,
  given,
  page,
}) => {
  // Choosers go to the story only while somebody listens, and one that begins to listen at the click may be too late.
  page.on('filechooser', () => undefined);
  const [driver, customer] = [await given.driver(), await given.customer()];
  const contract = await given.contract({
    contractClientAddress: customer['@id'],
    driver: driver['@id'],
    auftragswert: '385.00',
    auftragswertIsSet: true,
    gutschriftpreis: '218.00',
    gutschriftpreisIsSet: true,
  });
  const person = await given.person({ roles: ['buchhaltung'] });
  const url = `/drivers/${String(driver.id)}`;
  const console = await signIn(person, `${url}?tab=vereinbarung`);
  const { root } = console.record(url);
  await expect(root.getByText('Keine Vereinbarung abgelegt')).toBeVisible();
  const opened = page.context().waitForEvent('page');
  await root.getByRole('button', { name: 'Vorlage drucken' }).click();
  const form = await opened;
  await expect.poll(() => form.url()).toMatch(/^blob:/);
  await form.close();

  await root.getByRole('button', { name: 'Vereinbarung hochladen' }).click();
  const filing = console.dialogNamed('Vereinbarung hochladen');
  await expect(filing.getByRole('button', { name: /^Ablegen/ })).toHaveAttribute('aria-disabled', 'true');
  const chooser = page.waitForEvent('filechooser');
  await filing.getByRole('button', { name: 'Datei wählen' }).click();
  await (await chooser).setFiles({ name: 'Vereinbarung.pdf', mimeType: 'application/pdf', buffer: paper() });
  await expect(filing.getByRole('button', { name: /^Ablegen/ })).not.toHaveAttribute('aria-disabled', 'true');
  expect(await inBothThemes(page, '[role=dialog]')).toEqual([]);
  await filing.getByRole('button', { name: /^Ablegen/ }).click();
  await expect(console.message('Vereinbarung abgelegt')).toBeVisible();
  const row = root.getByRole('row').filter({ hasText: `vom ${formatDate(day())}, abgelegt von ${person.name}` });
  await expect(row).toContainText('unbefristet');
  await expect(root.getByText('Keine Vereinbarung abgelegt')).toBeHidden();

  await row.getByRole('button', { name: 'Beenden' }).click();
  const ending = console.dialogNamed('Vereinbarung beenden');
  await expect(ending).toContainText('eine Frist von einem Monat zum Monatsende');
  await ending.getByRole('button', { name: /^Speichern/ }).click();
  await expect(console.message(/^gilt nicht mehr ab/)).toBeVisible();
  await expect(row).toContainText(`, beendet von ${person.name}`);
  await row.getByRole('button', { name: 'Ende ändern' }).click();
  await ending.getByLabel('gilt nicht mehr ab').fill('');
  await ending.getByRole('button', { name: /^Speichern/ }).click();
  await expect(row).toContainText('unbefristet');
  expect(await inBothThemes(page, `[data-panel-url^="${url}"]`)).toEqual([]);

  await console.goTo('/margins?by=customer');
  const margins = page.getByRole('table', { name: 'Deckungsbeitrag je Kunde' });
  const left = margins.getByRole('row').filter({ hasText: String(customer.kuerzel) });
  await expect(left).toHaveText(/385,00.€218,00.€167,00.€43,4.%$/);
  expect(await inBothThemes(page, '[data-panel-url^="/margins"]')).toEqual([]);
  await left.getByRole('link').click();
  await expect(console.panel(`/customers/${String(customer.id)}`)).toBeVisible();
  await console.goTo(`/customers/${String(customer.id)}?tab=deckungsbeitrag`);
  await expect(page.getByRole('table', { name: 'Deckungsbeitrag je Abholmonat' }).getByRole('row').nth(1)).toHaveText(
    new RegExp(`^${formatMonth(day())}1–385,00`),
  );
  await console.goTo(`/contracts/${String(contract.id)}`);
  await expect(console.contract(contract).root.getByText(/^Deckungsbeitrag 167,00.€ · 43,4.%$/)).toBeVisible();
});
