import { contract } from '../../domain/contract/contract.ts';
import { defineCommand, some, type Command } from '../command.ts';
import { someOf } from './contractChanges.ts';
import { isConfirmed, isOpen } from './contractChecks.ts';

const runs = () => import('./contractConfirmationRuns.ts');
const shared = {
  group: 'Bestätigung',
  places: ['contracts.selection', 'contracts.row', 'contracts.toolbar'],
  on: some(contract),
  area: 'contracts',
  needsWrite: true,
} as const;

/** What can be done about the confirmation of contracts to the customer. */
export const contractConfirmationCommands: readonly Command[] = [
  defineCommand({
    ...shared,
    id: 'contract.confirmByMail',
    title: 'Bestätigen mit E-Mail …',
    icon: 'mail-check',
    check: someOf(isOpen),
    load: async () => (await runs()).confirmByMail,
  }),
  defineCommand({
    ...shared,
    id: 'contract.confirm',
    title: 'Bestätigen ohne E-Mail',
    icon: 'check',
    check: someOf(isOpen),
    load: async () => (await runs()).confirmQuietly,
  }),
  defineCommand({
    ...shared,
    id: 'contract.withdrawConfirmation',
    title: 'Bestätigung zurücknehmen',
    icon: 'undo-2',
    check: someOf(isConfirmed),
    load: async () => (await runs()).withdraw,
  }),
];
