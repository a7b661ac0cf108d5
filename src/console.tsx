import { takeInEarly } from './api/records/earlyRecords.ts';
import { registerCommands } from './commands/registry.ts';
import { consoleCommands } from './consoleCommands.ts';
import { registerApiKeyDialogs } from './panels/apiKey/apiKeyDialogs.ts';
import { registerAvisDialogs } from './panels/avis/avisDialogs.ts';
import { registerContractDialogs } from './panels/contract/dialogs/contractDialogs.ts';
import { registerApplicationDialogs } from './panels/application/applicationDialogs.ts';
import { registerDriverDialogs } from './panels/driver/driverDialogs.ts';
import { registerMailDialogs } from './panels/mail/mailDialogs.ts';
import { registerProtocolDialogs } from './panels/protocol/protocolDialogs.ts';
import { useLockMarks } from './panels/disposition/useLockDays.ts';
import { menu } from './panels/menu.ts';
import { registerPanels } from './panels/matchPanel.ts';
import { registerScreens } from './panels/kit/screen/screens.ts';
import { panels } from './panels/panels.ts';
import { registerDayMarks } from './ui/inputs/dayMarks.ts';
import { fetchFirstPanels } from './workspace/layouts/firstPanels.ts';
import { Workspace } from './workspace/Workspace.tsx';

takeInEarly();
registerPanels(panels);
registerScreens(async () => (await import('./panels/screens.ts')).resourceScreens);
registerCommands(consoleCommands);
registerContractDialogs();
registerApplicationDialogs();
registerDriverDialogs();
registerMailDialogs();
registerProtocolDialogs();
registerApiKeyDialogs();
registerAvisDialogs();
registerDayMarks(useLockMarks);
fetchFirstPanels();

/** The console after sign-in: everything that can be docked and done, put into the workspace once. */
export default function Console() {
  return <Workspace menu={menu} />;
}
