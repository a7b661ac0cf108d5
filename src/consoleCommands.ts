import { acceptApplication, turnDownApplications } from './commands/application/application.ts';
import { dissolve } from './commands/bundle/bundle.ts';
import { chainCommands } from './commands/chain/chain.ts';
import { contractCommands } from './commands/contract/contract.ts';
import { contractEditorCommands } from './commands/contract/contractEditor.ts';
import type { Command } from './commands/command.ts';
import { mailCommands } from './commands/mail/mail.ts';
import { sendOfferMail } from './commands/mail/offerMail.ts';
import { sendingCommands } from './commands/protocol/sending.ts';
import { resourceCommands } from './commands/resource/resource.ts';
import { workspaceCommands } from './workspace/commands.ts';

/** Everything that can be done in the console; palette, menus, hotkeys and cheat sheet read this list. */
export const consoleCommands: readonly Command[] = [
  ...workspaceCommands,
  ...contractCommands,
  acceptApplication,
  ...turnDownApplications,
  dissolve,
  ...chainCommands,
  ...mailCommands,
  sendOfferMail,
  ...sendingCommands,
  ...resourceCommands({ own: ['contracts', 'contract_avis'] }),
  ...contractEditorCommands,
];
