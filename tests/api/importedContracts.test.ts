import { expect, test } from 'vitest';
import { athlonColumns, atrColumns } from '../../src/domain/import/reading/leasingColumns.ts';
import type { Json } from '../harness/client.ts';
import { importDesk } from '../harness/importDesk.ts';
import { athlonLine, atrLines, goodRide, rideBack, workbook, type Line } from '../harness/importFiles.ts';
import { shows } from '../specification/shows.ts';

const { system, dispo, send, sendRows, rowsOf, read, takeOver, leasingCustomer } = await importDesk();
const { given } = system;

const openRows = async (format: 'ATHLON' | 'ATR'): Promise<Json[]> =>
  (await dispo.get(`/api/import_contracts?format=${format}&order[rowNumber]=asc&order[id]=asc`)).body['hydra:member'];
const ordersOf = async (customer: string) =>
  (await dispo.get(`/api/contracts?contractClientAddress=${customer}&itemsPerPage=10`)).body['hydra:totalItems'];

test('a manufacturer’s row finds an order that was made by hand, by the number it bears there', async () => {
  shows('R50');
  const customer = (await given.customer()).iri;
  const other = (await given.customer()).iri;
  const byHand = async (externalNumber: string, of = customer) =>
    (await given.contract({ contractClientAddress: of, customData: { externalNumber } })).iri;
  const [changed, cancelled, sentAgain] = [await byHand('AB-1'), await byHand('AB-2'), await byHand('AB-3')];
  await byHand('AB-4', other);
  const line = (number: string, Vorgang: string, more: Line = {}): Line => ({
    ...goodRide,
    'Auftragsnr. extern': number,
    Vorgang,
    Paket: null,
    ...more,
  });
  const link = await sendRows(
    [
      line('AB-1', 'ÄNDERUNG'),
      line('AB-2', 'STORNO'),
      line('AB-3', 'NEU'),
      line('AB-4', 'STORNO'),
      { ...rideBack, 'Anschluss zu': 'AB-3', Paket: null },
    ],
    { customer },
  );
  const rows = await rowsOf(link);
  expect(rows.map((it) => [it.effect, it.contract?.['@id'] ?? null])).toEqual([
    ['EDIT', changed],
    ['CANCEL', cancelled],
    ['EDIT', sentAgain],
    ['FAULTY', null],
    ['CREATE', null],
  ]);
  expect(rows[3]?.message).toBe('Zeile 5: Zu „AB-4“ gibt es keinen Auftrag, der storniert werden könnte.');
  await takeOver(link);
  expect(await ordersOf(customer)).toBe(4);
  expect(await read(cancelled)).toMatchObject({ isStorniert: true });
  const connected = (await rowsOf(link))[4]?.contract['@id'];
  expect(await read(connected)).toMatchObject({ anschlussvon: { '@id': sentAgain } });
});

test('of two orders with one number a cancelled one comes last, and a copy behind what it was copied from', async () => {
  const customer = (await given.customer()).iri;
  const numbered = { contractClientAddress: customer, customData: { externalNumber: 'AB-1' } };
  await given.contract({ ...numbered, isStorniert: true });
  const first = await given.contract(numbered);
  await given.contract(numbered);
  const link = await sendRows([{ ...goodRide, 'Auftragsnr. extern': 'AB-1' }], { customer });
  expect((await rowsOf(link)).map((it) => it.contract?.['@id'])).toEqual([first.iri]);
});

test('Athlon: an order by hand is found by number, what is done and FIN or plate, and so is a row of a file before', async () => {
  shows('R50', 'imports.md');
  await leasingCustomer(277, 'ATHLON');
  await given.record('leasing_protocols', { slug: 'ATHLON', name: 'Athlon' });
  const carFin = 'TMBJJ7NX5PY012345';
  const lease = { contractClientAddress: '/api/customers/277', leasingVertragsnummer: '4471-1' };
  const there = await given.contract({ ...lease, contractType: 'PICKUP', carFin, licensePlate: null });
  await given.contract({ ...lease, contractType: 'DELIVERY', carFin });
  const sendLine = async (line: Line) => {
    const sent = await send(await workbook(athlonColumns, [line]));
    expect([sent.status, sent.body.detail]).toEqual([201, undefined]);
  };
  await sendLine({ ...athlonLine, Vertragsnummer: '4471-1', FIN: carFin });
  expect((await openRows('ATHLON')).map((it) => [it.effect, it.contract?.['@id']])).toEqual([['EDIT', there.iri]]);

  // The plate alone, then plate and FIN, then the FIN alone: it is one row, and once taken over one order.
  await sendLine(athlonLine);
  await sendLine({ ...athlonLine, FIN: 'TMBJJ7NX5PY054321', Kennzeichen: 'F LS2088' });
  const [, row, ...more] = await openRows('ATHLON');
  expect([row?.carFin, more]).toEqual(['TMBJJ7NX5PY054321', []]);
  await dispo.patch(String(row?.['@id']), { isImported: true });
  const made = (await read(String(row?.['@id']))).contract['@id'];
  expect((await read(made)).leasingProtocols).toMatchObject([{ name: 'Athlon' }]);
  await sendLine({ ...athlonLine, FIN: 'TMBJJ7NX5PY054321', Kennzeichen: 'F-XX 1', Bemerkung: 'neu' });
  const [, , again] = await openRows('ATHLON');
  expect([again?.effect, again?.confirm, again?.contract?.['@id']]).toEqual(['EDIT', false, made]);
  expect(await ordersOf('/api/customers/277')).toBe(3);
});

test('Athlon: a row whose order was made by hand meanwhile makes no second one when it is sent again', async () => {
  const [line] = [{ ...athlonLine, Vertragsnummer: '4471-2' }];
  await send(await workbook(athlonColumns, [line]));
  const row = (await openRows('ATHLON')).find((it) => it.leasingVertragsnummer === '4471-2');
  expect(row?.effect).toBe('CREATE');
  const byHand = await given.contract({
    contractClientAddress: '/api/customers/277',
    contractType: 'PICKUP',
    leasingVertragsnummer: '4471-2',
    licensePlate: 'F-LS 2088',
  });
  await send(await workbook(athlonColumns, [{ ...line, Bemerkung: 'noch einmal' }]));
  expect(await read(String(row?.['@id']))).toMatchObject({ effect: 'EDIT', contract: { '@id': byHand.iri } });
});

test('Atr: a corrected return ride is sent alone and connected to its main order of an earlier file', async () => {
  shows('imports.md', 'M17');
  await leasingCustomer(272, 'ATR');
  const of = (number: string, more: Line = {}): Line[] =>
    atrLines.map((it) => ({ ...it, 'Vorgangs-ID': number, ...more }));
  await send(await workbook(atrColumns, [...of('R26-1', { Transportart: 'R' }), ...of('R26-1-R', { PLZ: 'falsch' })]));
  const [main, faulty] = await openRows('ATR');
  expect([main?.effect, faulty?.effect]).toEqual(['CREATE', 'FAULTY']);
  // Not taken over yet, but known.
  await send(await workbook(atrColumns, of('R26-1-R', { Kontakt: 'Frau Alt' })));
  expect((await read(String(faulty?.['@id']))).effect).toBe('CREATE');
  const early = await dispo.patch(String(faulty?.['@id']), { isImported: true });
  expect(early.body.detail).toMatch(/^Der Auftrag zu „R26-1“, an den diese Zeile anschließt, ist noch nicht angelegt/u);
  await dispo.patch(String(main?.['@id']), { isImported: true });
  await dispo.patch(String(faulty?.['@id']), { isImported: true });
  const order = (await read(String(main?.['@id']))).contract['@id'];
  const back = (await read(String(faulty?.['@id']))).contract['@id'];
  expect(await read(back)).toMatchObject({ anschlussvon: { '@id': order }, abafahrt: '1' });

  await send(await workbook(atrColumns, of('R26-9-R')));
  expect((await openRows('ATR')).at(-1)).toMatchObject({
    effect: 'FAULTY',
    message: 'Zeile 2: Zum Vorgang R26-9-R gibt es keinen Hauptauftrag.',
  });
});
