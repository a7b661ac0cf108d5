import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { osrm } from '../../server/routing/osrm.ts';
import type { Client } from '../harness/client.ts';
import { leitstand, type TestSystem } from '../harness/leitstand.ts';
import { shows } from '../specification/shows.ts';

const koeln = { strasse: 'Hauptstraße', hausnr: '1', plz: '50667', ort: 'Köln' };
const ulm = { plz: '89073', ort: 'Ulm' };

/** A server that speaks the API of OSRM: answers what the test says, and keeps what it was asked. */
type Osrm = {
  readonly address: string;
  readonly asked: string[];
  reply: { status?: number; body?: unknown; text?: string; hangs?: boolean };
};
const servers: Server[] = [];

async function osrmServer(): Promise<Osrm> {
  const state: Osrm = { address: '', asked: [], reply: {} };
  const server = createServer((request, response) => {
    state.asked.push(request.url ?? '');
    if (state.reply.hangs) return;
    response.writeHead(state.reply.status ?? 200, { 'content-type': 'application/json' });
    response.end(state.reply.text ?? JSON.stringify(state.reply.body ?? found(387_404, 13_829)));
  });
  servers.push(server);
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  return Object.assign(state, { address: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/osrm/` });
}
const found = (distance: number, duration: number) => ({
  code: 'Ok',
  routes: [
    {
      distance,
      duration,
      geometry: {
        type: 'LineString',
        coordinates: [
          [6.96, 50.94],
          [9.99, 48.4],
        ],
      },
    },
  ],
  waypoints: [],
});

afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

describe('without a routing server', () => {
  let system: TestSystem;
  let office: Client;
  beforeAll(async () => {
    system = await leitstand();
    office = await system.as('office');
  });
  const ask = (body: unknown) => office.post('/api/direction', body);
  const violations = async (body: unknown) => {
    const { status, body: answer } = await ask(body);
    return [status, answer.violations];
  };

  test('distance and drive time are estimated, and said to be', async () => {
    shows('D0 Orders distances by OSRM', 'D2 §7 coordinates');
    const { status, body } = await ask({ startLocation: koeln, endLocation: ulm });
    expect(status).toBe(200);
    expect(body).toEqual({
      distanceKm: 456.64,
      durationSec: 17_880,
      durationFormatted: '4:58',
      source: 'estimate',
      points: [
        { lat: 50.94, lng: 6.96 },
        { lat: 48.4, lng: 9.99 },
      ],
    });
  });

  test('places are read as text and under the names of the address stock, and stops on the way count', async () => {
    shows('D1 §7 POST /api/direction');
    const asText = await ask({ startLocation: 'Hauptstraße 1, 50667 Köln', endLocation: 'Ulm' });
    expect(asText.body.distanceKm).toBe(456.64);
    const over = await ask({
      startLocation: koeln,
      endLocation: { zipCode: '89073', city: 'Ulm' },
      waypoints: [{ zipCode: '60311', city: 'Frankfurt am Main' }],
    });
    expect(over.body.points).toHaveLength(3);
    expect(over.body.distanceKm).toBeGreaterThan(456);
    expect(
      (await ask({ startLocation: { lat: 50.94, lng: 6.96 }, endLocation: ulm, waypoints: null })).body.distanceKm,
    ).toBe(456.64);
  });

  test('a postcode that nobody knows lies among those that begin like it', async () => {
    const { body } = await ask({ startLocation: { plz: '50999' }, endLocation: { plz: '50667' } });
    expect(body.distanceKm).toBeLessThan(30);
  });

  test('what cannot be found is said at its field', async () => {
    expect(await violations({ startLocation: {}, endLocation: { ort: 'Nirgendheim' } })).toEqual([
      422,
      [
        { propertyPath: 'startLocation', message: 'Bitte Postleitzahl oder Ort angeben.' },
        {
          propertyPath: 'endLocation',
          message: 'Der Ort „Nirgendheim“ ist nicht bekannt; bitte eine Postleitzahl angeben.',
        },
      ],
    ]);
    expect(await violations({ startLocation: { ort: 'Aach' }, endLocation: ulm })).toEqual([
      422,
      [{ propertyPath: 'startLocation', message: 'Den Ort „Aach“ gibt es mehrmals; bitte eine Postleitzahl angeben.' }],
    ]);
    expect(await violations({ startLocation: { plz: '05555' }, endLocation: ulm })).toEqual([
      422,
      [{ propertyPath: 'startLocation', message: 'Die Postleitzahl 05555 ist nicht bekannt.' }],
    ]);
    expect(await violations({ startLocation: 7 })).toEqual([
      422,
      [
        { propertyPath: 'startLocation', message: 'Bitte den Start mit Postleitzahl oder Ort angeben.' },
        { propertyPath: 'endLocation', message: 'Bitte das Ziel mit Postleitzahl oder Ort angeben.' },
      ],
    ]);
    expect(
      (
        await violations({ startLocation: koeln, endLocation: ulm, waypoints: Array.from({ length: 21 }, () => koeln) })
      )[0],
    ).toBe(422);
    expect((await violations(null))[0]).toBe(422);
  });

  test('only whoever works with contracts may ask', async () => {
    expect(
      (await (await system.as('personal')).post('/api/direction', { startLocation: koeln, endLocation: ulm })).status,
    ).toBe(403);
    expect((await system.anonymous.post('/api/direction', {})).status).toBe(401);
  });
});

describe('with a routing server', () => {
  let server: Osrm;
  let office: Client;
  beforeAll(async () => {
    server = await osrmServer();
    office = await (
      await leitstand({
        environment: { ROUTING_URL: server.address, TILE_URL: 'https://kacheln.example/{z}/{x}/{y}.png' },
      })
    ).as('office');
  });
  const ask = (endLocation: object, more: object = {}) =>
    office.post('/api/direction', { startLocation: koeln, endLocation, ...more });

  test('its way is taken, asked for once', async () => {
    shows('D0 Running FILES_URL');
    const expected = {
      distanceKm: 387.4,
      durationSec: 13_829,
      durationFormatted: '3:50',
      source: 'route',
      line: [
        { lat: 50.94, lng: 6.96 },
        { lat: 48.4, lng: 9.99 },
      ],
    };
    expect((await ask(ulm)).body).toMatchObject(expected);
    expect((await ask(ulm)).body).toMatchObject(expected);
    expect(server.asked).toEqual([
      '/osrm/route/v1/driving/6.96000,50.94000;9.99000,48.40000?overview=simplified&geometries=geojson&alternatives=false&steps=false',
    ]);
  });

  test('stops on the way are asked for in their order', async () => {
    await ask(ulm, { waypoints: [{ plz: '60311' }, { plz: '70173' }] });
    expect(server.asked.at(-1)).toContain('/6.96000,50.94000;8.68000,50.11000;9.18000,48.78000;9.99000,48.40000?');
  });

  test('its refusals and faults come back in German, and are not remembered', async () => {
    const answerTo = async (reply: Osrm['reply']) => {
      server.reply = reply;
      const { status, body } = await ask({ plz: '10115' });
      return [status, body.detail];
    };
    expect(await answerTo({ status: 400, body: { code: 'NoRoute', message: 'Impossible route' } })).toEqual([
      422,
      'Zwischen diesen Orten ist keine Straßenverbindung bekannt.',
    ]);
    expect(await answerTo({ status: 400, body: { code: 'InvalidUrl' } })).toEqual([
      422,
      'Der Routendienst nimmt diese Anfrage nicht an.',
    ]);
    expect(await answerTo({ status: 502, text: '<html>Bad Gateway</html>' })).toEqual([
      503,
      'Der Routendienst ist nicht erreichbar.',
    ]);
    expect(await answerTo({ status: 429, body: { message: 'slow down' } })).toEqual([
      503,
      'Der Routendienst ist gestört; bitte die Entfernung von Hand eintragen.',
    ]);
    expect(await answerTo({})).toEqual([200, undefined]);
  });

  test('a server that does not answer is given up, one that is away is said to be', async () => {
    const silent = await osrmServer();
    silent.reply = { hangs: true };
    const points = [
      { lat: 50.94, lng: 6.96 },
      { lat: 48.4, lng: 9.99 },
    ];
    await expect(osrm(silent.address, { timeoutMs: 50 })(points)).rejects.toThrow(
      'Der Routendienst antwortet nicht rechtzeitig.',
    );
    await expect(osrm('http://127.0.0.1:9/')(points)).rejects.toThrow('Der Routendienst ist nicht erreichbar.');
    await expect(osrm(silent.address)(points, AbortSignal.abort())).rejects.toThrow();
  });

  test('saving a contract does not wait for it', async () => {
    const before = server.asked.length;
    const dispo = await (await leitstand({ environment: { ROUTING_URL: 'http://127.0.0.1:9/' } })).as('dispo');
    const customer = await dispo.post('/api/customers', { firma: 'Kunde', kuerzel: 'KU' });
    const contract = {
      carModel: 'Golf',
      datum: '2026-11-24',
      bringdatum: '2026-11-24',
      contractClientAddress: customer.body['@id'],
      pickupLocation: { ...koeln, firma: 'A' },
      deliveryLocation: { ...ulm, firma: 'B', strasse: 'Weg' },
    };
    expect((await dispo.post('/api/contracts', contract)).body).toMatchObject({
      googleKm: 456.64,
      googleFahrzeit: 298,
    });
    expect(server.asked).toHaveLength(before);
  });

  test('the console learns where map tiles come from', async () => {
    expect((await office.get('/api/direction/map')).body).toEqual({
      tileUrl: 'https://kacheln.example/{z}/{x}/{y}.png',
    });
  });
});
