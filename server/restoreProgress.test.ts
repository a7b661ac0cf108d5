import { expect, test } from 'vitest';
import { restoreProgress } from './restoreProgress.ts';

test('a restore says once a second how far it is, first of its check, then of the data, and nothing when it is quick', () => {
  const lines: string[] = [];
  let now = 0;
  const tell = restoreProgress(
    (line) => lines.push(line),
    () => now,
  );
  for (const [at, step, part] of [
    [400, 'check', 0.3],
    [1_000, 'check', 0.756],
    [1_900, 'check', 1],
    [2_000, 'take', 0.1],
    [2_999, 'take', 0.9],
  ] as const) {
    now = at;
    tell(step, part);
  }
  expect(lines).toEqual(['Sicherung prüfen: 75 %', 'Daten übernehmen: 10 %']);
});
