import type { PanelDefinition } from './definePanel.ts';
import { contractPanel, createContractPanel } from './contract/contractPanels.ts';
import { bulkCreatePanel } from './bulkCreate/bulkCreatePanel.ts';
import { configurationPanel } from './configuration/configurationPanel.ts';
import { contractsPanel } from './contracts/contractsPanel.ts';
import { dispatchPanel } from './dispatch/dispatchPanel.ts';
import { mailPanel } from './mail/mailPanel.ts';
import { panelsOfResources } from './resource/panels.ts';

/** Screens that earn code of their own. */
const own: readonly PanelDefinition[] = [
  contractsPanel,
  contractPanel,
  createContractPanel,
  bulkCreatePanel,
  dispatchPanel,
  configurationPanel,
  mailPanel,
];

/** Every screen that can be docked; the route list of the specification is this list. */
export const panels: readonly PanelDefinition[] = [...own, ...panelsOfResources(own.map((it) => it.url))];
