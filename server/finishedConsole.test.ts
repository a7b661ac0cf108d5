import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { compressFolder } from './compressFolder.ts';
import { cutFonts } from './cutFonts.ts';
import { projectDir } from './projectFiles.ts';

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'leitstand-finished-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

test('a font is cut to the signs that its face names, under a new name that the style sheet knows', async () => {
  const assets = folder();
  const font = 'InterVariable-subset-AAAAAAAA.woff2';
  cpSync(join(projectDir, 'node_modules/inter-ui/variable-latin/InterVariable-subset.woff2'), join(assets, font));
  const before = statSync(join(assets, font)).size;
  writeFileSync(
    join(assets, 'style.css'),
    `@font-face{font-family:Inter;src:url(/assets/${font});unicode-range:U+4?,U+DF}@font-face{font-family:Ident;src:url(/assets/${font})}`,
  );
  await cutFonts(assets);
  const cut = readdirSync(assets).find((it) => it.endsWith('.woff2')) ?? '';
  expect(cut).toMatch(/^InterVariable-subset-[\w-]{8}\.woff2$/);
  expect(cut).not.toBe(font);
  expect(readFileSync(join(assets, 'style.css'), 'utf8').split(cut)).toHaveLength(3);
  expect(readFileSync(join(assets, cut)).subarray(0, 4).toString()).toBe('wOF2');
  expect(statSync(join(assets, cut)).size).toBeLessThan(before / 4);
});

test('texts lie beside themselves in both forms, pictures and short ones do not', async () => {
  const assets = folder();
  const text = 'export const aufträge = [];\n'.repeat(200);
  for (const [name, content] of [
    ['a.js', text],
    ['a.woff2', text],
    ['short.js', 'export {};'],
  ] as const)
    writeFileSync(join(assets, name), content);
  await compressFolder(assets);
  expect(readdirSync(assets).sort()).toEqual(['a.js', 'a.js.br', 'a.js.gz', 'a.woff2', 'short.js']);
  expect(brotliDecompressSync(readFileSync(join(assets, 'a.js.br'))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(join(assets, 'a.js.gz'))).toString()).toBe(text);
});
