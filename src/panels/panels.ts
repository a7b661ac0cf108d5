import type { PanelDefinition } from './definePanel.ts';
import { applicationsPanel } from './application/applicationsPanel.ts';
import { bodypartsPanel } from './bodyparts/bodypartsPanel.ts';
import { bundlePanel, bundleWayPanel, newBundlePanel } from './bundle/bundlePanels.ts';
import { chainPanel } from './chain/chainPanel.ts';
import { contractPanel, createContractPanel } from './contract/editor/contractPanels.ts';
import { bulkCreatePanel } from './bulkCreate/bulkCreatePanel.ts';
import { configurationPanel } from './configuration/configurationPanel.ts';
import { billingContractsPanel, creditContractsPanel } from './contract/billing/billingPanels.ts';
import { contractsPanel } from './contract/list/contractsPanel.ts';
import { damageToolPanel } from './damage/damageToolPanel.ts';
import { datevPanel } from './datev/datevPanel.ts';
import { dispatchPanel } from './contract/dispatch/dispatchPanel.ts';
import { driverDayPanel } from './driver/day/driverDayPanel.ts';
import { driversPanel, newDriverPanel, newDriversPanel } from './driver/driverPanels.ts';
import { athlonImportPanel, atrImportPanel, importPanel } from './import/importPanels.ts';
import { intakePanel } from './intake/intakePanel.ts';
import { journalPanel } from './journal/journalPanel.ts';
import { logbookPanel } from './logbook/logbookPanel.ts';
import { marginPanel } from './margin/marginPanel.ts';
import { mailPanel } from './mail/mailPanel.ts';
import { newsPanel, sentNewsPanel } from './news/newsPanels.ts';
import { protocolImagesPanel } from './protocol/images/protocolImagesPanel.ts';
import { protocolPicturesPanel } from './protocol/pictures/protocolPicturesPanel.ts';
import { protocolPanel } from './protocol/record/protocolPanel.ts';
import { reviewLanePanel } from './protocol/review/reviewLanePanel.ts';
import { avisPanel, oneAvisPanel } from './avis/avisPanel.ts';
import { statisticsPanel } from './statistics/statisticsPanel.ts';
import { panelsOfResources } from './resource/panels.ts';

/** Screens that earn code of their own. */
const own: readonly PanelDefinition[] = [
  contractsPanel,
  billingContractsPanel,
  creditContractsPanel,
  contractPanel,
  createContractPanel,
  bulkCreatePanel,
  applicationsPanel,
  bundlePanel,
  bundleWayPanel,
  newBundlePanel,
  chainPanel,
  datevPanel,
  dispatchPanel,
  driverDayPanel,
  driversPanel,
  newDriversPanel,
  newDriverPanel,
  configurationPanel,
  importPanel,
  intakePanel,
  athlonImportPanel,
  atrImportPanel,
  journalPanel,
  logbookPanel,
  mailPanel,
  marginPanel,
  newsPanel,
  sentNewsPanel,
  avisPanel,
  oneAvisPanel,
  protocolPanel,
  protocolPicturesPanel,
  protocolImagesPanel,
  reviewLanePanel,
  statisticsPanel,
  damageToolPanel,
  bodypartsPanel,
];

/** Every screen that can be docked; the route list of the specification is this list. */
export const panels: readonly PanelDefinition[] = [...own, ...panelsOfResources(own.map((it) => it.url))];
