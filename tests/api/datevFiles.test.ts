import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { goldenFiles } from '../harness/datev/batch.ts';

const folder = join(import.meta.dirname, '..', 'harness', 'datev');

test('the files of a batch are byte for byte the ones that were looked at', () => {
  for (const [name, bytes] of Object.entries(goldenFiles))
    expect(Buffer.from(bytes).equals(readFileSync(join(folder, name))), name).toBe(true);
});
