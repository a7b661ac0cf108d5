import { contract } from '../../domain/contract/contract.ts';
import { allowed, refused } from '../../domain/define/verdict.ts';
import { protocol } from '../../domain/protocol/protocol.ts';
import { defineCommand, some, type Command } from '../command.ts';
import type { Order } from '../contract/contractFacts.ts';
import type { Tools } from '../tools.ts';

const withdraw = async (protocols: readonly string[], tools: Tools) =>
  (await import('./withdrawLinks.ts')).withdrawLinks(protocols, tools);
const protocolsOf = (orders: readonly Order[]) => orders.flatMap((it) => it.protocol ?? []);
const shared = { icon: 'ban', area: 'protocols', needsWrite: true } as const;

/** Withdraws the links to protocols, from the order and from the protocol itself. */
export const protocolLinkCommands: readonly Command[] = [
  defineCommand({
    ...shared,
    id: 'contract.withdrawLink',
    title: 'Protokoll-Link zurückziehen …',
    group: 'Papiere',
    on: some(contract),
    places: ['contracts.selection', 'contracts.row', 'contracts.toolbar'],
    check: (orders) =>
      protocolsOf(orders).length === orders.length ? allowed : refused('Der Auftrag hat kein Protokoll.'),
    run: (orders, tools) => withdraw(protocolsOf(orders), tools),
  }),
  defineCommand({
    ...shared,
    id: 'protocol.withdrawLink',
    title: 'Link zurückziehen …',
    group: 'Papiere',
    on: some(protocol),
    places: ['protocols.row', 'protocols.toolbar'],
    run: (protocols, tools) =>
      withdraw(
        protocols.map((it) => it['@id']),
        tools,
      ),
  }),
];
