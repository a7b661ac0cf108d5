import type { Routes } from './context.ts';

/** `GET /api/version`: what the console compares itself with. */
export const versionRoutes: Routes = (app, { version }) => {
  app.get('/api/version', (_request, reply) => reply.header('cache-control', 'no-store').send({ version }));
};
