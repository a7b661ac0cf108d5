import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Role } from '../../src/domain/access/roles.ts';
import { leitstand } from '../harness/leitstand.ts';

test('200 open consoles cost little', async () => {
  const changes = 50;
  const roles: readonly Role[] = ['admin', 'dispo', 'office', 'office_l2', 'buchhaltung'];
  const other = await leitstand();
  const dispo = await other.as('dispo');
  const { iri } = await other.given.contract({ driver: (await other.given.driver()).iri });
  const tokens = await Promise.all(roles.map(async (it) => (await other.as(it)).token));
  const child = spawn(
    process.execPath,
    [
      join(import.meta.dirname, '../harness/manyReaders.ts'),
      JSON.stringify({ address: other.address, tokens, each: 40, changes }),
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  await expect.poll(() => said).toContain('open');
  const start = process.cpuUsage();
  const begun = performance.now();
  for (let i = 0; i < changes; i += 1) expect((await dispo.patch(iri, { infoBackend: `Stand ${i}` })).status).toBe(200);
  expect(await ended).toBe(0);
  const { user, system: kernel } = process.cpuUsage(start);
  const perChange = (user + kernel) / 1_000 / changes;
  console.log(
    `200 open consoles: ${perChange.toFixed(1)} ms CPU for each change, ${((performance.now() - begun) / changes).toFixed(1)} ms in all`,
  );
  expect(said).toContain('satisfied');
  expect(perChange).toBeLessThan(60);
});
