import { beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../harness/client.ts';
import { leitstand } from '../harness/leitstand.ts';
import { shows } from '../specification/shows.ts';

let accounting: Client;
let office: Client;
beforeAll(async () => {
  const system = await leitstand({ environment: { STATISTICS_URL: 'https://zahlen.example/a;b,c?jahr=2026' } });
  accounting = await system.as('buchhaltung');
  office = await system.as('office');
});

const five = {
  JOURNAL_URL: 'https://auslagen.example/',
  STATISTICS_URL: 'https://zahlen.example/',
  LOGBOOK_URL: 'https://fahrten.example/',
  DAMAGE_TOOL_URL: 'https://schaeden.example/',
  BODYPARTS_URL: 'https://teile.example/',
};

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
    expect(headers.get('content-security-policy')).toContain(
      ";frame-src 'self' blob: https://zahlen.example/a%3Bb%2Cc;",
    );
    expect((await office.get('/api/embedded_pages')).status).toBe(200);
  });

  test('is named for each of the five, and the frames may show these and no other', async () => {
    shows('D0 Embedded journal');
    const { as } = await leitstand({ environment: five });
    const { body, headers } = await (await as('dispo')).get('/api/embedded_pages');
    expect(body).toEqual({
      journal: five.JOURNAL_URL,
      statistics: five.STATISTICS_URL,
      logbook: five.LOGBOOK_URL,
      damageTool: five.DAMAGE_TOOL_URL,
      bodyparts: five.BODYPARTS_URL,
    });
    expect(headers.get('content-security-policy')).toContain(
      `;frame-src 'self' blob: ${Object.values(five).join(' ')};`,
    );
  });
});
