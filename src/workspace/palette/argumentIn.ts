import { foldName } from '../../domain/search/fold.ts';

/**
 * What stands behind a command that was named in the palette: "acker" in "fahrer acker"; undefined where the text names
 * none, or nothing more.
 */
export function argumentIn(query: string, title: string): string | undefined {
  const names = foldName(title)
    .text.split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const words = query.trim().split(/\s+/);
  const behind = words.findIndex((word) => !names.some((it) => it.startsWith(foldName(word).text)));
  return behind <= 0 ? undefined : words.slice(behind).join(' ');
}
