import { resourceOf } from '../../src/domain/resources.ts';
import { expect, test } from 'vitest';
import { contract as contractNoun } from '../../src/domain/contract/contract.ts';
import { mailLog as mailLogNoun } from '../../src/domain/mail/mailLog.ts';
import { notification as notificationNoun } from '../../src/domain/user/notification.ts';
import { schemaOf } from '../../src/domain/define/schema.ts';
import { contractDesk } from '../harness/contractDesk.ts';
import { shows } from '../specification/shows.ts';

const contract = resourceOf(contractNoun);
const mailLog = resourceOf(mailLogNoun);
const notification = resourceOf(notificationNoun);

/**
 * What document 1 names, word by word, held against the server: nothing of it may get lost while definitions change.
 */
const { system, given, dispo, create, change, history } = await contractDesk();
const words = (text: string): string[] => text.trim().split(/\s+/);

const fields: Readonly<Record<string, string>> = {
  flags: `isStorniert cancellationRequested abgeschlossen testContract noDamageControl createAvis flexContract vorholung vwstationsfahrt isImported isDeclinedByLeitstand verzoegert leerfahrt
    unbestaetigt hasAvis isPartOfBundle verzoegerteAbgabe sendProtocolToContractContact sperrenFuerAngebotsliste pickupLocationIsSet deliveryLocationIsSet angemeldet waschen editGoogleKm isFahrerMailGesendet`,
  flags01: 'neumerker auftragbestaetigt abcfahrt abafahrt sperrenfuerrechnung sperrenfuergutschrift',
  places: 'pickupLocation deliveryLocation',
  lists:
    'bundles leasingProtocols customerProtocols appliedDrivers invoiceNumbers pickupContacts deliveryContacts serviceAddresses zusatzleistungenArray zubehoerArray',
  others: `id auftragsnummer contractType openApplications anschlussvon anschlussAuftrag driver benutzer customerDepartment contractClientAddress billingClientAddress leistungsadresse leasingVertragsnummer kostenstelle
    rechnungsnotiz gutschriftnotiz auftragswert auftragswertIsSet gutschriftpreis gutschriftpreisIsSet billingDistance creditDistance costTotals infoBackend infoDriver infoShared flags sortOrder
    abholemail2 bringemail2 abholinfos bringinfos datum bringdatum pickupDate pickupTimeFrom pickupTimeTo deliveryDate deliveryTime deliveryTimeFrom deliveryTimeTo
    manufacturer carModel licensePlate carFin carDetails tuev alternativeLicensePlate infoTransferNumberPlate bereifung felge zusatzBereifung zusatzFelge anzahlSchluessel anzahlTankkarten anzahlLadekabel customData
    sollkm istkm googleKm googleFahrzeit totalGooglefahrtzeitwert totalGooglesollkm totalGooglefahrtzeit additionalDistance differenceBetweenGoogleAndActualKm totalIstkm totalDifferenceBetweenGoogleAndActualKm
    angebotsMailGesendet createdBy createdByDepartment protocol stornierung`,
};

test('a contract carries every field of section 3, in its form', async () => {
  shows('D1 §3 Contract');
  const admin = await system.as('admin');
  const { body } = await admin.get((await given.contract()).iri);
  const shapes = {
    flags: expect.any(Boolean),
    flags01: expect.stringMatching(/^[01]$/),
    places: expect.any(Object),
    lists: expect.any(Array),
    others: expect.anything(),
  };
  for (const [shape, names] of Object.entries(fields)) {
    for (const name of words(names))
      expect(body).toHaveProperty(name, ...(shape === 'others' ? [] : [shapes[shape as keyof typeof shapes]]));
  }
  expect(Object.keys(body.pickupLocation)).toEqual(
    expect.arrayContaining(
      words('firma strasse hausnr ort plz ansprechparter1 anspr1telefon anspr1email startzeit endzeit saveLocation'),
    ),
  );
  expect(Object.keys(body.costTotals)).toEqual(words('taxi wash waitingTime fuel washBill train oil other'));
  expect(body.flags).toHaveProperty('subjectAddition');
  expect(body['@id']).toBe(`/api/contracts/${String(body.id)}`);
});

test('what steers a save is taken and not kept: the driver block, confirmation and packages', async () => {
  const options = words(
    'setDriverForAdditionalRides driverChangedWithMail driverChangedWithStornoMail deactivateBundle createBundleWithContract sendConfirmationEmail forceMailSend',
  );
  expect(
    schemaOf(contract.fields, 'update').safeParse(
      Object.fromEntries(options.map((it) => [it, it === 'createBundleWithContract' ? '/api/contracts/1' : true])),
    ).success,
  ).toBe(true);
  const { body } = await dispo.get((await given.contract()).iri);
  for (const name of options) expect(body).not.toHaveProperty(name);
});

test('what a contract refers to travels with it, its return contract with time, place, vehicle and protocol', async () => {
  const papers = await given.record('customer_protocols', {
    protocol: 'Übergabeschein',
    pageCount: 2,
    customer: (await given.customer()).iri,
  });
  const main = await given.contract({ customerProtocols: [papers.iri] });
  await given.contract({
    anschlussvon: main.iri,
    abafahrt: '1',
    manufacturer: 'VW',
    deliveryTimeFrom: '14:30',
    deliveryTimeTo: '16:30',
  });
  const { body } = await dispo.get(main.iri);
  expect(body.anschlussAuftrag).toMatchObject({
    deliveryDate: '2026-11-24',
    deliveryTimeFrom: '14:30',
    deliveryTimeTo: '16:30',
    deliveryLocation: { ort: 'Ulm' },
    carDetails: 'VW Golf',
    protocol: expect.anything(),
  });
  expect(body.customerProtocols).toEqual([expect.objectContaining({ protocol: 'Übergabeschein', pageCount: 2 })]);
  expect(body.contractClientAddress).toHaveProperty('kuerzel');
});

test('a service address and a template keep what was given', async () => {
  shows('D1 §3 locations', 'D1 §3 Contract template');
  const service = (await given.record('services', { name: 'Zulassung' })).iri;
  const entry = {
    contactPerson: 'Frau Amt',
    company: 'Zulassungsstelle',
    phone: '0221 1',
    street: 'Amtsweg',
    houseNumber: '3',
    zipCode: '50667',
    city: 'Köln',
    info: 'Zimmer 7',
  };
  const { iri } = await given.contract();
  expect((await change(iri, { serviceAddresses: [{ service, ...entry }] })).serviceAddresses).toEqual([
    expect.objectContaining(entry),
  ]);
  const template = { name: 'Werksfahrt', contractTemplate: { carModel: 'Golf', neumerker: '1' } };
  expect((await dispo.post('/api/customer_contract_templates', template)).body).toMatchObject(template);
});

test('mails, messages and changes are logged with the fields of section 3', async () => {
  shows('D1 §3 history log entry', 'D1 §3 mail log');
  expect(Object.keys(mailLog.fields)).toEqual(
    expect.arrayContaining(words('subject recipients status translatedStatus error htmlPreview')),
  );
  expect(mailLog.fields.status.items?.map((it) => it.key).toSorted()).toEqual(words('error pending sent'));
  expect(Object.keys(notification.fields)).toEqual(expect.arrayContaining(words('title body user data')));
  const { iri } = await given.contract();
  await change(iri, { kostenstelle: '77' });
  expect((await history(iri))[0]).toMatchObject({
    logged_at: '2026-11-21T09:12:00.000Z',
    username: 'test-dispo',
    field: 'kostenstelle',
    previous: null,
    data: '77',
  });
});

test('one search box finds contracts by number, VIN, driver and package', async () => {
  const driver = await given.driver({ vorname: 'Runa', nachname: 'Seeberger' });
  const [one, two] = [
    await given.contract({ carFin: 'WVWZZZ1KZAW987654', driver: driver.iri }),
    await given.contract(),
  ];
  const bundle = await given.record('bundles', { contracts: [one.iri, two.iri] });
  const found = async (text: unknown) =>
    (await dispo.get(`/api/contracts?specialFilter=${encodeURIComponent(String(text))}`)).body['hydra:member']
      .map((it: { id: number }) => it.id)
      .toSorted((a: number, b: number) => a - b);
  for (const text of [one.auftragsnummer, 'WVWZZZ1KZAW987654', 'Seeberger'])
    expect([text, await found(text)]).toEqual([text, [one.id]]);
  expect(await found(bundle.bundle)).toEqual([one.id, two.id]);
});

test('the list of contracts filters by all the names of section 2', async () => {
  shows('D1 §2 contracts filters', 'D1 §7 GET /api/contracts.json');
  const filters =
    words(`specialFilter=26 customSearchFilter=26 licensePlateFilter=K-AB1 contractClientAddress=1 driver=1 logistics=5 datum[after]=2026-11-01 datum[before]=2026-12-01 parkingPlace=true plz=5 hasAvis=true
    flags[]=UB flags[]=VZ flags[]=FF flags[]=FV flags[]=U4 flags[]=Storno flags[]=Test auftragsnummer=26000001 bringdatum[after]=2026-11-21 anschluss=false`);
  for (const filter of filters)
    expect([filter, (await dispo.get(`/api/contracts?${filter}`)).status]).toEqual([filter, 200]);
  expect((await dispo.get('/api/contracts.json?auftragsnummer=26999999')).body).toEqual([]);
});

test('every call of section 7 is there', async () => {
  shows('D1 §7 lists for pickers');
  const { paths } = (await system.anonymous.get('/api/docs.openapi.json')).body as { paths: Record<string, object> };
  const calls = `post /authentication_token, post /api/token/refresh, get /api/version, get /api/users/me, post /api/users/setMessageToken, post /api/users/{id}/updateUserSetting, get /api/users/{id}/settings,
    get /api/contracts/search, get /api/contracts, get /api/contracts/{id}, post /api/contracts, patch /api/contracts/{id}, patch /api/contracts/{id}/update_user, get /api/contracts/{id}/logs, post /api/contracts/custom_export,
    post /api/direction, get /api/contracts/{id}/offersInRange, post /api/mail_logs/{id}/retry, get /api/app/data, get /api/apps/current, patch /api/customer_contract_templates/{id}, post /api/customer_contract_templates`;
  expect(
    calls
      .split(',')
      .map((it) => words(it))
      .filter(([method = '', path = '']) => !(method in (paths[path] ?? {}))),
  ).toEqual([]);
  const pickers = {
    mail_logs: 25,
    notifications: 25,
    customers: 100,
    customer_departments: 100,
    customer_protocols: 1000,
    customer_contract_templates: 100,
    leasing_protocols: 100,
    addresses: 1000,
    accessories: 2000,
    drivers: 200,
    users: 100,
  };
  for (const [path, itemsPerPage] of Object.entries(pickers))
    expect([path, (await dispo.get(`/api/${path}?itemsPerPage=${String(itemsPerPage)}`)).status]).toEqual([path, 200]);
  expect((await dispo.get('/api/accessories?order[sortierung]=asc&itemsPerPage=2000')).status).toBe(200);
});

test('what section 5 asks for is asked for, when a contract is made and when it is changed', async () => {
  shows(
    'D1 §5 Pflichtfeld',
    'D1 §5 carFin at most',
    'D1 §5 counts',
    'D1 §5 ABA or ABC',
    'D1 §5 times',
    'D1 §5 postcode',
    'D1 §5 refusal flex Vorholung',
    'D1 §5 refusal flex driver',
    'D1 §5 sortOrder range',
  );
  const missing = async (values: object) =>
    ((await create(values)).body.violations as { propertyPath: string; message: string }[] | undefined)?.map(
      (it) => `${it.propertyPath} ${it.message}`,
    );
  const nowhere = { firma: null, strasse: null, ort: null };
  expect(
    await missing({ contractClientAddress: null, carModel: '', pickupLocation: nowhere, deliveryLocation: nowhere }),
  ).toEqual(
    expect.arrayContaining(
      words(
        'contractClientAddress carModel pickupLocation.firma pickupLocation.strasse pickupLocation.ort deliveryLocation.firma deliveryLocation.strasse deliveryLocation.ort',
      ).map((it) => `${it} Pflichtfeld`),
    ),
  );
  const { iri } = await given.contract();
  const refused = async (values: object) => (await dispo.patch(iri, values)).body.violations;
  expect(await refused({ contractClientAddress: null })).toEqual([
    { propertyPath: 'contractClientAddress', message: 'Pflichtfeld' },
  ]);
  expect(await refused({ carFin: 'WVWZZZ1KZAW0001234' })).toEqual([
    { propertyPath: 'carFin', message: 'Höchstens 17 Zeichen' },
  ]);
  for (const count of ['anzahlSchluessel', 'anzahlTankkarten', 'anzahlLadekabel'])
    expect(await refused({ [count]: 6 })).toEqual([{ propertyPath: count, message: 'Höchstens 5' }]);
  expect(await refused({ serviceAddresses: [{ city: 'Köln' }] })).toEqual([
    { propertyPath: 'serviceAddresses.0.service', message: 'Pflichtfeld' },
  ]);
  expect(await refused({ pickupTimeFrom: '9 Uhr' })).toEqual([
    { propertyPath: 'pickupTimeFrom', message: 'Invalid time format' },
  ]);
  expect(await refused({ pickupLocation: { plz: '5066' } })).toEqual([
    { propertyPath: 'pickupLocation.plz', message: 'PLZ hat fünf Ziffern' },
  ]);
  expect(await refused({ sortOrder: 2000 })).toEqual([{ propertyPath: 'sortOrder', message: 'Höchstens 1999' }]);
  expect(await refused({ flexContract: true, vorholung: true, datum: '2026-11-27', bringdatum: '2026-11-30' })).toEqual(
    [{ propertyPath: 'bringdatum', message: expect.stringContaining('mindestens 2 Werktage (Montag bis Freitag)') }],
  );
  expect((await refused({ flexContract: true, driver: (await given.driver()).iri }))[0]).toMatchObject({
    propertyPath: 'flexContract',
    message: expect.stringContaining('kann daher nicht als Flex-Auftrag gespeichert werden'),
  });
  expect((await refused({ anschlussvon: (await given.contract()).iri }))[0]).toEqual({
    propertyPath: 'abafahrt',
    message: 'Bei Anschlussfahrt bitte immer ABA oder ABC angeben',
  });
});
