import { hasAccounts } from '../storage/accounts.ts';
import type { Routes } from './context.ts';
import { problem } from './problem.ts';

const patience = 2_000;

/**
 * `GET /api/health`: 200 when the system can serve, with what needs to be seen to as `warnings` (no place of the machine is named), and 503 with the reason only when it
 * cannot; also what the login screen must know before anybody signs in.
 */
export const healthRoutes: Routes = (app, { database, health, version }) => {
  app.get('/api/health', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const answer = await Promise.race([hasAccounts(database.pool).catch(() => 'broken' as const), tooLate()]);
    // Who asks hears of the database's return before it is looked for again by itself.
    if (typeof answer === 'boolean') health.fails('connection', null);
    if (health.failure !== null) throw unavailable(health.failure);
    if (answer === 'broken') throw unavailable('Die Datenbank ist nicht erreichbar.');
    if (answer === 'late') throw unavailable('Die Datenbank antwortet nicht.');
    return {
      status: 'ok',
      version,
      demo: health.holdsDemo,
      setup: !answer,
      warnings: health.warnings.map(({ code, openly }) => ({ code, message: openly })),
      lastBackup: health.lastBackup,
    };
  });
};

function unavailable(reason: string) {
  return problem(503, reason, { extra: { reason }, headers: { 'retry-after': '2', 'cache-control': 'no-store' } });
}

function tooLate(): Promise<'late'> {
  const timer = AbortSignal.timeout(patience);
  return new Promise((resolve) => timer.addEventListener('abort', () => resolve('late'), { once: true }));
}
