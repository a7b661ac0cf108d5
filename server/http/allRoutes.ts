import type { AppParts } from './app.ts';
import { backupMetrics } from './backupMetrics.ts';
import { bulkRoutes } from './bulk/bulkRoutes.ts';
import { callRoutes } from './callRoutes.ts';
import { healthMetrics } from './healthMetrics.ts';
import type { Hub } from './live/hub.ts';
import { liveRoutes } from './live/liveRoutes.ts';
import { exportRoutes } from './exportRoutes.ts';
import { mailMetrics } from './mailMetrics.ts';
import { ownJobRoutes } from './ownJobRoutes.ts';
import { pdfRoutes } from './pdfRoutes.ts';
import { protocolPaperRoutes, publicProtocolRoutes } from './protocolPdfRoutes.ts';
import { documentationRoutes, resourceApi } from './resourceApi.ts';

/** Every group of routes beyond the frame's own; a new group is listed here once. */
export function allRoutes(hub: Hub): Pick<AppParts, 'open' | 'guarded'> {
  return {
    open: [documentationRoutes, backupMetrics, healthMetrics, mailMetrics, publicProtocolRoutes],
    guarded: [
      callRoutes,
      ownJobRoutes,
      pdfRoutes,
      exportRoutes,
      protocolPaperRoutes,
      bulkRoutes,
      resourceApi,
      liveRoutes(hub),
    ],
  };
}
