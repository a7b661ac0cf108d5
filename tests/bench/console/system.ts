import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPassword } from '../../../server/demoData.ts';
import { startProgram } from '../../harness/startProgram.ts';

/** The login that makes the dispatchers of the measurements. */
export const administrator = { username: 'admin', password: demoPassword };

/** A system of its own as big as the demo, thrown away afterwards. */
export async function withSystem<T>(measure: (address: string) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'leitstand-console-bench-data-'));
  const program = startProgram(dataDir, { LEITSTAND_DEMO: '20000', LEITSTAND_DEMO_PICTURES: '0' });
  try {
    const [, address = ''] = await program.printed(/Leitstand: (http:\S+)/);
    await program.printed(/Die Demodaten sind vollständig/);
    return await measure(address);
  } finally {
    program.kill('SIGTERM');
    await program.ended;
    await rm(dataDir, { recursive: true, force: true });
  }
}
