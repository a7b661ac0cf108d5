import { describe, expect, test } from 'vitest';
import type { Json } from '../harness/client.ts';
import { leitstand } from '../harness/leitstand.ts';
import { shows } from '../specification/shows.ts';

const system = await leitstand();
const { given } = system;
const [dispo, office] = [await system.as('dispo'), await system.as('office')];

const place = { firma: 'Autohaus Beispiel', strasse: 'Hauptstraße', hausnr: '1', plz: '50667', ort: 'Köln' };
const newContract = async (values: object = {}) => ({
  carModel: 'Golf',
  datum: '2026-11-24',
  bringdatum: '2026-11-24',
  contractClientAddress: (await given.customer()).iri,
  pickupLocation: place,
  deliveryLocation: { ...place, plz: '89073', ort: 'Ulm' },
  ...values,
});
const create = async (values: object = {}): Promise<Json> =>
  (await office.post('/api/contracts', await newContract(values))).body;
const irisOf = (list: Json): string[] => list.map((it: Json) => it['@id'] ?? it);
const mailsTo = async (contract: { id: number }): Promise<Json[]> =>
  (
    await dispo.get(
      `/api/mail_logs?${new URLSearchParams({ entities: JSON.stringify([{ entityType: 'Contract', entityId: contract.id }]), 'order[id]': 'asc' })}`,
    )
  ).body['hydra:member'];

describe('what a new contract begins with', () => {
  test('comes from its customer where the input says nothing', async () => {
    shows('D0 Orders avis when createAvis', 'R3');
    const leasing = await given.record('leasing_protocols', { slug: 'ALD', name: 'ALD' });
    const [wash, tank] = [
      await given.record('services', { name: 'Waschen' }),
      await given.record('services', { name: 'Tanken' }),
    ];
    const defaultServices = [
      { service: wash.iri, conditions: [{ field: 'contractType', condition: 'eq', value: 'PICKUP' }] },
      { service: tank.iri, conditions: [] },
    ] as const;
    const customer = await given.customer({
      defaultLeasingProtocol: leasing.iri,
      defaultServices,
      createAvisContracts: true,
    });
    const pickup = await create({ contractClientAddress: customer.iri, contractType: 'PICKUP' });
    expect([
      irisOf(pickup.leasingProtocols),
      irisOf(pickup.zusatzleistungenArray),
      pickup.createAvis,
      pickup.hasAvis,
    ]).toEqual([[leasing.iri], [wash.iri, tank.iri], true, true]);
    expect(
      irisOf((await create({ contractClientAddress: customer.iri, contractType: 'DELIVERY' })).zusatzleistungenArray),
    ).toEqual([tank.iri]);
    const said = await create({
      contractClientAddress: customer.iri,
      leasingProtocols: [],
      zusatzleistungenArray: [wash.iri],
      createAvis: false,
    });
    expect([said.leasingProtocols, irisOf(said.zusatzleistungenArray), said.hasAvis]).toEqual([[], [wash.iri], false]);
  });
});

describe('an end that is to be kept', () => {
  test('becomes an address of the stock once, which the contract refers to', async () => {
    const kept = { ...place, firma: 'Halle West', ansprechparter1: 'Frau Ohl', saveLocation: true };
    const contract = await create({ pickupLocation: kept });
    expect(contract.pickupLocation.saveLocation).toBe(false);
    const address = (await dispo.get(contract.pickupAddress['@id'])).body;
    expect(address).toMatchObject({
      firma: 'Halle West',
      street: 'Hauptstraße',
      hausnr: '1',
      plz: '50667',
      city: 'Köln',
      ansprechparter1: 'Frau Ohl',
    });
    expect(irisOf(address.erlaubtekunden)).toEqual([contract.contractClientAddress['@id']]);
    const second = await create({
      contractClientAddress: contract.contractClientAddress['@id'],
      pickupLocation: { ...kept, ansprechparter1: 'Herr Puls' },
    });
    expect(second.pickupAddress['@id']).toBe(contract.pickupAddress['@id']);
    expect((await dispo.get(contract.pickupAddress['@id'])).body.ansprechparter1).toBe('Herr Puls');
    const later = (await office.patch(second['@id'], { deliveryLocation: { saveLocation: true } })).body;
    expect((await dispo.get(later.deliveryAddress['@id'])).body).toMatchObject({
      firma: 'Autohaus Beispiel',
      city: 'Ulm',
    });
  });

  test('may be used by the next customer as well, who does not change whom the first one asks for', async () => {
    const kept = { ...place, firma: 'Halle Ost', ansprechparter1: 'Frau Ohl', saveLocation: true };
    const [first, second] = [
      await create({ pickupLocation: kept }),
      await create({ pickupLocation: { ...kept, ansprechparter1: 'Herr Puls', startzeit: '06:00' } }),
    ];
    const customers = [first, second].map((it) => it.contractClientAddress['@id']);
    expect(second.pickupAddress['@id']).toBe(first.pickupAddress['@id']);
    const shared = (await dispo.get(first.pickupAddress['@id'])).body;
    expect([shared.ansprechparter1, shared.startzeit, irisOf(shared.erlaubtekunden)]).toEqual([
      'Frau Ohl',
      null,
      customers,
    ]);
    await create({ contractClientAddress: customers[0], pickupLocation: { ...kept, ansprechparter1: 'Herr Puls' } });
    expect((await dispo.get(first.pickupAddress['@id'])).body).toMatchObject({
      ansprechparter1: 'Frau Ohl',
      version: shared.version,
    });
  });

  test('that everybody may use stays so; of two, the customer gets the one that is his', async () => {
    const everybodys = await given.record('addresses', {
      firma: 'Halle Nord',
      street: place.strasse,
      hausnr: place.hausnr,
      plz: place.plz,
      city: place.ort,
    });
    const kept = { ...place, firma: 'Halle Nord', ansprechparter1: 'Frau Ohl', saveLocation: true };
    const contract = await create({ pickupLocation: kept });
    expect(contract.pickupAddress['@id']).toBe(everybodys.iri);
    expect((await dispo.get(everybodys.iri)).body).toMatchObject({ ansprechparter1: 'Frau Ohl', erlaubtekunden: [] });
    const own = await given.record('addresses', {
      firma: 'Halle Nord',
      street: place.strasse,
      hausnr: place.hausnr,
      plz: place.plz,
      city: place.ort,
      erlaubtekunden: [contract.contractClientAddress['@id']],
    });
    expect(
      (await create({ contractClientAddress: contract.contractClientAddress['@id'], pickupLocation: kept }))
        .pickupAddress['@id'],
    ).toBe(own.iri);
  });
});

describe('a link between contracts', () => {
  test('never leads to the contract itself', async () => {
    const contract = await create();
    const { status, body } = await office.patch(contract['@id'], { anschlussvon: contract['@id'], abafahrt: '1' });
    expect([status, body.violations[0]]).toEqual([
      422,
      { propertyPath: 'anschlussvon', message: 'Ein Auftrag kann nicht auf sich selbst folgen.' },
    ]);
  });
});

describe('a driver who applied', () => {
  const applied = async (values: Readonly<Record<string, unknown>> = {}) => {
    const contract = await given.contract(values);
    const [karl, lena] = [
      await given.driver({ email: 'karl@fahrer.example' }),
      await given.driver({ email: 'lena@fahrer.example' }),
    ];
    const of = (driver: { iri: string }) =>
      given.record('applications', { type: 'contract', contract: contract.iri, driver: driver.iri });
    return { contract, karl, lena, first: await of(karl), second: await of(lena) };
  };

  test('gets the ride when he is accepted, and the others hear that they did not', async () => {
    shows('R41');
    const { contract, karl, lena, first, second } = await applied();
    expect((await dispo.patch(first.iri, { status: 'accepted', declineOthers: true })).status).toBe(200);
    expect((await dispo.get(contract.iri)).body).toMatchObject({
      driver: { '@id': karl.iri },
      openApplications: 0,
      appliedDrivers: [],
      neumerker: '0',
    });
    expect((await dispo.get(second.iri)).body.status).toBe('declined');
    expect((await mailsTo(contract)).map((it) => [it.template, it.recipients])).toEqual(
      expect.arrayContaining([
        ['M06', 'karl@fahrer.example'],
        ['M07', 'lena@fahrer.example'],
      ]),
    );
    const late = await given.record('applications', { type: 'contract', contract: contract.iri, driver: lena.iri });
    const { status, body } = await dispo.patch(late.iri, { status: 'accepted' });
    expect([status, body.detail]).toEqual([
      409,
      `Auftrag ${String(contract.auftragsnummer)} hat bereits einen Fahrer (${String(karl.name)}).`,
    ]);
  });

  test('hears that he did not get it when the contract is cancelled; what was decided before stays', async () => {
    shows('R5');
    const { contract, first, second } = await applied();
    expect((await dispo.patch(first.iri, { status: 'deleted' })).status).toBe(200);
    expect((await dispo.patch(contract.iri, { isStorniert: true })).status).toBe(200);
    expect((await dispo.get(second.iri)).body.status).toBe('declined');
    expect((await dispo.get(first.iri)).body.status).toBe('deleted');
    expect((await dispo.get(contract.iri)).body).toMatchObject({ openApplications: 0, appliedDrivers: [] });
    expect((await mailsTo(contract)).filter((it) => it.template === 'M07').map((it) => it.recipients)).toEqual([
      'lena@fahrer.example',
    ]);
  });

  test('can be accepted alone, and what is decided stays decided', async () => {
    shows('D2 §7 applications');
    const { contract, first, second, karl, lena } = await applied();
    expect((await dispo.patch(first.iri, { status: 'accepted', declineOthers: false })).status).toBe(200);
    expect((await dispo.get(contract.iri)).body).toMatchObject({
      openApplications: 1,
      appliedDrivers: [{ '@id': lena.iri }],
    });
    expect((await dispo.patch(first.iri, { status: 'declined' })).body.detail).toBe(
      `Die Bewerbung von ${String(karl.name)} ist bereits angenommen. Der Fahrer wird am Auftrag gewechselt.`,
    );
    expect((await dispo.patch(second.iri, { status: 'deleted' })).status).toBe(200);
    expect((await mailsTo(contract)).map((it) => it.template)).not.toContain('M07');
  });

  test('gets every ride of the package he applied for', async () => {
    const contracts = [await given.contract(), await given.contract()];
    const driver = await given.driver();
    const bundle = await given.record('bundles', { active: true, contracts: contracts.map((it) => it.iri) });
    const application = await given.record('applications', { type: 'bundle', bundle: bundle.iri, driver: driver.iri });
    await dispo.patch(application.iri, { status: 'accepted' });
    for (const contract of contracts) expect((await dispo.get(contract.iri)).body.driver['@id']).toBe(driver.iri);
    expect((await dispo.get(bundle.iri)).body.disposed).toBe(true);
  });
});
