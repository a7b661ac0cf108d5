import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startProgram } from '../../harness/startProgram.ts';
import { measureConsole, type Part } from './measureConsole.ts';
import { tableOf } from '../table.ts';

const { values } = parseArgs({ options: { address: { type: 'string' }, runs: { type: 'string', default: '7' }, only: { type: 'string', multiple: true }, json: { type: 'boolean', default: false } } });
const login = { username: 'admin', password: 'leitstand' };

/** A system of its own as big as the demo, unless one is named. */
async function withSystem<T>(measure: (address: string) => Promise<T>): Promise<T> {
  if (values.address) return measure(values.address);
  const dataDir = await mkdtemp(join(tmpdir(), 'leitstand-console-bench-data-'));
  const program = startProgram(dataDir, { LEITSTAND_DEMO: '20000' });
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

const figures = await withSystem((address) => measureConsole({ address, login, runs: Number(values.runs), onPart: (part) => console.error(`${part} measured`), ...(values.only && { only: values.only as Part[] }) }));
console.log(values.json ? JSON.stringify(figures, null, 2) : `${tableOf(figures)}\n\nload ${String(loadavg()[0]?.toFixed(1))}, ${values.runs} runs`);
