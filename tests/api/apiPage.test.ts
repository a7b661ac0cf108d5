import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { projectDir } from '../../server/projectFiles.ts';
import { leitstand } from '../harness/leitstand.ts';
import { shows } from '../specification/shows.ts';

const system = await leitstand();
const run = promisify(execFile);
const page = readFileSync(join(projectDir, 'docs/api.md'), 'utf8');
const blocks = [...page.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, text = '']) => text);

/** The line after which a block's part of the output stands. */
const mark = (at: number) => `===== ${String(at)}`;

test('the lines of the page on the API do what it says', async () => {
  shows('D0 API one page');
  const { id: dispo } = await system.given.user({ username: 'dispo', password: 'leitstand', roles: ['dispo'] });
  const { id: admin } = await system.given.user({ username: 'admin', password: 'leitstand', roles: ['admin'] });
  await system.database.pool.query('update user_passwords set must_change = false where user_id = any($1)', [
    [dispo, admin],
  ]);
  await system.given.customer({ firma: 'Beispiel GmbH' });
  const script = blocks.map((block, at) => `echo; echo '${mark(at)}'\n${block}`).join('\n');
  const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', script], {
    env: { ...process.env, LEITSTAND: system.address },
    maxBuffer: 10_000_000,
  });
  expect(blocks.length).toBeGreaterThan(8);
  for (const [at, block] of blocks.entries()) {
    const printed = stdout.slice(
      stdout.indexOf(`${mark(at)}\n`),
      at + 1 < blocks.length ? stdout.indexOf(`${mark(at + 1)}\n`) : undefined,
    );
    const said = [...block.matchAll(/^#> (.*)$/gm)].map(([, text = '']) => text);
    expect(said.length).toBeGreaterThan(0);
    for (const text of said) expect(printed).toContain(text);
  }
});
