import { expect, test } from 'vitest';
import { exchangeReader } from './exchangeReader.ts';

const file = Buffer.from(
  '{"header":1}\n{"table":"a"}\n1\tÄpfel\\nund \\\\.\n2\t\\N\n\\.\n{"table":"leer"}\n\\.\n{"rows":2}\n',
);

async function* inChunksOf(size: number, bytes = file): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function rowsIn(reader: ReturnType<typeof exchangeReader>): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of reader.rows()) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString();
}

test.each([1, 2, 3, 5, 7, 64, 10_000])('lines and rows come apart whatever the chunks (%i bytes)', async (size) => {
  const reader = exchangeReader(inChunksOf(size));
  expect(await reader.line()).toBe('{"header":1}');
  expect(await reader.line()).toBe('{"table":"a"}');
  expect(await rowsIn(reader)).toBe('1\tÄpfel\\nund \\\\.\n2\t\\N\n');
  expect(await reader.line()).toBe('{"table":"leer"}');
  expect(await rowsIn(reader)).toBe('');
  expect(await reader.line()).toBe('{"rows":2}');
  expect(await reader.line()).toBeUndefined();
});

test('rows that break off are noticed', async () => {
  const reader = exchangeReader(inChunksOf(4, file.subarray(0, 40)));
  await reader.line();
  await reader.line();
  await expect(rowsIn(reader)).rejects.toThrow();
});
