import { issueApiKey } from './commands/apiKey.ts';
import { acceptApplication } from './commands/application.ts';
import { contractCommands } from './commands/contract.ts';
import { contractEditorCommands } from './commands/contractEditor.ts';
import type { Command } from './commands/command.ts';
import { mailCommands } from './commands/mail.ts';
import { sendOfferMail } from './commands/offerMail.ts';
import { resourceCommands } from './commands/resource.ts';
import { workspaceCommands } from './workspace/commands.ts';

/** Everything that can be done in the console; palette, menus, hotkeys and cheat sheet read this list. */
export const consoleCommands: readonly Command[] = [...workspaceCommands, ...contractCommands, acceptApplication, ...mailCommands, sendOfferMail, issueApiKey, ...resourceCommands({ own: ['contracts'] }), ...contractEditorCommands];
