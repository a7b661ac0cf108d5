import { startSystem, type System } from '../browser/harness/system.ts';
import { projectWithExample } from './projectWithExample.ts';

/** A Leitstand to which the example was added, with its console unless told; its copy of the product ends with it. */
export async function startExample({ hasConsole = true } = {}): Promise<System> {
  const { dir, remove } = await projectWithExample();
  try {
    const script = hasConsole ? 'server/main.ts' : 'tests/harness/program.ts';
    const system = await startSystem({ demoContracts: 1, project: dir, script });
    const end = async () => {
      await system.end();
      remove();
    };
    return { ...system, end };
  } catch (error) {
    remove();
    throw error;
  }
}
