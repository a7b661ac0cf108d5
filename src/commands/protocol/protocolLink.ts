import { contract } from '../../domain/contract/contract.ts';
import { allowed, refused } from '../../domain/define/verdict.ts';
import { protocol } from '../../domain/protocol/protocol.ts';
import { defineCommand, some, type Command } from '../command.ts';
import type { ContractEntity } from '../contract/contractFacts.ts';

const runs = () => import('./protocolLinkRuns.ts');
const protocolsOf = (contracts: readonly ContractEntity[]) => contracts.flatMap((it) => it.protocol ?? []);
const shared = { icon: 'ban', area: 'protocols', needsWrite: true } as const;

/** Withdraws the links to protocols, from the contract and from the protocol itself. */
export const protocolLinkCommands: readonly Command[] = [
  defineCommand({
    ...shared,
    id: 'contract.withdrawLink',
    title: 'Protokoll-Link zurückziehen …',
    group: 'Papiere',
    on: some(contract),
    places: ['contracts.selection', 'contracts.row', 'contracts.toolbar'],
    check: (contracts) =>
      protocolsOf(contracts).length === contracts.length ? allowed : refused('Der Auftrag hat kein Protokoll.'),
    load: async () => {
      const { withdrawLinks } = await runs();
      return (contracts, tools) => withdrawLinks(protocolsOf(contracts), tools);
    },
  }),
  defineCommand({
    ...shared,
    id: 'protocol.withdrawLink',
    title: 'Link zurückziehen …',
    group: 'Papiere',
    on: some(protocol),
    places: ['protocols.row', 'protocols.toolbar'],
    load: async () => {
      const { withdrawLinks } = await runs();
      return (protocols, tools) =>
        withdrawLinks(
          protocols.map((it) => it['@id']),
          tools,
        );
    },
  }),
];
