import { randomUUID } from 'node:crypto';
import type { JWT } from '@fastify/jwt';
import type { FastifyInstance } from 'fastify';
import { inject } from 'vitest';
import { storedRole, type Role } from '../../src/domain/access/roles.ts';
import { behaviours } from '../../server/actions/behaviours.ts';
import { buildIn } from '../../server/consoleBuild.ts';
import { openFiles } from '../../server/files/files.ts';
import type { FileStore } from '../../server/files/store/fileStore.ts';
import { newHealth, type Health } from '../../server/health/health.ts';
import { allRoutes } from '../../server/http/allRoutes.ts';
import { createApp } from '../../server/http/app.ts';
import { openFrontDoor } from '../../server/http/frontDoor.ts';
import { startHub, type Hub } from '../../server/http/live/hub.ts';
import { directionsOf } from '../../server/routing/router.ts';
import { readSettings } from '../../server/settings.ts';
import { openDatabase, type Database } from '../../server/storage/database.ts';
import { beginSession } from '../../server/storage/refreshTokens.ts';
import { keepSetupCode } from '../../server/storage/setupCode.ts';
import { createDatabaseFrom, dropDatabase } from './testDatabases.ts';
import { scopesWith, type OpenScope } from '../../server/write/scope.ts';
import { clientOf, type Client } from './client.ts';
import { endWithFile } from './endings.ts';
import { givenIn, type Given } from './given.ts';

/** A clock that stands still until the test moves it. */
export type TestClock = { now: Date; advance(milliseconds: number): void };

export type TestSystem = {
  readonly address: string;
  readonly app: FastifyInstance & { readonly jwt: JWT };
  readonly database: Database;
  readonly openScope: OpenScope;
  readonly hub: Hub;
  readonly clock: TestClock;
  readonly health: Health;
  /** Where its files lie. */
  readonly store: FileStore;
  /** The one-time code for the first administrator. */
  setupCode(): Promise<string>;
  readonly given: Given;
  /** Somebody who is not signed in. */
  readonly anonymous: Client;
  /** Somebody of this role, signed in; the same person each time. */
  as(role: Role): Promise<Client>;
  /** A token for a user, in a session of its own; its lifetime in seconds. */
  tokenFor(
    user: { readonly id: number; readonly username: string; readonly roles: readonly Role[] },
    lifetime?: number,
  ): Promise<string>;
  /** The address of a second server on the same database, with everything else of its own. */
  second(): Promise<string>;
  stop(): Promise<void>;
};

export type SystemOptions = {
  readonly environment?: Readonly<Record<string, string>>;
  readonly consoleDir?: string;
  readonly now?: string;
  readonly poolSize?: number;
};

/** A whole server over HTTP on an empty database of its own; it ends with the test file. */
export async function leitstand({
  environment = {},
  consoleDir,
  now = '2026-11-21T09:12:00Z',
  poolSize = 6,
}: SystemOptions = {}): Promise<TestSystem> {
  const { admin, connection } = inject('cluster');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await createDatabaseFrom(admin, { name, template: connection.database });
  const settings = readSettings({
    PORT: '0',
    DATA_DIR: '/nonexistent',
    LEITSTAND_DEMO: '0',
    LEITSTAND_SECRET: 'a secret that only this test knows',
    ...environment,
  });
  const clock = movableClock(new Date(now));
  const secret = settings.secret ?? '';
  const health = newHealth();
  const openScope = scopesWith(behaviours);
  const serve = async () => {
    const database = openDatabase({ ...connection, database: name, poolSize });
    const hub = await startHub(database, health, { clock: () => clock.now, secret, log: () => undefined });
    const files = openFiles(settings);
    const context = {
      database,
      openScope,
      directions: directionsOf(settings),
      settings,
      files,
      secret,
      version: '1.0.0',
      build: () => (consoleDir === undefined ? null : buildIn(consoleDir)),
      clock: () => clock.now,
      health,
    };
    const app = await createApp(context, { ...allRoutes(hub), consoleDir: consoleDir ?? null, isQuiet: true });
    const door = await openFrontDoor(settings);
    door.open((request, response) => app.routing(request, response));
    const end = async () => {
      const closed = door.close(2_000);
      await app.close();
      await closed;
      files.works.close();
      await database.close();
    };
    return { database, hub, app, door, end, store: files.store };
  };
  const first = await serve();
  const { database, hub, app, door, store } = first;
  const servers = [first];
  const second = async () => {
    const server = await serve();
    servers.push(server);
    return server.door.address;
  };

  const given = givenIn({ database, openScope, clock: () => clock.now });
  const people = new Map<Role, Promise<Client>>();
  const tokenFor: TestSystem['tokenFor'] = async ({ id: userId, username, roles }, lifetime = 900) => {
    const { session } = await database.transaction((client) =>
      beginSession(client, { userId, whence: { userAgent: 'test', address: '127.0.0.1' }, now: clock.now }),
    );
    return app.jwt.sign({ username, userId, roles: roles.map(storedRole), session }, { expiresIn: lifetime });
  };
  const signedIn = async (role: Role): Promise<Client> => {
    const { id } = await given.user({ username: `test-${role}`, name: `Test ${role}`, roles: [role] });
    return clientOf(door.address, await tokenFor({ id, username: `test-${role}`, roles: [role] }));
  };
  const as = (role: Role): Promise<Client> => {
    const client = people.get(role) ?? signedIn(role);
    people.set(role, client);
    return client;
  };

  let stopped: Promise<void> | undefined;
  const end = async () => {
    for (const server of servers) await server.end();
    await dropDatabase(admin, name);
  };
  const stop = () => (stopped ??= end());
  endWithFile(stop);
  return {
    address: door.address,
    app,
    database,
    openScope,
    hub,
    clock,
    health,
    store,
    setupCode: () => keepSetupCode(database.pool),
    given,
    anonymous: clientOf(door.address, null),
    as,
    tokenFor,
    second,
    stop,
  };
}

function movableClock(now: Date): TestClock {
  return {
    now,
    advance(milliseconds) {
      this.now = new Date(this.now.getTime() + milliseconds);
    },
  };
}
