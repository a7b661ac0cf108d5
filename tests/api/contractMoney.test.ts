import { describe, expect, test } from 'vitest';
import type { Role } from '../../src/domain/access/roles.ts';
import type { Json } from '../harness/client.ts';
import { everyRole } from '../harness/everyRole.ts';
import { mayRead } from '../harness/whoMayWhat.ts';
import { shows } from '../specification/shows.ts';

const { system, as } = await everyRole();

const money = {
  rechnungsnotiz: 'Bitte sammeln',
  gutschriftnotiz: 'Abzug 5,00',
  auftragswert: '385.00',
  auftragswertIsSet: true,
  gutschriftpreis: '218.00',
  gutschriftpreisIsSet: true,
};
const contract = await system.given.contract({
  ...money,
  invoiceNumbers: [{ type: 'Rechnung', number: '2026-000417', id: 9 }],
  costTotals: { taxi: '12.00' },
});
const sees: Readonly<Record<string, readonly Role[]>> = Object.fromEntries([
  ...Object.keys(money).map((it) => [it, ['admin', ...mayRead.contractMoney]]),
  ['costTotals', ['admin', ...mayRead.contracts]],
]);

describe('the fields of a contract', () => {
  test.for([...mayRead.contracts, 'admin'] as Role[])(
    '%s sees notes, contract value and invoice tag only where allowed, in record, list and history',
    async (role) => {
      shows('D0 Roles notes and order', 'D1 §6 areas and restricted', 'D2 §6 menu groups');
      const item = (await as(role).get(contract.iri)).body;
      const [member] = (await as(role).get(`/api/contracts?id=${contract.id}`)).body['hydra:member'];
      const named = (
        await as(role).get(
          `/api/contracts?id=${contract.id}&properties[]=rechnungsnotiz&properties[]=invoiceNumbers&properties[]=auftragsnummer`,
        )
      ).body['hydra:member'][0];
      const fields = new Set(
        (await as(role).get(`${contract.iri}/logs?itemsPerPage=500`)).body['hydra:member'].map(
          (it: Json) => it.field.split('.')[0],
        ),
      );
      for (const [field, roles] of Object.entries(sees))
        for (const where of [item, member ?? {}])
          expect([field, field in where]).toEqual([field, roles.includes(role)]);
      expect('rechnungsnotiz' in (named ?? {})).toBe(sees.rechnungsnotiz?.includes(role));
      expect(fields.has('rechnungsnotiz')).toBe(sees.rechnungsnotiz?.includes(role));
      for (const where of [item, member ?? {}, named ?? {}])
        expect('invoiceNumbers' in where).toBe(['admin', 'buchhaltung'].includes(role));
      expect(fields.has('invoiceNumbers')).toBe(['admin', 'buchhaltung'].includes(role));
    },
  );

  test.for(mayRead.contracts)('%s changes notes and contract value only where allowed', async (role) => {
    shows('D1 §2 disposition dialog notes', 'D1 §2 contracts order block order', 'D1 §7 update contracts notes');
    for (const [field, value] of Object.entries(money)) {
      const { status } = await as(role).patch(contract.iri, { [field]: value });
      expect([field, status]).toEqual([field, sees[field]?.includes(role) ? 200 : 403]);
    }
    expect((await as(role).patch(contract.iri, { infoBackend: `von ${role}` })).body.infoBackend).toBe(`von ${role}`);
  });

  test('whoever may not see a field cannot find out about it by filter or sort', async () => {
    for (const query of [
      'order[auftragswert]=asc',
      'auftragswert=385.00',
      'rechnungsnotiz=Bitte',
      'order[rechnungsnotiz]=asc',
    ])
      expect((await as('office').get(`/api/contracts?${query}`)).status).toBe(400);
  });
});
