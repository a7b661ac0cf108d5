import type { Routes } from './context.ts';

/** `GET /api/version`: what the console compares itself with, and whether mails can leave at all. */
export const versionRoutes: Routes = (app, { version, build, settings }) => {
  app.get('/api/version', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ version, build: build(), mailServer: settings.smtpUrl !== null }),
  );
};
