import { beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../harness/client.ts';
import { leitstand } from '../harness/leitstand.ts';

let accounting: Client;
let office: Client;
beforeAll(async () => {
  const system = await leitstand({ environment: { STATISTICS_URL: 'https://zahlen.example/a;b,c?jahr=2026' } });
  accounting = await system.as('buchhaltung');
  office = await system.as('office');
});

describe('a page of another program', () => {
  test('stands in a frame that may show its address and no other', async () => {
    const { status, body, headers } = await accounting.get('/api/embedded_pages');
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        journal: null,
        statistics: 'https://zahlen.example/a;b,c?jahr=2026',
        logbook: null,
        damageTool: null,
        bodyparts: null,
      },
    });
    expect(headers.get('content-security-policy')).toContain(";frame-src 'self' https://zahlen.example/a%3Bb%2Cc;");
    expect((await office.get('/api/embedded_pages')).status).toBe(200);
  });
});
