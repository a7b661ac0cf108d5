// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tokenFor, wireServer, type WireServer } from '../../../../tests/harness/wireServer.ts';
import { keepTokens } from '../../../api/session/tokens.ts';
import { queryClient } from '../../../api/queryClient.ts';
import type { AvisEntity } from '../../../commands/avis/avisFacts.ts';
import { addDays } from '../../../domain/time/calendarDay.ts';
import { freeAvisNear } from './nearAvis.ts';

let server: WireServer;
const today = '2026-11-24';
const avis = (id: number, plz: string, pickupDate: string) =>
  ({
    '@id': `/api/contract_avis/${String(id)}`,
    '@type': 'ContractAvis',
    id,
    version: 1,
    pickupDate,
    bundle: null,
    contractDetails: { orderNumber: String(id), cancelled: false, closed: false },
    addressContainers: [{ side: 'pickup', title: 'Abholung', date: pickupDate, plz, ort: 'Ort', strasse: 'Weg 1' }],
  }) as unknown as AvisEntity & { readonly pickupDate: string };
const own = avis(1, '70376', today);
const far = Array.from({ length: 300 }, (_, at) => avis(1_000 + at, '22525', addDays(today, (at % 12) - 6)));

/** Answers lists of these avis as the server does, narrowed by days. */
function given(all: readonly ReturnType<typeof avis>[]): void {
  server.on('GET /api/contract_avis', ({ query }) => {
    const [after, before, until] = ['after', 'before', 'strictly_before'].map((it) =>
      query.get(`contract.datum[${it}]`),
    );
    const hits = all.filter(
      ({ pickupDate: day }) => (!after || day >= after) && (!before || day <= before) && (!until || day < until),
    );
    const sorted = hits.toSorted((one, other) => one.pickupDate.localeCompare(other.pickupDate));
    const ordered = query.get('order[pickupDate]') === 'desc' ? sorted.toReversed() : sorted;
    const members = ordered.slice(0, Number(query.get('itemsPerPage')));
    return { body: { 'hydra:member': members, 'hydra:totalItems': hits.length } };
  });
}

const offered = async () =>
  (await freeAvisNear([own])('', new AbortController().signal)).map(({ code }) => Number(code));

beforeEach(async () => {
  server = await wireServer();
  server.openPage();
  queryClient.clear();
  keepTokens({ token: tokenFor('office'), refresh_token: 'r1' });
});
afterEach(() => server.close());

test('in a week with more appointments than are listed the nearest places come first, each by its days', async () => {
  const near = [
    avis(2, '70376', addDays(today, 13)),
    avis(3, '70376', addDays(today, -13)),
    avis(4, '70190', addDays(today, 9)),
    avis(5, '79098', addDays(today, -9)),
    avis(6, '70376', addDays(today, 2)),
  ];
  given([own, ...far, ...near]);
  const codes = await offered();
  expect([codes.slice(0, 5), codes.length]).toEqual([[6, 2, 3, 4, 5], 100]);
  expect(codes).not.toContain(1);
});
