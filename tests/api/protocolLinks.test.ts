import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { clientOf } from '../harness/client.ts';
import { leitstand } from '../harness/leitstand.ts';
import { pagesOf } from '../harness/pagesOf.ts';
import { shows } from '../specification/shows.ts';

const system = await leitstand();
const { given } = system;

test('the protocol link leads to the protocols of its numbers, without a sign-in', async () => {
  shows('D1 §2 contracts order protocol PDF link');
  const [first, second] = [
    await given.contract({ manufacturer: 'Audi', carModel: 'A4', licensePlate: 'B-AB 12' }),
    await given.contract(),
  ];
  const office = await system.as('office');
  await office.patch(String(first.protocol), {
    processState: 'RECEIVED',
    mileageOnSubmit: 12_000,
    mileageOnReceive: 12_413,
    fuelLevelOnSubmit: 4,
    driverCollectionComment: 'Steinschlag notiert',
    carKeys: 2,
  });
  const linkOf = async (...numbers: unknown[]): Promise<string> =>
    (await office.get(`/api/protocols/pdf_link?${numbers.map((it) => `orderNumber[]=${String(it)}`).join('&')}`)).body
      .link;

  const [page = ''] = await pagesOf(await system.anonymous.open(await linkOf(first.auftragsnummer)));
  for (const text of [
    `Übergabeprotokoll ${String(first.auftragsnummer)}`,
    'Ausgeliefert U3',
    'Audi A4',
    'B AB 12',
    '12.000 km',
    '12.413 km',
    '413 km',
    '1/2',
    'Steinschlag notiert',
    'Autohaus Beispiel',
    '89073 Ulm',
  ])
    expect(page).toContain(text);

  const both = await pagesOf(await system.anonymous.open(await linkOf(second.auftragsnummer, first.auftragsnummer)));
  expect(both.map((it) => /Übergabeprotokoll (\d{8})/.exec(it)?.[1])).toEqual([
    second.auftragsnummer,
    first.auftragsnummer,
  ]);
});

test('a wrong hash and a wrong number are answered alike', async () => {
  const contract = await given.contract();
  const dispo = await system.as('dispo');
  const right = String(
    (await dispo.get(`/api/protocols/pdf_link?orderNumber=${String(contract.auftragsnummer)}`)).body.link,
  );
  const missing = String((await dispo.get('/api/protocols/pdf_link?orderNumber=26999999')).body.link);
  expect(right).toMatch(/^\/api\/protocols\/pdf\/\d{8}\/[0-9a-f]{32}$/);
  const other = `${right.slice(0, -1)}${right.endsWith('0') ? '1' : '0'}`;
  const answers = await Promise.all(
    [missing, other, right.replace(String(contract.auftragsnummer), '26000999'), `${right}ab`].map((it) =>
      system.anonymous.get(it),
    ),
  );
  for (const { status, body } of answers) expect([status, body]).toEqual([404, answers[0]?.body]);
  expect(answers[0]?.body.detail).toContain('Dieser Link führt zu keinem Protokoll mehr');
  expect((await dispo.get('/api/protocols/pdf_link?orderNumber=12')).status).toBe(422);
  expect((await system.anonymous.get(right.replace(/pdf\/.*/, 'pdf_link'))).status).toBe(401);
});

test('staff are told which contract has no protocol, and how many go at once', async () => {
  const dispo = await system.as('dispo');
  const [contract, other] = [await given.contract(), await given.contract()];
  await system.database.pool.query('update contracts set protocol = null where id = $1', [contract.id]);
  await system.database.pool.query('delete from protocols where "orderNumber" = $1', [contract.auftragsnummer]);
  const ask = async (call: string, numbers: readonly unknown[]) => {
    const { status, body } = await dispo.get(
      `/api/protocols/${call}?${numbers.map((it) => `orderNumber[]=${String(it)}`).join('&')}`,
    );
    return [status, body.violations?.[0]];
  };
  for (const call of ['pdf', 'pdf_link']) {
    expect(await ask(call, [contract.auftragsnummer])).toEqual([
      422,
      { propertyPath: 'orderNumber', message: 'Der Auftrag hat kein Protokoll.' },
    ]);
    expect(await ask(call, [other.auftragsnummer, contract.auftragsnummer])).toEqual([
      422,
      { propertyPath: 'orderNumber', message: `Ohne Protokoll: ${String(contract.auftragsnummer)}.` },
    ]);
    expect(
      await ask(
        call,
        Array.from({ length: 21 }, () => other.auftragsnummer),
      ),
    ).toEqual([422, { propertyPath: 'orderNumber', message: 'Bitte 1 bis 20 Auftragsnummern angeben.' }]);
  }
  const many = await dispo.get(
    `/api/contracts/pdf?${Array.from({ length: 101 }, (_, at) => `id[]=${String(at + 1)}`).join('&')}`,
  );
  expect([many.status, many.body.violations?.[0].message]).toEqual([
    422,
    'Es sind höchstens 100 Aufträge auf einmal möglich.',
  ]);
});

describe('a protocol link', () => {
  const linkOf = async (...numbers: unknown[]) =>
    (
      await (
        await system.as('dispo')
      ).get(`/api/protocols/pdf_link?${numbers.map((it) => `orderNumber[]=${String(it)}`).join('&')}`)
    ).body;
  /** Each from an address of its own, because strangers are counted. */
  let address = 0;
  const open = (link: string) =>
    system.anonymous.open(link, { headers: { 'x-forwarded-for': `203.0.113.${String((address += 1))}` } });

  test('can be withdrawn; the next one differs, and those of others stay', async () => {
    shows('R76');
    const [contract, other] = [await given.contract(), await given.contract()];
    const numbers = [contract.auftragsnummer, other.auftragsnummer];
    // As it was given out before there were withdrawals (R76).
    const mailed = `/api/protocols/pdf/${String(numbers[0])}/${createHmac(
      'sha256',
      'a secret that only this test knows',
    )
      .update(`pdf:${String(numbers[0])}`)
      .digest('hex')
      .slice(0, 32)}`;
    const [both, others] = [(await linkOf(...numbers)).link, (await linkOf(numbers[1])).link];
    expect((await linkOf(numbers[0])).link).toBe(mailed);
    expect((await open(mailed)).status).toBe(200);
    expect((await (await system.as('personal')).post(`${String(contract.protocol)}/withdraw_link`)).status).toBe(403);
    const office = await system.as('office');
    expect((await office.post(`${String(contract.protocol)}/withdraw_link`)).body.linksWithdrawn).toBe(1);
    const dead = await open(mailed);
    expect([dead.status, await dead.json()]).toEqual([404, await (await open(`${mailed.slice(0, -4)}0000`)).json()]);
    expect([(await open(both)).status, (await open(others)).status]).toEqual([404, 200]);
    const { link } = await linkOf(numbers[0]);
    expect(link).not.toBe(mailed);
    expect([(await open(link)).status, (await open((await linkOf(...numbers)).link)).status]).toEqual([200, 200]);
    const [row] = (await office.get(`${String(contract.protocol)}/logs`)).body['hydra:member'];
    expect([row.field, row.username]).toEqual(['linksWithdrawn', 'test-office']);
  });

  test('ends 180 days after the ride, for strangers alone', async () => {
    const { auftragsnummer: number } = await given.contract({ datum: '2026-11-24', bringdatum: '2026-11-26' });
    const { link, validUntil } = await linkOf(number);
    expect(validUntil).toBe('2027-05-25');
    system.clock.now = new Date('2027-05-25T20:00:00Z');
    expect((await open(link)).status).toBe(200);
    system.clock.now = new Date('2027-05-25T22:30:00Z');
    const [late, wrong] = [await open(link), await open(`${String(link).slice(0, -4)}0000`)];
    expect([late.status, await late.json()]).toEqual([404, await wrong.json()]);
    const { id, username } = await given.user({ username: 'spaeter', roles: ['dispo'] });
    const dispo = clientOf(system.address, await system.tokenFor({ id, username: String(username), roles: ['dispo'] }));
    expect(
      (await dispo.get(`/api/protocols/pdf_link?orderNumber=${String(number)}`)).body.violations?.[0].propertyPath,
    ).toBe('orderNumber');
    expect((await dispo.open(`/api/protocols/pdf?orderNumber=${String(number)}`)).status).toBe(200);
  });
});

test('whoever tries protocol links one after the other is slowed down', async () => {
  let last = 404;
  for (let tried = 0; tried < 11 && last === 404; tried += 1)
    last = (await system.anonymous.get(`/api/protocols/pdf/26000001/${'0'.repeat(32)}`)).status;
  expect(last).toBe(429);
});
