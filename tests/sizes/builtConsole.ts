import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'vite';

export const project = join(import.meta.dirname, '../..');

type Module = { readonly code: string | null };
type Chunk = {
  readonly type: 'chunk' | 'asset';
  readonly fileName: string;
  readonly code?: string;
  readonly source?: string | Uint8Array;
  readonly imports?: readonly string[];
  readonly facadeModuleId?: string | null;
  readonly modules?: Readonly<Record<string, Module>>;
};
type Built = ReadonlyMap<string, Chunk>;

/** The files of the console as the server would make them, in a folder of its own, because another may be in use. */
export async function builtConsole(plugins: readonly Plugin[] = []): Promise<Built> {
  const dist = mkdtempSync(join(tmpdir(), 'leitstand-sizes-'));
  const files = new Map<string, Chunk>();
  const collect: Plugin = {
    name: 'sizes',
    writeBundle(_, bundle) {
      for (const file of Object.values(bundle)) files.set(file.fileName, file);
    },
  };
  process.chdir(project);
  try {
    await build({
      root: project,
      logLevel: 'warn',
      build: { outDir: dist, emptyOutDir: true },
      plugins: [...plugins, collect],
    });
  } finally {
    rmSync(dist, { recursive: true, force: true });
  }
  return files;
}

/** The scripts that these modules need before any of them can run. */
export function closureIn(files: Built, roots: readonly string[]): readonly Chunk[] {
  const found = new Set<Chunk>();
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const next of chunk.imports ?? []) visit(files.get(next));
  };
  const ids = roots.map((it) => join(project, it));
  const starts = [...files.values()].filter((it) => ids.some((id) => it.facadeModuleId === id || it.modules?.[id]));
  if (starts.length === 0) throw new Error(`the build has no ${roots.join(', ')}`);
  for (const chunk of starts) visit(chunk);
  return [...found];
}

export const gzipped = (text: string | Uint8Array = '') => gzipSync(text).length;
export const kilobytes = (chunks: readonly Chunk[]) =>
  chunks.reduce((sum, { code, source }) => sum + gzipped(code ?? source), 0) / 1024;
