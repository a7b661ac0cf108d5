import { shows } from '../specification/shows.ts';
import { day, type Given } from './harness/given.ts';
import { expect, test } from './harness/story.ts';

const place = { firma: 'Autohaus', strasse: 'Hauptstraße', hausnr: '1', plz: '50667', ort: 'Köln' };

/** The second vehicle may be fetched before the first one has arrived at the same place. */
async function crossing(given: Given) {
  const ride = (hours: readonly string[], values: object) =>
    given.contract({
      datum: day(3),
      bringdatum: day(3),
      pickupTimeFrom: hours[0],
      pickupTimeTo: hours[1],
      deliveryTimeFrom: hours[2],
      deliveryTimeTo: hours[3],
      ...values,
    });
  const first = await ride(['06:00', '07:00', '09:00', '10:00'], { deliveryLocation: place });
  const next = await ride(['09:30', '12:00', '14:00', '16:00'], { pickupLocation: place, createAvis: true });
  return { next, bundle: await given.record('bundles', { contracts: [first['@id'], next['@id']] }) };
}

test('windows that cross lead to the appointment, where a later pickup is asked for and stands in its log', async ({
  signIn,
  given,
  page,
}) => {
  shows('D2 §2 bundles editing', 'R13');
  const { next, bundle } = await crossing(given);
  const console = await signIn(undefined, `/bundles/${bundle.id}/way`);
  const check = page.getByRole('region', { name: 'Prüfung' });
  const ask = check.getByRole('button', { name: /^Abholung ab \d\d:\d\d anfragen$/ });
  await ask.click();
  const dialog = console.dialogNamed(`Avisierung ${String(next.auftragsnummer)}`);
  // The minute moves when the route of the ride before has been refined.
  const course = dialog.getByLabel('Zum Verlauf');
  await expect(course).toHaveValue(/^Abholung ab \d\d:\d\d anfragen$/);
  const wish = await course.inputValue();
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog).toBeHidden();
  expect((await given.avisOf(next)).logs.at(-1)).toMatchObject({ userNotes: wish });
});
