import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Field } from '../../src/domain/define/field.ts';
import { resources } from '../../src/domain/resources.ts';
import { writers, type Writer } from './writers.ts';

const server = join(import.meta.dirname, '..', '..', 'server');
/** Stored, and never accepted from outside: somebody on the server has to write it. */
const isWrittenByServer = (it: Field) =>
  it.readOnly === true && !it.derive && !it.isGathered && it.by === undefined && it.aliasOf === undefined;
const listed = Object.entries(writers).flatMap(([path, fields]) =>
  Object.entries(fields).map(([field, writer]) => ({ name: `${path}.${field}`, field, writer })),
);

test('every read-only field has a writer, inside or outside of the product', () => {
  const stored = resources.flatMap(({ path, fields }) =>
    Object.entries(fields)
      .filter(([, it]) => isWrittenByServer(it))
      .map(([field]) => `${path}.${field}`),
  );
  expect(listed.map((it) => it.name).toSorted()).toEqual(stored.toSorted());
});

test('each writer is a file of the server that names the field, and not the demo generator', () => {
  const idle = listed.filter(({ field, writer }) => typeof writer === 'string' && !writes(writer, field));
  expect(idle.map((it) => it.name)).toEqual([]);
});

/** Sets it in an object that is stored, or in a statement of its own. */
function writes(writer: Writer & string, field: string): boolean {
  const file = join(server, writer);
  if (writer.startsWith('demo/') || !existsSync(file)) return false;
  const source = readFileSync(file, 'utf8');
  return new RegExp(`(^|[{,(\\s])"?${field}"?(:|\\s*[,}])|"?\\b${field}"?\\s*=\\s`, 'm').test(source);
}
