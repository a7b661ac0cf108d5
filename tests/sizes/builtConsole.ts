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
  readonly isDynamicEntry?: boolean;
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
  const ids = roots.map((it) => join(project, it));
  const starts = [...files.values()].filter((it) => ids.some((id) => it.facadeModuleId === id || it.modules?.[id]));
  if (starts.length === 0) throw new Error(`the build has no ${roots.join(', ')}`);
  return withImports(files, starts);
}

/** What comes later, each with all files that it needs. */
export function lateFiles(files: Built): ReadonlyMap<string, readonly Chunk[]> {
  const late = [...files.values()].filter((it) => it.isDynamicEntry === true);
  return new Map(late.map((it) => [it.fileName, withImports(files, [it])]));
}

/** The files that import themselves by way of others: one of them runs before what it needs is there. */
export function filesInCircles(files: Built): readonly string[] {
  return [...files.values()]
    .filter((it) => withImports(files, importsOf(files, it)).includes(it))
    .map((it) => it.fileName);
}

function withImports(files: Built, starts: readonly Chunk[]): readonly Chunk[] {
  const found = new Set(starts);
  // What is added while it walks is visited, too.
  for (const chunk of found) for (const it of importsOf(files, chunk)) found.add(it);
  return [...found];
}

function importsOf(files: Built, { imports = [] }: Chunk): readonly Chunk[] {
  return imports.flatMap((it) => files.get(it) ?? []);
}

export const gzipped = (text: string | Uint8Array = '') => gzipSync(text).length;
export const kilobytes = (chunks: readonly Chunk[]) =>
  chunks.reduce((sum, { code, source }) => sum + gzipped(code ?? source), 0) / 1024;
