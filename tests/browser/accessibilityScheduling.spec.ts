import { isThorough } from '../runner/thoroughly.ts';
import { arranged, listOf } from './harness/avisList.ts';
import { inBothThemes, whatOpens, withFewRows } from './harness/bothThemes.ts';
import { day } from './harness/given.ts';
import { expect, test } from './harness/story.ts';

test('what opens over the Avisierung is accessible: menu, row, group, link, mail and the questions @thorough', async ({
  signIn,
  given,
  system,
}) => {
  const customer = await given.customer();
  const flex = { flexContract: true, bringdatum: day(8) };
  const [one, two, free, there, back] = [
    await arranged(given, customer),
    await arranged(given, customer),
    await arranged(given, customer, { ...flex, contractType: null }),
    await arranged(given, customer, flex),
    await arranged(given, customer, { ...flex, contractType: 'PICKUP' }),
  ];
  await given.grouped([one, two]);
  await given.changed(await given.avisOf(there), { link: (await given.avisOf(back))['@id'] });
  const person = await withFewRows(system, await given.person({ roles: ['office'] }));
  const console = await signIn(person, listOf(customer));
  const list = console.list('/contract_avis');
  const act = (number: string, command: string, dialog: string) => async () => {
    await list.rowMenu(number, command);
    return console.dialogNamed(dialog);
  };
  const faults = await whatOpens(console, {
    rowMenu: async () => {
      await list.cell(free.auftragsnummer, 'vehicle').click({ button: 'right' });
      return console.page.getByRole('menu');
    },
    row: act(free.auftragsnummer, 'Bearbeiten …', `Avisierung ${String(free.auftragsnummer)}`),
    grouped: act(one.auftragsnummer, 'Bearbeiten …', `Avisierung ${String(one.auftragsnummer)}`),
    link: act(free.auftragsnummer, 'Verknüpfen …', 'Verknüpfen'),
    join: act(free.auftragsnummer, 'Zu einer Gruppe hinzufügen …', 'Zu einer Gruppe hinzufügen'),
    dissolve: act(one.auftragsnummer, 'Gruppe auflösen …', 'Gruppe auflösen'),
    // A second form and further questions look like the first.
    ...(isThorough && {
      linked: act(there.auftragsnummer, 'Bearbeiten …', `Avisierung ${String(there.auftragsnummer)}`),
      unlink: act(there.auftragsnummer, 'Verknüpfung entfernen …', 'Verknüpfung entfernen'),
      type: act(free.auftragsnummer, 'Als Rückholung festlegen', 'Auftragstyp festlegen'),
    }),
  });
  expect(faults).toEqual([]);
});

test('Fahrertag by day and by week, absences, Sperrtage and what opens over a bundle are accessible @thorough', async ({
  signIn,
  given,
  system,
}) => {
  const driver = await given.driver();
  const contracts = [];
  for (const hour of ['07', '11', '15'])
    contracts.push(
      await given.contract({
        datum: day(40),
        bringdatum: day(40),
        pickupTimeFrom: `${hour}:00`,
        deliveryTimeFrom: `${hour}:45`,
        driver: driver['@id'],
      }),
    );
  await given.record('disposition_locks', { datum: day(41) });
  const absence = await given.record('driver_absences', { driver: driver['@id'], from: day(42), until: day(43) });
  const bundle = await given.record('bundles', { contracts: contracts.map((it) => it['@id']) });
  const console = await signIn(await withFewRows(system, await given.person()), `/driver_day?day=${day(40)}&days=7`);
  const faults: string[] = [];
  for (const url of [
    `/driver_day?day=${day(40)}&days=7`,
    `/driver_day?day=${day(60)}`,
    // Plain lists, like those of the walk.
    ...(isThorough ? ['/disposition_locks', '/driver_absences'] : []),
    String(absence['@id']).replace('/api', ''),
    `/bundles/${String(bundle.id)}`,
  ]) {
    await console.goTo(url);
    await console.isFilled(url);
    faults.push(...(await inBothThemes(console.page, `[data-panel-url^="${url.split('?')[0] ?? ''}"]`)));
  }
  const { page } = console;
  faults.push(
    ...(await whatOpens(console, {
      dissolve: async () => {
        await page.getByRole('button', { name: 'Auflösen', exact: true }).click();
        return console.dialogNamed('Fahrtpaket auflösen');
      },
    })),
  );
  expect(faults).toEqual([]);
});
