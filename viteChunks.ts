import { join } from 'node:path';

type Modules = { getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null };

const source = join(import.meta.dirname, 'src');
/** What is shown first, each with all that it imports: the sign-in, then the console to its first rows. */
const stages: Readonly<Record<string, readonly string[]>> = {
  start: ['main.tsx'],
  console: [
    'console.tsx',
    'workspace/dock/Dock.tsx',
    'panels/contract/dispatch/DispatchPanel.tsx',
    'domain/contract/contractDetails.ts',
  ],
};
let stageOf: ReadonlyMap<string, string> | undefined;

/**
 * One file for each stage up to the first rows, because every file costs a request and compresses apart; what comes
 * later is split by who needs it.
 */
const stageChunks = Object.keys(stages).map((stage, at) => ({
  debugName: stage,
  priority: Object.keys(stages).length - at,
  name: (id: string, modules: Modules) => ((stageOf ??= stagesIn(modules)).get(id) === stage ? stage : null),
}));

/** The work of a noun's commands in one file: whoever uses one soon uses the next, and each file costs a request. */
const commandChunks = {
  debugName: 'commands',
  priority: 0,
  includeDependenciesRecursively: false,
  name: (id: string) => {
    const [, noun] = /\/src\/commands\/(\w+)\/[^/]+\.ts$/.exec(id) ?? [];
    return noun === undefined ? null : `commands-${noun}`;
  },
};

export const chunks = [...stageChunks, commandChunks];

function stagesIn(modules: Modules): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [stage, roots] of Object.entries(stages)) {
    const open = roots.map((it) => join(source, it));
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (found.has(id)) continue;
      found.set(id, stage);
      const module = modules.getModuleInfo(id);
      if (!module && roots.some((it) => id === join(source, it))) throw new Error(`${id} is no longer there`);
      open.push(...(module?.importedIds ?? []));
    }
  }
  return found;
}
