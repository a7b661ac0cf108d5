import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { notificationKinds } from '../../src/domain/choices/notificationKinds.ts';
import { raisers } from './raisers.ts';

const project = join(import.meta.dirname, '..', '..');

test('every kind of message to staff is raised by a file that names it', () => {
  expect(Object.keys(raisers).toSorted()).toEqual(notificationKinds.items.map((it) => it.key).toSorted());
  const silent = Object.entries(raisers).filter(
    ([kind, file]) => !readFileSync(join(project, file), 'utf8').includes(`'${kind}'`),
  );
  expect(silent).toEqual([]);
});
