import type { Json } from '../harness/client.ts';
import { shows } from '../specification/shows.ts';
import { faultsOf } from './harness/accessibility.ts';
import { expect, test } from './harness/story.ts';

/** Nobody applies through the API: this story decides on a demo driver's application. */
test('an application that changes under an open question asks again, and going on really accepts it @thorough', async ({
  signIn,
  given,
  system,
  page,
}) => {
  shows('D2 §2 applications', 'D2 §8 applications', 'R41');
  const { body } = await (await system.as('admin')).get('/api/applications?status=pending&itemsPerPage=100');
  const pending: Json[] = body['hydra:member'].filter((it: Json) => it.bundle === null);
  const contracts = await Promise.all(pending.map(async (it) => given.stored(it.contract)));
  const at = contracts.findIndex((it) => it.isStorniert === false);
  const [applied, contract] = [pending[at], contracts[at]];
  await given.changed(contract, { flexContract: false, driver: null });
  const console = await signIn(undefined, '/applications');
  const list = console.panel('/applications');
  const heading = `Auftrag ${String(contract.auftragsnummer)} | `;
  await expect(list.getByText(heading)).toBeVisible();
  await expect(list.getByText(/\(\d+ Bewerbung(en)?\)/).first()).toBeVisible();
  expect(await faultsOf(page, { within: '[data-panel-url^="/applications"]' })).toEqual([]);

  const row = list.locator(`.ag-row[row-id="${String(applied?.['@id'])}"]`).first();
  await row.hover();
  await row.getByRole('button', { name: 'Bewerbung annehmen' }).click();
  const question = console.dialogNamed('Bewerbung annehmen');
  await expect(question).toContainText('wird als Fahrer eingetragen und per E-Mail benachrichtigt');
  await given.changed(applied, { status: 'declined' });
  await question.getByRole('button', { name: /^Annehmen/ }).click();

  const changed = console.dialogNamed('Status hat sich geändert');
  await expect(changed).toContainText('Der Status der Bewerbung hat sich zu Abgelehnt geändert, trotzdem fortfahren?');
  await expect(changed).toContainText(
    /als Sie geöffnet haben.*Offen.*jetzt auf dem Server.*Abgelehnt.*Ihre Entscheidung.*Angenommen/s,
  );
  await expect(changed).toContainText('obwohl die Bewerbung abgelehnt ist.');
  expect(await faultsOf(page, { within: '[role="dialog"]' })).toEqual([]);
  await changed.getByRole('button', { name: /^Trotzdem annehmen/ }).click();
  await expect(console.message('Auftrag erfolgreich Angenommen')).toBeVisible();
  expect((await given.stored(contract)).driver['@id']).toBe(applied?.driver['@id']);

  const other = pending.find((it) => it.contract['@id'] !== contract['@id']);
  await expect(list.getByRole('columnheader', { name: 'Beworben am' })).toBeVisible();
  const rest = list.locator(`.ag-row[row-id="${String(other?.['@id'])}"]`).first();
  await rest.hover();
  await rest.getByRole('button', { name: 'Bewerbung ablehnen' }).click();
  await console
    .dialogNamed('Bewerbung ablehnen')
    .getByRole('button', { name: /^Ablehnen/ })
    .click();
  await expect(console.message('Bewerbung erfolgreich bearbeitet')).toBeVisible();
  expect((await given.stored(other ?? {})).status).toBe('declined');
});
