import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** What is drawn of the font: weights 420 to 620 (tokens.css), one optical size (base.css switches the others off). */
const axes = { wght: { min: 400, max: 700 }, opsz: 14 };
const face = /@font-face\s*\{[^}]*\}/g;

/**
 * Cuts the fonts of a built console down to the signs for which its style sheets ask for them and to the weights that
 * they show: half of what a first visit loaded before the first row was a font.
 */
export async function cutFonts(folder: string): Promise<void> {
  const names = await readdir(folder);
  const sheets = await Promise.all(
    names
      .filter((it) => it.endsWith('.css'))
      .map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') })),
  );
  const faces = sheets.flatMap(({ text }) => text.match(face) ?? []);
  for (const font of names.filter((it) => it.endsWith('.woff2'))) {
    const own = faces.filter((it) => it.includes(font));
    const ranges = [...new Set(own.flatMap((it) => rangeOf(it) ?? []))];
    if (ranges.length === 0) continue;
    const whole = await readFile(join(folder, font));
    await rm(join(folder, font));
    for (const range of ranges) {
      const cut = await subsetFont(whole, signsIn(range), { targetFormat: 'woff2', variationAxes: axes });
      // A name of its own: browsers keep what they once loaded by a name for a year.
      const hash = createHash('sha256').update(cut).digest('base64url').slice(0, 8);
      const name = font.replace(/-[\w-]{8}\.woff2$/, `-${hash}.woff2`);
      await writeFile(join(folder, name), cut);
      // A face that names no signs takes part in the first that does.
      for (const it of own.filter((other) => (rangeOf(other) ?? ranges[0]) === range))
        for (const sheet of sheets) sheet.text = sheet.text.replaceAll(it, it.replaceAll(font, name));
    }
  }
  for (const { name, text } of sheets) await writeFile(join(folder, name), text);
}

/** For which signs a face stands in. */
function rangeOf(text: string): string | undefined {
  return /unicode-range:\s*([^;}]+)/i.exec(text)?.[1];
}

/** All signs of a range as style sheets write it. */
function signsIn(range: string): string {
  return range
    .split(',')
    .map((part) => {
      const [from = '', until = from] = part.trim().replace(/^u\+/i, '').split('-');
      // A question mark stands for any digit.
      const first = parseInt(from.replaceAll('?', '0'), 16);
      const last = parseInt(until.replaceAll('?', 'f'), 16);
      return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('');
    })
    .join('');
}
