import { beforeAll, expect, test } from 'vitest';
import { contractDesk, type ContractDesk } from '../harness/contractDesk.ts';
import type { GivenRecord } from '../harness/given.ts';
import type { Json } from '../harness/client.ts';
import { shows } from '../specification/shows.ts';

let desk: ContractDesk;
let driver: GivenRecord;
beforeAll(async () => {
  desk = await contractDesk();
  driver = await desk.given.driver({ ...fit, kuerzel: 'KPE1', plz: '20095', ort: 'Hamburg' });
});

const places = {
  hamburg: { firma: 'Autohaus', strasse: 'Kai', hausnr: '1', plz: '22525', ort: 'Hamburg' },
  altona: { firma: 'Autohaus', strasse: 'Elbe', hausnr: '1', plz: '22765', ort: 'Hamburg' },
  luebeck: { firma: 'Autohaus', strasse: 'Trave', hausnr: '1', plz: '23552', ort: 'Lübeck' },
  kiel: { firma: 'Autohaus', strasse: 'Förde', hausnr: '1', plz: '24103', ort: 'Kiel' },
  ulm: { firma: 'Autohaus', strasse: 'Donau', hausnr: '1', plz: '89073', ort: 'Ulm' },
};
/** Each story has days of its own, so that none sees the contracts of another. */
const fit = { active: true, klassen: ['B'] } as const;
let day = 1;
const newDay = () => `2027-03-${String((day += 3)).padStart(2, '0')}`;
const ride = async (datum: string, values: object = {}, isConfirmed = true): Promise<Json> => {
  const { body } = await desk.create({
    datum,
    bringdatum: datum,
    pickupLocation: places.altona,
    deliveryLocation: places.luebeck,
    pickupTimeFrom: '14:30',
    pickupTimeTo: '16:30',
    deliveryTimeFrom: '15:00',
    deliveryTimeTo: '23:00',
    googleKm: 68,
    googleFahrzeit: 60,
    ...values,
  });
  return isConfirmed ? desk.change(body['@id'], { auftragbestaetigt: '1' }) : body;
};
const find = async (question: object) => desk.dispo.post('/api/contracts/find_chains', question);
const numbersIn = ({ body }: Json) => body.members.map((it: Json) => it.links.map((one: Json) => one.auftragsnummer));
const leftOut = ({ body }: Json) => body.leftOut.map((it: Json) => [it.reason, it.count, it.examples]);
const take = (contracts: readonly Json[], more: object = {}) =>
  desk.dispo.post('/api/contracts/take_chain', {
    driver: driver.iri,
    contracts: contracts.map((it) => it['@id']),
    ...more,
  });

test('what comes after a contract is ranked, with its factors and when the driver is home', async () => {
  shows('D0 Own chain finder');
  const datum = newDay();
  const before = await ride(datum, {
    pickupLocation: places.kiel,
    deliveryLocation: places.hamburg,
    driver: driver.iri,
    pickupTimeFrom: '10:00',
    pickupTimeTo: '11:00',
    deliveryTimeFrom: '13:00',
    deliveryTimeTo: '14:00',
  });
  const near = await ride(datum, { auftragswert: '150.00', gutschriftpreis: '75.00' });
  const later = await ride(datum, { pickupTimeFrom: '18:00', pickupTimeTo: '20:00' });
  const answer = await find({ after: before['@id'], length: 1 });
  expect(answer.status).toBe(200);
  expect(answer.body.from).toMatchObject({
    plz: '22525',
    ort: 'Hamburg',
    at: {
      day: datum,
      time: '14:00',
    },
    driver: driver.iri,
    bundle: null,
    until: null,
  });
  expect(numbersIn(answer)).toEqual([[near.auftragsnummer], [later.auftragsnummer]]);
  const [first] = answer.body.members;
  expect(first.links[0]).toMatchObject({
    contract: near['@id'],
    begins: {
      day: datum,
      time: '14:30',
    },
    ends: {
      day: datum,
      time: '15:30',
    },
    km: 68,
    margin: '75.00',
    credit: '75.00',
    deadline: {
      day: datum,
      time: '23:00',
    },
  });
  const { points } = first.links[0];
  expect(points.empty + points.waiting + points.deadline + points.margin).toBe(first.points);
  expect(first.home.time > '16:00').toBe(true);
  expect(answer.body.weights).toEqual({ empty: 40, waiting: 25, deadline: 20, margin: 15 });
});

test('what cannot come next is counted with its reason', async () => {
  shows('D0 Own chain finder');
  const datum = newDay();
  const [far, early, flex, open] = await Promise.all([
    ride(datum, { pickupLocation: places.luebeck }),
    ride(datum, { pickupTimeFrom: '08:00', pickupTimeTo: '09:00' }),
    ride(datum, { flexContract: true }, false),
    ride(datum, {}, false),
  ]);
  const [one, two] = [await ride(datum), await ride(datum)];
  const pack = await desk.dispo.post('/api/bundles', { active: true, contracts: [one['@id'], two['@id']] });
  const asked = { place: { plz: '22525' }, at: `${datum}T14:00`, length: 1 };
  const answer = await find(asked);
  expect(numbersIn(answer)).toEqual([]);
  expect(leftOut(answer)).toEqual([
    ['far', 1, [far.auftragsnummer]],
    ['closed', 1, [early.auftragsnummer]],
    ['bundled', 2, [pack.body.bundle]],
    ['flex', 1, [flex.auftragsnummer]],
    ['unconfirmed', 1, [open.auftragsnummer]],
  ]);
  expect(answer.body.leftOut[0].nearest).toMatchObject({ auftragsnummer: far.auftragsnummer, ort: 'Lübeck' });
  expect(answer.body.checked).toBe(6);
  expect(numbersIn(await find({ ...asked, unconfirmed: true }))).toEqual([[open.auftragsnummer]]);
  expect(numbersIn(await find({ ...asked, maxEmptyKm: 100 }))).toEqual([[far.auftragsnummer]]);
});

test('a chain goes on where its last contract ends, and is over before the next ride of the driver', async () => {
  shows('D0 Own chain finder');
  const datum = newDay();
  const first = await ride(datum);
  const second = await ride(datum, {
    pickupLocation: places.luebeck,
    deliveryLocation: places.kiel,
    pickupTimeFrom: '16:00',
    pickupTimeTo: '18:00',
    deliveryTimeFrom: '17:00',
    googleFahrzeit: 70,
  });
  const asked = { driver: driver.iri, place: { plz: '22525' }, at: `${datum}T14:00`, length: 2 };
  expect(numbersIn(await find(asked))).toEqual([[first.auftragsnummer, second.auftragsnummer]]);
  const next = await ride(datum, {
    driver: driver.iri,
    pickupLocation: places.hamburg,
    pickupTimeFrom: '18:00',
    pickupTimeTo: '19:00',
  });
  const answer = await find(asked);
  expect(answer.body.from.until).toEqual({ auftragsnummer: next.auftragsnummer, at: { day: datum, time: '18:00' } });
  expect(numbersIn(answer)).toEqual([]);
});

test('a chain is taken whole: the driver on each, and a bundle in their order', async () => {
  shows('D0 Own chain acceptance');
  const datum = newDay();
  const [first, second] = [
    await ride(datum),
    await ride(datum, { pickupLocation: places.luebeck, pickupTimeFrom: '17:00', pickupTimeTo: '19:00' }),
  ];
  const taken = await take([second, first]);
  expect([taken.status, taken.body.bundle?.name]).toEqual([200, expect.stringMatching(/^FP-\d+$/)]);
  for (const it of [first, second]) {
    const stored = await desk.read(it['@id']);
    expect([stored.driver['@id'], stored.bundles.map((one: Json) => one['@id'] ?? one)]).toEqual([
      driver.iri,
      [taken.body.bundle.iri],
    ]);
  }
  const { body } = await desk.dispo.get(
    `/api/bundle_contracts?bundle=${encodeURIComponent(taken.body.bundle.iri)}&order[sortOrder]=asc`,
  );
  expect(body['hydra:member'].map((it: Json) => it.contract['@id'] ?? it.contract)).toEqual([
    second['@id'],
    first['@id'],
  ]);
  const third = await ride(datum, { pickupTimeFrom: '20:30', pickupTimeTo: '21:30', deliveryTimeTo: '23:59' });
  expect((await take([third], { bundle: taken.body.bundle.iri, assignmentOverride: 'passt noch' })).body).toMatchObject(
    {
      bundle: taken.body.bundle,
      entries: [expect.stringMatching(/bundle_contracts/)],
    },
  );
  expect((await desk.read(third['@id'])).bundles).toHaveLength(1);
});

test('one contract alone makes no bundle; one that is given away meanwhile is named and nothing is changed', async () => {
  shows('D0 Own chain acceptance');
  const datum = newDay();
  const [first, second] = [await ride(datum), await ride(datum, { pickupTimeFrom: '19:00', pickupTimeTo: '20:00' })];
  expect((await take([first])).body).toMatchObject({ bundle: null, mails: [] });
  const { status, body } = await take([second, first]);
  expect([status, body.detail]).toEqual([409, `Auftrag ${first.auftragsnummer} ist inzwischen vergeben.`]);
  expect((await desk.read(second['@id'])).driver).toBeNull();
});

test('of two dispatchers who take the same contract one gets it, and none half a chain', async () => {
  shows('D0 Own chain acceptance');
  const datum = newDay();
  const [first, second] = [await ride(datum), await ride(datum, { pickupTimeFrom: '19:00', pickupTimeTo: '20:00' })];
  const other = await desk.given.driver(fit);
  const answers = await Promise.all([take([first, second]), take([second, first], { driver: other.iri })]);
  expect(answers.map((it) => it.status).toSorted()).toEqual([200, 409]);
  const [one, two] = [await desk.read(first['@id']), await desk.read(second['@id'])];
  expect(one.driver['@id']).toBe(two.driver['@id']);
});

test('a warning of the pre-flight check needs its reason, and a locked driver gets no chain', async () => {
  shows('D0 Own chain acceptance');
  const datum = newDay();
  const [first, clash] = [
    await ride(datum),
    await ride(datum, { pickupLocation: places.ulm, deliveryLocation: places.ulm }),
  ];
  const { status, body } = await take([first, clash]);
  expect([status, body.violations[0].propertyPath]).toEqual([422, 'assignmentOverride']);
  expect((await desk.read(first['@id'])).driver).toBeNull();
  expect((await take([first, clash], { assignmentOverride: 'fährt mit dem Zug' })).status).toBe(200);
  const locked = await desk.given.driver({ dispositionssperre: true });
  expect((await take([await ride(datum)], { driver: locked.iri })).status).toBe(422);
});

test('what is taken is all that was sent: nothing in it is passed over', async () => {
  shows('D0 Own chain acceptance');
  const free = await ride(newDay());
  for (const [sent, field] of [
    [{ contracts: [free['@id'], '/api/drivers/1'] }, 'contracts'],
    [{ bundle: '/api/contracts/1' }, 'bundle'],
  ] as const) {
    const { status, body } = await take([free], sent);
    expect([status, body.violations[0]]).toMatchObject([
      422,
      { propertyPath: field, message: 'Kein gültiger Verweis' },
    ]);
  }
  expect((await desk.read(free['@id'])).driver).toBeNull();
});

test.each([
  [{}, 'after', 'Bitte einen Auftrag, einen Fahrer oder einen Ort nennen.'],
  [{ after: '/api/drivers/1' }, 'after', 'Kein gültiger Verweis'],
  [{ place: { ort: 'Nirgendwo' } }, 'place', 'Der Ort „Nirgendwo“ ist nicht bekannt; bitte eine Postleitzahl angeben.'],
  [{ place: { plz: '50667' }, at: '2027-02-30T08:00' }, 'at', 'Bitte Tag und Uhrzeit angeben.'],
  [{ place: { plz: '50667' }, length: 4 }, 'length', 'Bitte eine ganze Zahl von 1 bis 3 angeben.'],
  [{ place: { plz: '50667' }, maxEmptyKm: 0 }, 'maxEmptyKm', 'Bitte eine ganze Zahl von 1 bis 300 angeben.'],
  [
    { place: { plz: '50667' }, weights: { empty: -1 } },
    'weights',
    'Bitte ganze Zahlen von 0 bis 100 angeben, nicht alle 0.',
  ],
])('%o is refused at its field', async (question, field, message) => {
  shows('D0 Own chain finder');
  const { status, body } = await find(question);
  expect([status, body.violations]).toEqual([422, [expect.objectContaining({ propertyPath: field, message })]]);
});
