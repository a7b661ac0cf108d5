import { contract } from '../../domain/contract/contract.ts';
import { allowed, refused } from '../../domain/define/verdict.ts';
import { driver } from '../../domain/driver/driver.ts';
import { defineCommand, one, type Command } from '../command.ts';

/** What comes next: after a contract, or for a driver. */
export const chainCommands: readonly Command[] = [
  defineCommand({
    id: 'contract.findChain',
    title: 'Kette finden',
    words: 'Was passt danach Anschluss',
    group: 'Fahrer',
    icon: 'link',
    hotkey: 'alt+k',
    places: ['contracts.row', 'contracts.toolbar'],
    on: one(contract),
    area: 'disposition',
    check: ([chosen]) => (chosen?.datum ? allowed : refused('Der Auftrag hat keinen Abholtag.')),
    run: ([chosen], tools) => tools.open(`/chains?after=${String(chosen?.id ?? '')}`, 'beside'),
  }),
  defineCommand({
    id: 'driver.findChain',
    title: 'Kette finden',
    words: 'Was passt danach Anschluss',
    group: 'Fahrer',
    icon: 'link',
    hotkey: 'alt+k',
    places: ['drivers.row', 'drivers.toolbar'],
    on: one(driver),
    area: 'disposition',
    run: ([chosen], tools) => tools.open(`/chains?driver=${String(chosen?.id ?? '')}`, 'beside'),
  }),
];
