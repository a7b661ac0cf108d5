import { expect, test } from 'vitest';
import { captionOf } from '../command.ts';
import type { ContractEntity } from './contractFacts.ts';
import { contractStateCommands } from './contractState.ts';

const contract = (id: number, values: object): ContractEntity => ({
  '@id': `/api/contracts/${String(id)}`,
  '@type': 'Contract',
  id,
  version: 1,
  ...values,
});

test.each([
  ['contract.blockInvoice', 'sperrenfuerrechnung', '1', 'Rechnungssperre'],
  ['contract.blockCredit', 'sperrenfuergutschrift', '1', 'Gutschriftsperre'],
  ['contract.blockOffer', 'sperrenFuerAngebotsliste', true, 'Angebotslisten-Sperre'],
] as const)('%s is called by what it would do: it lifts a block only where all are blocked', (id, field, on, name) => {
  const caption = (...contracts: ContractEntity[]) => {
    const command = contractStateCommands.find((it) => it.id === id);
    return command && captionOf(command, contracts);
  };
  const [blocked, free] = [contract(1, { [field]: on }), contract(2, {})];
  expect([caption(free), caption(blocked), caption(blocked, free)]).toEqual([
    `${name} setzen`,
    `${name} aufheben`,
    `${name} setzen`,
  ]);
  expect(caption()).toBe(`${name} setzen oder aufheben`);
});
