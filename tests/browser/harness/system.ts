import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { clientOf, type Client } from '../../harness/client.ts';
import { quickFolder } from '../../harness/quickFolder.ts';
import { startProgram, type Program } from '../../harness/startProgram.ts';
import { hangsAfterMs } from '../../runner/patienceMs.ts';

const ownProject = join(import.meta.dirname, '..', '..', '..');
const demoPassword = 'leitstand';

/** A whole Leitstand with its console, as `npm start` brings it up, on data of its own. */
export type System = {
  readonly address: string;
  /** What it has printed so far, the one-time code of an empty system for example. */
  output(): string;
  /** Somebody who is not signed in. */
  readonly anonymous: Client;
  as(username: string, password?: string): Promise<Client>;
  /** Ends it like a power cut: nothing is finished, nothing is said. */
  kill(): Promise<void>;
  /** Starts it again on the same data and address. */
  startAgain(): Promise<void>;
  /** Ends it in order, once the pictures of its demo data are drawn, and tells where its data lie. */
  leave(): Promise<string>;
  /** Ends it in order and throws its data away. */
  end(): Promise<void>;
};

/** With so many new demo contracts, or with what another one has left. */
type Begins = { readonly demoContracts: number } | { readonly copyOf: string };

export type SystemWishes = Begins & {
  readonly environment?: Readonly<Record<string, string>>;
  /** Where the checkout lies that is started; this one unless told. */
  readonly project?: string;
  /** What of it is started; the whole program unless told. */
  readonly script?: string;
};

/** Starts one and waits until its demo contracts are complete; 0 contracts leave it empty. */
export async function startSystem(wishes: SystemWishes): Promise<System> {
  const { environment = {}, project = ownProject, script = 'server/main.ts' } = wishes;
  const demoContracts = 'demoContracts' in wishes ? wishes.demoContracts : 0;
  const dataDir = quickFolder('browser');
  // PostgreSQL starts on files of its own account only.
  if ('copyOf' in wishes) await promisify(execFile)('cp', ['-a', `${wishes.copyOf}/.`, dataDir]);
  const start = (port: string): Program =>
    startProgram(
      dataDir,
      { PORT: port, LEITSTAND_DEMO: String(demoContracts), LEITSTAND_DEMO_PICTURES: '0', ...environment },
      { script: join(project, script), node: join(project, 'node_modules', '.bin', 'node') },
    );
  let program = start('0');
  const [, address = ''] = await program.printed(/Leitstand: (http:\S+)/);
  if (demoContracts > 0) await program.printed(/Die Demodaten sind vollständig/, hangsAfterMs);
  const anonymous = clientOf(address, null);
  const stop = async () => {
    program.kill('SIGTERM');
    await program.ended;
  };
  return {
    address,
    anonymous,
    output: () => program.output(),
    as: async (username, password = demoPassword) => {
      const { body, status } = await anonymous.post('/authentication_token', { username, password });
      if (status !== 200) throw new Error(`${username} may not sign in: ${JSON.stringify(body)}`);
      return clientOf(address, body.token);
    },
    kill: async () => {
      program.kill('SIGKILL');
      await program.ended;
    },
    startAgain: async () => {
      program = start(new URL(address).port);
      await program.printed(/Leitstand: http/);
    },
    leave: async () => {
      await program.printed(/Die Bilder der Demodaten sind gezeichnet/, hangsAfterMs);
      await stop();
      return dataDir;
    },
    end: async () => {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
