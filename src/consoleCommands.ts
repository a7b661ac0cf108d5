import { issueApiKey } from './commands/apiKey/apiKey.ts';
import { acceptApplication, turnDownApplications } from './commands/application/application.ts';
import { dissolve } from './commands/bundle/bundle.ts';
import { billingCommands } from './commands/billing/billing.ts';
import { newCompanyVersion } from './commands/company/company.ts';
import { avisCommands } from './commands/avis/avis.ts';
import { chainCommands } from './commands/chain/chain.ts';
import { contractCommands } from './commands/contract/contract.ts';
import { contractEditorCommands } from './commands/contract/contractEditor.ts';
import type { Command } from './commands/command.ts';
import { driverCommands } from './commands/driver/driver.ts';
import { importCommands } from './commands/import/import.ts';
import { mailCommands } from './commands/mail/mail.ts';
import { sendOfferMail } from './commands/mail/offerMail.ts';
import { priceCommands } from './commands/price/price.ts';
import { sendingCommands } from './commands/protocol/sending.ts';
import { protocolImageCommands } from './commands/protocol/protocolImages.ts';
import { protocolStateCommands } from './commands/protocol/protocolState.ts';
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
  ...avisCommands,
  ...importCommands,
  ...mailCommands,
  sendOfferMail,
  ...driverCommands,
  ...priceCommands,
  ...billingCommands,
  newCompanyVersion,
  issueApiKey,
  ...sendingCommands,
  ...protocolStateCommands,
  ...protocolImageCommands,
  ...resourceCommands({ own: ['contracts', 'contract_avis'] }),
  ...contractEditorCommands,
];
