import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { companyZone, todayIn } from '../src/domain/time/zone.ts';
import { behaviours } from './actions/behaviours.ts';
import { jobsOf } from './allJobs.ts';
import { backUpBeforeMigration } from './backup/backUp.ts';
import { demoCompany, noteCompany } from './company.ts';
import { noteOutsideLinks } from './outsideLinks.ts';
import { notePublicAddress } from './publicAddress.ts';
import { buildIn } from './consoleBuild.ts';
import { beginDemo } from './demoData.ts';
import { drawDemo } from './demoPictures.ts';
import { openFiles } from './files/files.ts';
import { newHealth, type Health } from './health/health.ts';
import { startWatch } from './health/watch.ts';
import { allRoutes } from './http/allRoutes.ts';
import { createApp } from './http/app.ts';
import { openFrontDoor, type FrontDoor } from './http/frontDoor.ts';
import { startHub, type Hub } from './http/live/hub.ts';
import { startJobs } from './jobs/runner.ts';
import { keepWordings } from './mail/wordings/keepWordings.ts';
import { releaseClaims } from './mail/sending/claim.ts';
import { releasePush } from './notify/push/claimPush.ts';
import { keepPush } from './notify/push/pushKeys.ts';
import { openStorage, type RunningDatabase } from './openStorage.ts';
import { projectVersion } from './projectFiles.ts';
import { notedDirections } from './routing/notedDirections.ts';
import { directionsOf } from './routing/router.ts';
import { keepSecret } from './secret.ts';
import { isLoopback, type Settings } from './settings.ts';
import { hasAccounts } from './storage/accounts.ts';
import type { Database } from './storage/database.ts';
import { StartRefused } from './storage/embedded/refusal.ts';
import { keepSetupCode } from './storage/setupCode.ts';
import { demoFact, noteDemo } from './storage/systemFacts.ts';
import { scopesWith } from './write/scope.ts';

export type Surroundings = {
  readonly settings: Settings;
  readonly print: (line: string) => void;
  /** Where the built console lies; null when a development server stands in front. */
  readonly console: (print: (line: string) => void) => Promise<string | null>;
};
export type Leitstand = {
  readonly address: string;
  readonly door: FrontDoor;
  readonly app: FastifyInstance;
  readonly holdsDemo: boolean;
  /** The one-time code for the first administrator, null when somebody can sign in already. */
  readonly setupCode: string | null;
  /** Finishes what is under way, then ends the database in order; asking twice is harmless. */
  stop(): Promise<void>;
};

/** As long as a slow line may take for a download that is under way when the program is to end. */
const patience = 60_000;
const timesSeeded = 10;
const openScope = scopesWith(behaviours);
const betweenSeedingsMs = 5_000;

/** Brings the whole system up: address first, then database, console and routes; demo data comes in the background. */
export async function startLeitstand({ settings, print, console }: Surroundings): Promise<Leitstand> {
  const door = await openFrontDoor(settings);
  const keepBefore = async (database: Database): Promise<void> => {
    door.say('Die Daten werden vor der Umstellung auf diese Version gesichert');
    print(`Vor der Umstellung gesichert: ${await backUpBeforeMigration(database, settings, new Date())}`);
    door.say('Die Daten werden umgestellt');
  };
  let running: RunningDatabase | undefined;
  try {
    door.say('Die Datenbank startet');
    const building = console(print);
    building.catch(() => undefined);
    const health = newHealth();
    const tell = (reason: string | null): void => {
      health.fails('embedded', reason);
    };
    running = await openStorage(settings, print, {
      tell,
      ...(settings.databaseUrl === null && { beforeChange: keepBefore }),
    });
    const demo = await prepareDemo(running.database, settings);
    health.holdsDemo = demo !== undefined;
    const company = settings.company ?? (demo && demoCompany);
    if (company) await noteCompany(running.database.pool, company);
    await keepWordings(running.database, openScope, new Date());
    await noteOutsideLinks(running.database.pool, { app: settings.appLink, portal: settings.portalLink });
    await keepPush(running.database.pool, settings.push?.contact ?? null);
    await notePublicAddress(running.database.pool, settings.publicUrl ?? (demo ? door.address : null));
    door.say('Die Oberfläche wird gebaut');
    return await serve({ settings, print, door, running, health, demo, consoleDir: await building });
  } catch (error) {
    await door.close(0);
    await running?.stop();
    throw error;
  }
}

type Demo = { readonly orders: number; readonly isComplete: boolean } | undefined;
type Serving = {
  settings: Settings;
  print: (line: string) => void;
  door: FrontDoor;
  running: RunningDatabase;
  health: Health;
  demo: Demo;
  consoleDir: string | null;
};

async function serve({ settings, print, door, running, health, demo, consoleDir }: Serving): Promise<Leitstand> {
  const { database } = running;
  const secret = keepSecret(settings);
  const hub = await startHub(database, health, { clock: () => new Date(), secret, log: print });
  const directions = notedDirections(directionsOf(settings), { to: database.pool, clock: () => new Date() });
  const files = openFiles(settings);
  const app = await createApp(
    {
      database,
      openScope,
      directions,
      files,
      settings,
      secret,
      version: projectVersion(),
      build: () => consoleDir && buildIn(consoleDir),
      clock: () => new Date(),
      health,
    },
    { ...allRoutes(hub), consoleDir },
  );
  door.open((request, response) => app.routing(request, response));
  const leaving = new AbortController();
  const watch = startWatch({ database, settings, health, print });
  // The embedded database serves one Leitstand only, so whoever held a mail, a message or a job before is dead.
  const isAlone = settings.databaseUrl === null;
  if (isAlone) await releaseClaims(database);
  if (isAlone) await releasePush(database.pool, new Date());
  const jobs = await startJobs({
    database,
    openScope,
    jobs: jobsOf(settings),
    clock: () => new Date(),
    log: print,
    isAlone,
  });
  const seeding =
    demo && !demo.isComplete
      ? fillWithDemo({ database, orders: demo.orders, hub, print, signal: leaving.signal })
      : Promise.resolve();
  const drawing =
    demo &&
    seeding.then(() =>
      drawDemo({
        database,
        openScope,
        files,
        hub,
        print,
        max: settings.demoPictures,
        signal: leaving.signal,
      }),
    );
  let stopped: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    health.fails('stopping', 'Leitstand wird beendet.');
    leaving.abort();
    const turnedAway = door.close(patience);
    await app.close();
    await turnedAway;
    files.works.close();
    await seeding;
    await drawing;
    await watch.stop();
    await jobs.stop();
    await running.stop();
  };
  return {
    address: door.address,
    door,
    app,
    holdsDemo: demo !== undefined,
    setupCode: (await hasAccounts(database.pool)) ? null : await keepSetupCode(database.pool),
    stop: () => (stopped ??= stop()),
  };
}

/**
 * Whether this system holds invented data; begins it on an empty one, and never shows its well-known logins to other
 * machines.
 */
async function prepareDemo(database: Database, { demoContracts, host }: Settings): Promise<Demo> {
  if (demoContracts > 0) await beginDemo({ database, openScope }, { orders: demoContracts, now: new Date() });
  const demo = await demoFact(database.pool);
  if (demo && !isLoopback(host)) {
    throw new StartRefused(
      'Dieser Datenbestand enthält Demodaten mit allgemein bekannten Anmeldungen, damit hört Leitstand nur auf diesem Rechner; bitte HOST weglassen oder DATA_DIR auf ein anderes Verzeichnis setzen.',
    );
  }
  return demo;
}

type Filling = { database: Database; orders: number; hub: Hub; print: (line: string) => void; signal: AbortSignal };

/**
 * Goes on where it stood when something came in between, usually the loss of the database; what fails again and again
 * is given up until the next start.
 */
async function fillWithDemo({ database, orders: contracts, hub, print, signal }: Filling): Promise<void> {
  for (let left = timesSeeded; left > 0 && !signal.aborted; left -= 1) {
    try {
      const { seedDemo } = await import('./demo/seed.ts');
      await seedDemo({
        database,
        count: contracts,
        today: todayIn(companyZone, new Date()),
        signal,
        onProgress: ({ done, of }) => hub.progress({ task: 'demo', label: 'Demodaten', done, of }),
      });
      if (signal.aborted) return;
      await noteDemo(database.pool, { orders: contracts, isComplete: true });
      print('Die Demodaten sind vollständig.');
      return;
    } catch (error) {
      if (signal.aborted) return;
      print(
        `Die Demodaten ließen sich nicht anlegen${left > 1 ? ', es wird gleich erneut versucht' : ''}: ${error instanceof Error ? error.message : String(error)}`,
      );
      await wait(betweenSeedingsMs, undefined, { signal }).catch(() => undefined);
    }
  }
}
