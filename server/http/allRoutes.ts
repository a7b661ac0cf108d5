import { actionRoutes } from './actionRoutes.ts';
import { appRoutes } from './appRoutes.ts';
import type { AppParts } from './app.ts';
import { backupMetrics } from './backupMetrics.ts';
import { bulkRoutes } from './bulk/bulkRoutes.ts';
import { contractRoutes } from './contractRoutes.ts';
import { counterRoutes } from './counterRoutes.ts';
import { directionRoutes } from './directionRoutes.ts';
import { healthMetrics } from './healthMetrics.ts';
import type { Hub } from './live/hub.ts';
import { liveRoutes } from './live/liveRoutes.ts';
import { exportRoutes } from './exportRoutes.ts';
import { mailMetrics } from './mailMetrics.ts';
import { mailPreviewRoutes } from './mailPreviewRoutes.ts';
import { offerRoutes } from './offerRoutes.ts';
import { ownJobRoutes } from './ownJobRoutes.ts';
import { preflightRoutes } from './preflightRoutes.ts';
import { priceRoutes } from './priceRoutes.ts';
import { pdfRoutes } from './pdfRoutes.ts';
import { protocolLinkRoutes, publicProtocolRoutes } from './protocolPdfRoutes.ts';
import { documentationRoutes, resourceApi } from './resourceApi.ts';

/** Every group of routes beyond the frame's own; a new group is listed here once. */
export function allRoutes(hub: Hub): Pick<AppParts, 'open' | 'guarded'> {
  return { open: [documentationRoutes, backupMetrics, healthMetrics, mailMetrics, publicProtocolRoutes], guarded: [actionRoutes, ownJobRoutes, contractRoutes, counterRoutes, mailPreviewRoutes, pdfRoutes, exportRoutes, protocolLinkRoutes, appRoutes, directionRoutes, offerRoutes, priceRoutes, preflightRoutes, bulkRoutes, resourceApi, liveRoutes(hub)] };
}
