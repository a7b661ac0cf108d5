import type { log } from '../../../src/domain/log/log.ts';
import { instantText, type Day } from '../days.ts';
import { randomFrom } from '../random.ts';
import type { RowFor } from '../row.ts';
import { staffIds } from './ids.ts';

const count = 240;
const entries = [
  { type: 'api_contract', level: 'info', message: 'Auftrag geändert', uri: '/api/contracts/', method: 'PATCH' },
  {
    type: 'api_protocol',
    level: 'info',
    message: 'Protokoll aus der App übernommen',
    uri: '/api/protocols/',
    method: 'PATCH',
  },
  { type: 'api_change', level: 'info', message: 'Adresse geändert', uri: '/api/addresses/', method: 'PATCH' },
  { type: 'mail', level: 'info', message: 'E-Mail versendet', uri: null, method: null },
  {
    type: 'mail',
    level: 'error',
    message: 'E-Mail nicht zugestellt: 550 5.1.1 Postfach unbekannt',
    uri: null,
    method: null,
  },
  {
    type: 'api_contract',
    level: 'warning',
    message: 'Auftrag wurde inzwischen geändert (412)',
    uri: '/api/contracts/',
    method: 'PATCH',
  },
  { type: 'custom', level: 'info', message: 'Angebotsmail erstellt', uri: null, method: null },
] as const;

/** What the system wrote down about itself in the last two weeks. */
export function logRows(clock: { today: Day; now: number }): RowFor<typeof log>[] {
  const random = randomFrom('leitstand', 'logs');
  const moments = Array.from({ length: count }, () => clock.now - Math.floor(random.next() * 14 * 86_400_000)).sort(
    (a, b) => a - b,
  );
  return moments.map((moment, i) => {
    const { uri, method, ...entry } = random.pick(entries);
    const at = instantText(moment);
    const request = uri === null ? null : { uri: `${uri}${random.int(1, 900)}`, method, userAgent: 'Mozilla/5.0' };
    return {
      id: i + 1,
      createdAt: at,
      updatedAt: at,
      ...entry,
      data: request ? { request } : { content: entry.message },
      user: random.chance(0.6) ? random.pick([staffIds.dispo, staffIds.office, staffIds.office2]) : null,
    };
  });
}
