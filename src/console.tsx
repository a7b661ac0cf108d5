import { contractCommands } from './commands/contract.ts';
import { contractEditorCommands } from './commands/contractEditor.ts';
import { registerCommands } from './commands/registry.ts';
import { resourceCommands } from './commands/resource.ts';
import { registerContractDialogs } from './panels/contractDialogs/contractDialogs.ts';
import { menu } from './panels/menu.ts';
import { registerPanels } from './panels/matchPanel.ts';
import { panels } from './panels/panels.ts';
import { workspaceCommands } from './workspace/commands.ts';
import { Workspace } from './workspace/Workspace.tsx';

registerPanels(panels);
registerCommands(workspaceCommands);
registerCommands(contractCommands);
registerCommands(contractEditorCommands);
registerContractDialogs();
registerCommands(resourceCommands({ ownDelete: ['contracts'] }));

/** The console after sign-in: everything that can be docked and done, put into the workspace once. */
export default function Console() {
  return <Workspace menu={menu} />;
}
