import { compressFolder } from './compressFolder.ts';

/** Makes the files of a built console as small as they travel: fonts cut to what is drawn, texts compressed. */
export async function finishConsole(assets: string): Promise<void> {
  // Its tool is there where consoles are built, not where a built one is served.
  const { cutFonts } = await import('./cutFonts.ts');
  await cutFonts(assets);
  await compressFolder(assets);
}
