import { actionRoutes } from './actionRoutes.ts';
import type { AppParts } from './app.ts';
import { contractRoutes } from './contractRoutes.ts';
import { counterRoutes } from './counterRoutes.ts';
import type { Hub } from './live/hub.ts';
import { liveRoutes } from './live/liveRoutes.ts';
import { exportRoutes } from './exportRoutes.ts';
import { pdfRoutes } from './pdfRoutes.ts';
import { documentationRoutes, resourceApi } from './resourceApi.ts';

/** Every group of routes beyond the frame's own; a new group is listed here once. */
export function allRoutes(hub: Hub): Pick<AppParts, 'open' | 'guarded'> {
  return { open: [documentationRoutes], guarded: [actionRoutes, contractRoutes, counterRoutes, pdfRoutes, exportRoutes, resourceApi, liveRoutes(hub)] };
}
