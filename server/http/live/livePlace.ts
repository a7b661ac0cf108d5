import type { Routes } from '../context.ts';
import type { Hub } from './hub.ts';

/**
 * Says with an answer, for whoever asks for it, from where the live stream has to go on so that nothing is missed that
 * changes after the answer: a console reads its first list before it can listen.
 */
export function livePlace(hub: Hub): Routes {
  return (app) => {
    app.addHook('onRequest', async ({ headers }, reply) => {
      if (headers.prefer?.includes('live-position')) void reply.header('Live-Position', hub.place());
    });
  };
}
