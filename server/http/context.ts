import type { FastifyInstance } from 'fastify';
import type { Files } from '../files/files.ts';
import type { Health } from '../health/health.ts';
import type { Directions } from '../routing/directions.ts';
import type { Settings } from '../settings.ts';
import type { Database } from '../storage/database.ts';
import type { OpenScope } from '../write/scope.ts';

/** What every route may need; made once when the program starts. */
export type Context = {
  readonly database: Database;
  readonly openScope: OpenScope;
  readonly directions: Directions;
  readonly files: Files;
  readonly settings: Settings;
  /** The server secret from which token keys and unlock codes are derived. */
  readonly secret: string;
  readonly version: string;
  /** The build of the console that is served now, null when something else serves it. */
  readonly build: () => string | null;
  readonly clock: () => Date;
  readonly health: Health;
};

/** A group of routes; each lives in a file of its own and is put together in `createApp`. */
export type Routes = (app: FastifyInstance, context: Context) => void | Promise<void>;
