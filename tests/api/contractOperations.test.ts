import { describe, expect, test } from 'vitest';
import type { GivenRecord } from '../harness/given.ts';
import { leitstand } from '../harness/leitstand.ts';
import { shows } from '../specification/shows.ts';

const { given, as, database } = await leitstand();
const dispo = await as('dispo');

const changed = async (contract: GivenRecord, values: object) => {
  const { status, body } = await dispo.patch(contract.iri, values);
  return status === 200
    ? 200
    : [
        status,
        ...body.violations.map((it: { propertyPath: string; message: string }) => [it.propertyPath, it.message]),
      ];
};

/** A state that another program, an import or an older version has left behind. */
const leftAs = (contract: GivenRecord, field: string, value: unknown) =>
  database.pool.query(`update contracts set "${field}" = $1 where id = $2`, [value, contract.id]);

describe('a rule about a state is asked of the change that would bring it about', () => {
  test('a contract that came into the state of flex with a driver takes a note; another driver is refused', async () => {
    const [driver, other] = [(await given.driver()).iri, (await given.driver()).iri];
    const contract = await given.contract({ flexContract: true });
    expect(await changed(contract, { driver })).toEqual([422, ['flexContract', expect.stringMatching(/Flex/)]]);
    const inState = await given.contract({ driver });
    expect(await changed(inState, { flexContract: true })).toEqual([
      422,
      ['flexContract', expect.stringMatching(/Flex/)],
    ]);
    await leftAs(inState, 'flexContract', true);
    expect(await changed(inState, { infoBackend: 'Kunde ruft zurück', flexContract: true })).toBe(200);
    expect(await changed(inState, { driver: other })).toEqual([422, ['flexContract', expect.stringMatching(/Flex/)]]);
    expect(await changed(inState, { driver: null })).toBe(200);
  });

  test('only a contract without driver is kept out of the offer list', async () => {
    const contract = await given.contract({ driver: (await given.driver()).iri });
    const refusal = [
      422,
      ['sperrenFuerAngebotsliste', 'Nur Aufträge ohne Fahrer können für die Angebotsliste gesperrt werden.'],
    ];
    expect(await changed(contract, { sperrenFuerAngebotsliste: true })).toEqual(refusal);
    expect(await changed(contract, { driver: null, sperrenFuerAngebotsliste: true })).toBe(200);
    expect(await changed(contract, { driver: (await given.driver()).iri })).toBe(200);
    expect(await changed(contract, { infoBackend: 'bleibt gesperrt', sperrenFuerAngebotsliste: true })).toBe(200);
  });

  test.each([
    ['anzahlSchluessel', 4, 'Fahrzeugschlüssel'],
    ['anzahlTankkarten', 7, 'Tankkarte'],
    ['anzahlLadekabel', 33, 'Ladekabel'],
  ])('%s goes with its accessory only, and ends with it (R34)', async (field, id, label) => {
    const contract = await given.contract();
    const sentence = `Eine Anzahl gibt es nur mit dem Zubehör „${label}“.`;
    expect(await changed(contract, { [field]: 2 })).toEqual([422, [field, sentence]]);
    await database.pool.query('insert into accessories (id, name) values ($1, $2)', [id, label]);
    const accessory = `/api/accessories/${String(id)}`;
    expect(await changed(contract, { [field]: 2, zubehoerArray: [accessory] })).toBe(200);
    expect(await changed(contract, { infoBackend: 'nichts daran', [field]: 2 })).toBe(200);
    expect(await changed(contract, { zubehoerArray: [] })).toBe(200);
    expect((await dispo.get(contract.iri)).body[field]).toBeNull();
    await leftAs(contract, field, 3);
    expect(await changed(contract, { infoBackend: 'eine alte Zahl', [field]: 3 })).toBe(200);
    expect(await changed(contract, { [field]: 1 })).toEqual([422, [field, sentence]]);
  });
});

describe('what was done already is not done again', () => {
  test.each([
    [
      'storno',
      { isStorniert: true },
      { isStorniert: true, stornierung: '2026-11-22T10:00:00.000Z' },
      'isStorniert',
      'Der Auftrag ist bereits storniert.',
    ],
    ['release', {}, { isStorniert: false }, 'isStorniert', 'Der Auftrag ist nicht storniert.'],
    [
      'confirmation',
      { auftragbestaetigt: '1' },
      { auftragbestaetigt: '1', neumerker: '0' },
      'auftragbestaetigt',
      'Der Auftrag ist schon bestätigt.',
    ],
    ['withdrawal', {}, { auftragbestaetigt: '0' }, 'auftragbestaetigt', 'Der Auftrag ist nicht bestätigt.'],
    ['new mark', {}, { neumerker: '1' }, 'neumerker', 'Der Neumerker ist schon gesetzt.'],
    ['removal of the driver', {}, { driver: null }, 'driver', 'Der Auftrag hat keinen Fahrer.'],
    ['removal of the app user', {}, { benutzer: null }, 'benutzer', 'Der Auftrag liegt in keiner App.'],
    [
      'unlinking',
      {},
      { anschlussvon: null, abafahrt: '0', abcfahrt: '0' },
      'anschlussvon',
      'Der Auftrag ist mit keinem anderen verknüpft.',
    ],
  ])('%s', async (_name, state, input, field, reason) => {
    shows('R5');
    const contract = await given.contract();
    if (Object.keys(state).length > 0) expect(await changed(contract, state)).toBe(200);
    expect(await changed(contract, input)).toEqual([422, [field, reason]]);
    expect(await changed(contract, { ...input, infoBackend: 'der ganze Datensatz' })).toBe(200);
  });

  test('mails about a state go with that state, and to a driver that there is', async () => {
    const contract = await given.contract();
    expect(await changed(contract, { infoBackend: 'a', sendConfirmationEmail: true })).toEqual([
      422,
      ['sendConfirmationEmail', 'Der Auftrag ist nicht bestätigt.'],
    ]);
    expect(await changed(contract, { driverChangedWithMail: true, forceMailSend: true })).toEqual([
      422,
      ['driver', 'Der Auftrag hat keinen Fahrer.'],
    ]);
    expect(await changed(contract, { auftragbestaetigt: '1' })).toBe(200);
    expect(await changed(contract, { infoBackend: 'b', sendConfirmationEmail: true })).toEqual([
      422,
      ['sendConfirmationEmail', 'Der Auftrag ist schon bestätigt.'],
    ]);
    expect((await dispo.patch(`${contract.iri}/update_user`, {})).body.violations).toEqual([
      { propertyPath: 'driver', message: 'Der Auftrag hat keinen Fahrer.' },
    ]);
  });
});
