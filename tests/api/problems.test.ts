import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { leitstand } from '../harness/leitstand.ts';
import type { Answer } from '../harness/client.ts';
import { shows } from '../specification/shows.ts';

const system = await leitstand();
const dispo = await system.as('dispo');

function expectProblem({ status, headers, body }: Answer, expected: number, detail?: string): void {
  expect(status).toBe(expected);
  expect(headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  expect(body).toMatchObject({ '@type': 'hydra:Error', type: 'about:blank', status: expected });
  expect(body['hydra:title']).toBe(body.title);
  expect(body['hydra:description']).toBe(body.detail);
  if (detail !== undefined) expect(body.detail).toBe(detail);
}

describe('every refusal is a problem document', () => {
  test('an unknown address', async () => {
    shows('D0 API problem documents');
    expectProblem(await dispo.get('/api/gibt-es-nicht'), 404, 'Diese Adresse gibt es nicht.');
    expectProblem(await system.anonymous.post('/nirgendwo', {}), 404);
  });

  test('a malformed or endless address', async () => {
    expectProblem(await dispo.get('/api/contracts/%E0%A4%A'), 400);
    expectProblem(await dispo.get(`/api/contracts/${'9'.repeat(300)}`), 414, 'Die Adresse ist zu lang.');
  });

  test('a body that is no JSON, tries to reach the prototype, is of another kind, or is too big', async () => {
    const send = async (body: string, type = 'application/json'): Promise<Answer> => {
      const response = await system.anonymous.open('/authentication_token', {
        method: 'POST',
        body,
        headers: { 'content-type': type },
      });
      return {
        status: response.status,
        headers: response.headers,
        body: (await response.json()) as Answer['body'],
        etag: null,
      };
    };
    expectProblem(await send('{"username":'), 400, 'Die Anfrage ist nicht lesbar.');
    expectProblem(await send('{"username":"a","password":"b","__proto__":{"x":1}}'), 400);
    expectProblem(await send('username=a', 'application/x-www-form-urlencoded'), 415);
    expectProblem(await send(`{"username":"${'a'.repeat(3_000_000)}"}`), 413);
  });

  test('nobody signed in', async () => {
    const answer = await system.anonymous.get('/api/users/me');
    expectProblem(answer, 401, 'Bitte melden Sie sich an.');
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
  });

  test('bytes that are not HTTP', async () => {
    const { hostname, port } = new URL(system.address);
    const text = await new Promise<string>((resolve) => {
      let received = '';
      const socket = connect(Number(port), hostname, () => socket.write('kein HTTP\r\n\r\n'));
      socket.on('data', (bytes) => {
        received += bytes.toString();
      });
      socket.on('close', () => resolve(received));
    });
    expect(text).toContain('400 Bad Request');
    expect(text).toContain('application/problem+json');
  });
});

describe('what answers carry', () => {
  test('headers that let a browser run only what comes from here', async () => {
    const { headers } = await system.anonymous.get('/api/version');
    expect(headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
  });

  test('what outside hydra clients in a browser need', async () => {
    const { headers } = await system.anonymous.get('/api/version', { headers: { origin: 'https://partner.example' } });
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-expose-headers')).toContain('Link, ETag, Location');
  });

  test('compression for long answers, none for short ones', async () => {
    const long = await system.anonymous.open('/api/docs.jsonld', { headers: { 'accept-encoding': 'zstd, br, gzip' } });
    const short = await system.anonymous.open('/api/version', { headers: { 'accept-encoding': 'zstd, br, gzip' } });
    await Promise.all([long.arrayBuffer(), short.arrayBuffer()]);
    expect([long.headers.get('content-encoding'), short.headers.get('content-encoding')]).toEqual(['zstd', null]);
  });
});

test('measurements are for this machine, or for the bearer of the token', async () => {
  shows('D0 Running GET /metrics');
  const other = await leitstand({ environment: { LEITSTAND_METRICS_TOKEN: 'sechzehn Zeichen!' } });
  const asProxy = { 'x-forwarded-for': '203.0.113.9' };
  const here = await other.anonymous.get('/metrics');
  expect(here.status).toBe(200);
  expect(here.body).toContain('http_request_duration_seconds');
  expectProblem(await other.anonymous.get('/metrics', { headers: asProxy }), 403);
  expectProblem(
    await other.anonymous.get('/metrics', { headers: { ...asProxy, authorization: 'Bearer falsch' } }),
    403,
  );
  expect(
    (await other.anonymous.get('/metrics', { headers: { ...asProxy, authorization: 'Bearer sechzehn Zeichen!' } }))
      .status,
  ).toBe(200);
});
