import type { AppParts } from './app.ts';
import { backupMetrics } from './backupMetrics.ts';
import { bulkRoutes } from './bulk/bulkRoutes.ts';
import { callRoutes, openCallRoutes } from './callRoutes.ts';
import { healthMetrics } from './healthMetrics.ts';
import type { Hub } from './live/hub.ts';
import { livePlace } from './live/livePlace.ts';
import { liveRoutes } from './live/liveRoutes.ts';
import { exportRoutes } from './exportRoutes.ts';
import { mailMetrics } from './mailMetrics.ts';
import { publicPageRoutes } from './publicPageRoutes.ts';
import { importRoutes } from './importRoutes.ts';
import { intakeRoutes } from './intakeRoutes.ts';
import { imageContentRoutes, imageRoutes } from './imageRoutes.ts';
import { documentPdfRoutes } from './documentPdfRoutes.ts';
import { pdfRoutes } from './pdfRoutes.ts';
import { protocolArchiveRoutes } from './protocolArchiveRoutes.ts';
import { protocolPaperRoutes, publicProtocolRoutes } from './protocolPdfRoutes.ts';
import { documentationRoutes, resourceApi } from './resourceApi.ts';

/** Every group of routes; a new group is listed here once. */
export function allRoutes(hub: Hub): Pick<AppParts, 'open' | 'guarded'> {
  return {
    open: [
      openCallRoutes,
      documentationRoutes,
      backupMetrics,
      healthMetrics,
      mailMetrics,
      publicProtocolRoutes,
      publicPageRoutes,
      imageContentRoutes,
      protocolArchiveRoutes,
    ],
    guarded: [
      livePlace(hub),
      callRoutes,
      pdfRoutes,
      documentPdfRoutes,
      exportRoutes,
      protocolPaperRoutes,
      bulkRoutes,
      imageRoutes,
      importRoutes,
      intakeRoutes,
      resourceApi,
      liveRoutes(hub),
    ],
  };
}
