import type { Restoring } from './storage/exchange/restoreAll.ts';

const betweenLinesMs = 1_000;

/** Tells now and then how far a restore has come; what is done in a moment is not worth a line. */
export function restoreProgress(
  say: (line: string) => void,
  clock: () => number = () => performance.now(),
): NonNullable<Restoring['onProgress']> {
  let told = clock();
  return (step, part) => {
    if (clock() - told < betweenLinesMs) return;
    told = clock();
    say(`${step === 'check' ? 'Sicherung prüfen' : 'Daten übernehmen'}: ${Math.floor(part * 100)} %`);
  };
}
