import { expect, test } from 'vitest';
import { avisDesk, faultOf, type Arranged } from '../harness/avisDesk.ts';
import { shows } from '../specification/shows.ts';

const { arranged, given, dispo, change, refused, read, system, rows, numbers } = await avisDesk();
const group = async (avis: readonly (number | string)[]) => dispo.post('/api/contract_avis/create_bundle', { avis });
const several = async (count: number) => {
  const made: Arranged[] = [];
  while (made.length < count) made.push(await arranged());
  return made;
};

test('several avis become a group with a running number, and their contracts know it', async () => {
  shows('R46', 'D2 §4 avis groups', 'D2 §7 create_bundle');
  const [one, two] = await several(2);
  const made = await group([one?.id ?? 0, two?.iri ?? '']);
  expect([made.status, made.body.groupName, made.body.avis]).toEqual([
    200,
    expect.stringMatching(/^G-\d+$/),
    [one?.iri, two?.iri],
  ]);
  const avis = await read(one?.iri ?? '');
  expect(avis.bundle).toEqual({
    '@id': made.body['@id'],
    '@type': 'ContractAvisBundle',
    id: made.body.id,
    groupName: made.body.groupName,
    avis: [one?.iri, two?.iri],
  });
  expect(avis.logs.at(-1).systemLogs).toBe(`In die Gruppe ${made.body.groupName} aufgenommen`);
  expect((await read(two?.contract.iri ?? '')).avisBundle).toBe(made.body['@id']);
  const next = await group((await several(2)).map((it) => it.id));
  expect(Number(next.body.groupName.slice(2))).toBe(Number(made.body.groupName.slice(2)) + 1);
});

test('a group needs two avis that are in none yet and still to be done', async () => {
  const [one, two, three] = await several(3);
  expect((await group([one?.id ?? 0])).body.violations).toEqual([
    { propertyPath: 'avis', message: 'Eine Gruppe braucht mindestens zwei Avisierungen.' },
  ]);
  await group([one?.id ?? 0, two?.id ?? 0]);
  expect((await group([one?.id ?? 0, three?.id ?? 0])).body.violations).toEqual([
    { propertyPath: 'avis', message: `Schon in einer Gruppe: ${one?.number ?? ''}.` },
  ]);
  const cancelled = await arranged({ isStorniert: true });
  const free = await arranged();
  const answer = await group([free.id, cancelled.id]);
  expect(answer.body.violations).toEqual([
    { propertyPath: 'avis', message: `Auftrag ${cancelled.number} ist storniert.` },
  ]);
  expect((await read(free.iri)).bundle).toBeNull();
});

test('of two clerks who group the same rows at once one does, and the other reads why not', async () => {
  const [one, two, three] = await several(3);
  const other = await system.as('office');
  const answers = await Promise.all([
    group([one?.id ?? 0, two?.id ?? 0]),
    other.post('/api/contract_avis/create_bundle', { avis: [two?.id, three?.id] }),
  ]);
  expect(answers.map((it) => it.status).toSorted()).toEqual([200, 422]);
  const refusal = answers.find((it) => it.status === 422);
  expect(refusal?.body.violations[0].message).toBe(`Schon in einer Gruppe: ${two?.number ?? ''}.`);
});

test('an avis joins and leaves a group by itself or at its contract, and a group of one dissolves', async () => {
  shows('D2 §7 avisBundle');
  const [one, two, three, four] = await several(4);
  const made = (await group([one?.id ?? 0, two?.id ?? 0])).body['@id'];
  await change(three?.iri ?? '', { bundle: made });
  await change(four?.contract.iri ?? '', { avisBundle: made });
  expect((await read(made)).avis).toEqual([one?.iri, two?.iri, three?.iri, four?.iri]);
  const second = (await group((await several(2)).map((it) => it.id))).body;
  expect(faultOf(await refused(three?.iri ?? '', { bundle: second['@id'] }))).toEqual({
    propertyPath: 'bundle',
    message: expect.stringMatching(new RegExp(`^Auftrag ${three?.number ?? ''} ist bereits in der Gruppe G-\\d+\\.$`)),
  });
  await change(one?.iri ?? '', { bundle: null });
  await change(two?.contract.iri ?? '', { avisBundle: null });
  expect((await read(made)).avis).toEqual([three?.iri, four?.iri]);
  await change(four?.iri ?? '', { bundle: null });
  expect((await dispo.get(made)).status).toBe(404);
  expect([(await read(three?.iri ?? '')).bundle, (await read(three?.contract.iri ?? '')).avisBundle]).toEqual([
    null,
    null,
  ]);
});

test('of two who leave a group of three at once none stays behind alone', async () => {
  const [one, two, three] = await several(3);
  const made = (await group([one?.id ?? 0, two?.id ?? 0, three?.id ?? 0])).body['@id'];
  await Promise.all([change(one?.iri ?? '', { bundle: null }), change(two?.contract.iri ?? '', { avisBundle: null })]);
  expect([(await dispo.get(made)).status, (await read(three?.iri ?? '')).bundle]).toEqual([404, null]);
});

test('a deleted group lets its avis go, and a contract without avis joins none', async () => {
  shows('D2 §7 contract_avis_bundles');
  const [one, two] = await several(2);
  const made = (await group([one?.id ?? 0, two?.id ?? 0])).body['@id'];
  const bare = await given.contract();
  expect(faultOf(await refused(bare.iri, { avisBundle: made }))).toEqual({
    propertyPath: 'avisBundle',
    message: 'Der Auftrag hat keine Avisierung.',
  });
  expect((await dispo.delete(made)).status).toBe(204);
  for (const it of [one, two]) {
    const avis = await read(it?.iri ?? '');
    expect([avis.bundle, avis.groupPickupDate, avis.logs.at(-1).systemLogs]).toEqual([
      null,
      null,
      'Aus der Gruppe entfernt',
    ]);
    expect((await read(it?.contract.iri ?? '')).avisBundle).toBeNull();
  }
});

test('in the list groups come first by their earliest pickup, then single rows, and no page tears a group', async () => {
  const customer = (await arranged()).contract.contractClientAddress ?? '';
  const on = (datum: string) => arranged({ datum, bringdatum: datum, contractClientAddress: customer });
  const early = await on('2026-12-01');
  const groupA = [await on('2026-12-09'), await on('2026-12-03')];
  const single = await on('2026-12-02');
  const groupB = [await on('2026-12-04'), await on('2026-12-02'), await on('2026-12-08')];
  for (const members of [groupA, groupB]) await group(members.map((it) => it.id));
  const query = `contractClientAddress=${customer}&contract.datum[after]=2026-12-01&order[contract.datum]=asc`;
  const expected = [groupB[1], groupB[0], groupB[2], groupA[1], groupA[0], early, single].map((it) => it?.number);
  expect(await numbers(query)).toEqual(expected);
  const pages = await Promise.all([1, 2].map((page) => numbers(`${query}&itemsPerPage=5&page=${page}`)));
  expect(pages).toEqual([expected.slice(0, 5), expected.slice(5)]);
  await change(groupA[1]?.contract.iri ?? '', { datum: '2026-12-01', bringdatum: '2026-12-01' });
  expect(await numbers(query)).toEqual(
    [groupA[1], groupA[0], groupB[1], groupB[0], groupB[2], early, single].map((it) => it?.number),
  );
  const torn = await rows(`${query}&itemsPerPage=5&page=1`);
  const third = await on('2026-12-05');
  await change(third.iri, { bundle: torn[4].bundle['@id'] });
  const longer = await numbers(`${query}&itemsPerPage=5&page=1`);
  expect([longer.length, longer.at(-1)]).toEqual([6, groupB[2]?.number]);
  expect(await numbers(`${query}&itemsPerPage=5&page=2`)).toEqual([early.number, single.number]);
});

test('the way back is folded into the row of the way there, and cancelled contracts leave the list', async () => {
  const customer = (await arranged()).contract.contractClientAddress ?? '';
  const there = await arranged({ contractClientAddress: customer });
  const back = await arranged({ contractClientAddress: customer, datum: '2026-11-26' });
  await change(there.iri, { link: back.iri });
  const usual = `contractClientAddress=${customer}&contract.isStorniert=false&linkDirectionExcluded=return&order[contract.datum]=asc`;
  expect((await numbers(usual)).includes(back.number)).toBe(false);
  expect((await rows(usual)).find((it) => it['@id'] === there.iri).linkedAvis.contractDetails.orderNumber).toBe(
    back.number,
  );
  await change(there.contract.iri, { isStorniert: true });
  expect((await numbers(usual)).includes(there.number)).toBe(false);
  expect((await read(there.iri)).isStorniert).toBe(true);
  expect((await numbers(usual)).includes(back.number)).toBe(true);
});

test('an open way back has a row of its own as soon as the way there is not in the list', async () => {
  shows('D2 §2 contract_avis');
  const customer = (await arranged()).contract.contractClientAddress ?? '';
  const there = await arranged({ contractClientAddress: customer });
  const back = await arranged({ contractClientAddress: customer, datum: '2026-11-26' });
  await change(there.iri, { link: back.iri });
  const those = (...statuses: readonly string[]) =>
    numbers(
      `contractClientAddress=${customer}&contract.isStorniert=false&linkDirectionExcluded=return&order[contract.datum]=asc&${statuses.map((it) => `status[]=${it}`).join('&')}&contract.datum[after]=2026-11-24`,
    );
  const open = ['pending', 'first_contact', 'awaiting_response', 'doing'];
  expect((await those(...open)).filter((it) => it !== there.number)).not.toContain(back.number);
  await change(there.iri, { status: 'confirmed' });
  expect(await those(...open)).toContain(back.number);
  expect(await those(...open)).not.toContain(there.number);
  await change(back.iri, { status: 'confirmed' });
  expect(await those('confirmed')).toEqual([there.number]);
  await change(there.iri, { status: 'doing' });
  await change(back.iri, { status: 'awaiting_dispo' });
  expect(await those('awaiting_dispo')).toEqual([back.number]);
});
