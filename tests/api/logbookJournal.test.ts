import { describe, expect, test } from 'vitest';
import { protocolDesk } from '../harness/protocolDesk.ts';
import { shows } from '../specification/shows.ts';

const { system, given, dispo, begun, change } = await protocolDesk();
const accounting = await system.as('buchhaltung');
const [runa, ole] = [
  await given.driver({ vorname: 'Runa', nachname: 'Seeberger' }),
  await given.driver({ vorname: 'Ole', nachname: 'Feld' }),
];

describe('/logbook', () => {
  test('rides by driver and plate, with their kilometres, and what cannot be asked', async () => {
    shows('D3 §2 logbook');
    const first = await begun({
      driver: runa.iri,
      licensePlate: 'K-LS 418',
      datum: '2026-11-20',
      bringdatum: '2026-11-20',
    });
    await change(first.iri, { processState: 'SUBMITTED', mileageOnSubmit: 100 });
    await change(first.iri, { processState: 'RECEIVED', mileageOnReceive: 612 });
    await begun({
      driver: ole.iri,
      angemeldet: false,
      alternativeLicensePlate: 'K-06 123',
      datum: '2026-11-21',
      bringdatum: '2026-11-21',
    });
    await begun({ driver: ole.iri, datum: '2026-10-01', bringdatum: '2026-10-01' });
    const ask = async (more: Record<string, string> = {}) =>
      (
        await dispo.get(
          `/api/logbook/rides?${new URLSearchParams({ from: '2026-11-01', until: '2026-11-30', ...more })}`,
        )
      ).body;
    expect(await ask()).toMatchObject({
      total: 2,
      km: 512,
      rides: [{ driverName: 'Ole Feld' }, { driverName: 'Runa Seeberger' }],
    });
    expect(await ask({ driver: runa.iri })).toMatchObject({
      total: 1,
      rides: [{ begin: '10:12', end: '10:12', km: 512, from: '50667 Köln', to: '89073 Ulm', licensePlate: 'K-LS 418' }],
    });
    expect(await ask({ plate: 'k ls418' })).toMatchObject({ total: 1 });
    expect(await ask({ plate: 'K06123' })).toMatchObject({ rides: [{ redPlate: 'K-06 123' }] });
    expect((await ask({ until: '2028-11-30' })).violations).toEqual([
      { propertyPath: 'until', message: 'Das Fahrtenbuch zeigt höchstens ein Jahr auf einmal.' },
    ]);
    expect((await ask({ driver: 'abc' })).violations[0].message).toBe('Diesen Fahrer gibt es nicht.');
    const { body } = await dispo.post('/api/logbook/export', {
      from: '2026-11-01',
      until: '2026-11-30',
      format: 'csv',
    });
    expect((await (await dispo.open(body.link)).text()).split('\r\n')).toHaveLength(4);
    expect((await accounting.get('/api/logbook/rides?from=2026-11-01&until=2026-11-30')).status).toBe(403);
  });
});

describe('/journal', () => {
  test('expenses of a month by driver, kind and payment, with sums to the cent and missing receipts', async () => {
    shows('D3 §2 journal');
    const ride = await begun({ driver: runa.iri, datum: '2026-09-10', bringdatum: '2026-09-10' });
    const other = await begun({ driver: ole.iri, datum: '2026-09-30', bringdatum: '2026-09-30' });
    const later = await begun({ driver: ole.iri, datum: '2026-10-02', bringdatum: '2026-10-02' });
    const expense = (protocol: string, type: string, amount: string, paymentType: string, file?: string) =>
      given.record('protocol_expenses', {
        protocol,
        type,
        amount,
        paymentType,
        ...(file && { documentPicture: { file } }),
      });
    const receipt = await given.file();
    await expense(ride.iri, 'refueling', '62.37', 'uta', receipt);
    await expense(ride.iri, 'train', '0.10', 'expense');
    await expense(other.iri, 'refueling', '0.20', 'expense');
    await expense(later.iri, 'refueling', '99.00', 'uta');
    const ask = async (more: Record<string, string> = {}) =>
      (await accounting.get(`/api/journal/expenses?${new URLSearchParams({ month: '2026-09', ...more })}`)).body;
    expect(await ask()).toMatchObject({
      total: 3,
      amount: '62.67',
      sums: [
        { type: 'refueling', paymentType: 'expense', count: 1, amount: '0.20', withoutReceipt: 1 },
        { type: 'refueling', paymentType: 'uta', count: 1, amount: '62.37', withoutReceipt: 0 },
        { type: 'train', paymentType: 'expense', count: 1, amount: '0.10', withoutReceipt: 1 },
      ],
      expenses: [{ driverName: 'Ole Feld' }, {}, { receipt, driverName: 'Runa Seeberger' }],
    });
    expect(await ask({ driver: runa.iri, paymentType: 'uta' })).toMatchObject({ total: 1, amount: '62.37' });
    expect(await ask({ type: 'taxi' })).toMatchObject({ total: 0, amount: '0.00', expenses: [] });
    expect((await ask({ month: '2026-13' })).violations).toEqual([
      { propertyPath: 'month', message: 'Das ist kein Monat.' },
    ]);
    expect((await ask({ type: 'bier' })).violations[0].propertyPath).toBe('type');
    const { body } = await accounting.post('/api/journal/export', { month: '2026-09', format: 'csv' });
    expect(await (await accounting.open(body.link)).text()).toContain(
      '10.09.2026;Runa Seeberger;Tanken;;UTA-Tankkarte;62,37;ja;',
    );
    expect((await dispo.get('/api/journal/expenses?month=2026-09')).status).toBe(403);
  });
});
