import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { exportAll } from '../../server/storage/exchange/exportAll.ts';
import { migrate } from '../../server/storage/migrate.ts';
import { bareDatabase } from '../harness/bareDatabase.ts';
import { countOf, exchangeRoom, refusal } from '../harness/exchangeRoom.ts';

const { folder, file, oldFile, source, write } = await exchangeRoom();

const unpacksTo = (bytes: Buffer, text: Buffer): boolean => {
  try {
    return gunzipSync(bytes).equals(text);
  } catch {
    return false;
  }
};

test('half a file, an altered, a foreign one and none at all are refused in one sentence before anything is touched', async () => {
  const database = await bareDatabase();
  const bytes = readFileSync(file);
  const plain = gunzipSync(bytes);
  const text = plain.toString('latin1');
  const repacked = (it: string) => gzipSync(Buffer.from(it, 'latin1'));
  const broken = /^\S+ ist beschädigt, unvollständig oder keine Sicherung von Leitstand; es wurde nichts übernommen\.$/;
  const [header = ''] = text.split('\n');
  const swapped = () => {
    const lines = text.split('\n');
    const at = lines.findIndex((it) => it.includes('Notiz 3'));
    [lines[at], lines[at + 1]] = [lines[at + 1] ?? '', lines[at] ?? ''];
    return lines.join('\n');
  };
  const cases: Record<string, [Uint8Array, RegExp]> = {
    leer: [Buffer.alloc(0), broken],
    unverpackt: [plain, broken],
    archiv: [gzipSync(Buffer.alloc(9_000_000, 1)), broken],
    'anderes-programm': [gzipSync('{"format":"rezepte"}\n'), broken],
    angehängt: [Buffer.concat([bytes, Buffer.from('mehr')]), broken],
    doppelt: [Buffer.concat([bytes, bytes]), broken],
    mehr: [repacked(`${text}mehr\n`), broken],
    umgestellt: [repacked(swapped()), broken],
    anders: [repacked(text.replace('Notiz 7', 'Notiz 8')), broken],
    'ohne-zeile': [repacked(text.replace(/^.*Notiz 7.*\n/m, '')), broken],
    'ohne-ende': [repacked(text.split('\n').slice(0, -2).join('\n')), broken],
    'ohne-prüfsumme': [repacked(text.replace(/,"sha256":"\w+"/, '')), broken],
    'kopf-ohne-tabellen': [
      repacked(
        text.replace(header, JSON.stringify({ ...JSON.parse(Buffer.from(header, 'latin1').toString()), tables: [] })),
      ),
      broken,
    ],
    'altes-format-falsche-werte': [
      gzipSync(
        gunzipSync(readFileSync(oldFile))
          .toString()
          .replace(/2026-11-24/g, 'übermorgen'),
      ),
      broken,
    ],
    'neueres-format': [
      repacked(text.replace('"formatVersion":2', '"formatVersion":4')),
      /stammt von einer neueren Version von Leitstand \(1\.\d+\.\d+\)/,
    ],
    'neuerer-stand': [
      repacked(text.replace('20261121120000_guards', '20991231000000_later')),
      /stammt von einer neueren Version von Leitstand \(Stand 20991231000000_later\)/,
    ],
  };
  for (const [name, [content, sentence]] of Object.entries(cases))
    expect([name, await refusal(database, write(name, content))]).toEqual([name, expect.stringMatching(sentence)]);
  expect(await refusal(database, join(folder, 'keine'))).toMatch('gibt es nicht.');
  expect(await refusal(database, folder)).toMatch('lässt sich nicht öffnen');
  expect(await countOf(database)).toBe(0);
});

test('a file cut or altered anywhere is refused', async () => {
  const database = await bareDatabase();
  for (const bytes of [readFileSync(file), readFileSync(oldFile)]) {
    const text = gunzipSync(bytes);
    const isRefused = async (content: Buffer, alteration: string) =>
      expect([alteration, await refusal(database, write('zufall', content))]).toEqual([
        alteration,
        expect.stringMatching(/\.$/),
      ]);
    for (let cut = 1; cut < 60; cut += 1) {
      const length = Math.floor((bytes.length * cut) / 60);
      await isRefused(bytes.subarray(0, length), `cut after ${String(length)} bytes`);
    }
    for (let turn = 0; turn < 150; turn += 1) {
      const altered = Buffer.from(bytes);
      const place = (turn * 2_654_435_761) % bytes.length;
      altered[place] = (altered[place] ?? 0) ^ (1 << (turn % 8));
      // Some bits of gzip's head, and those that fill up the last byte, mean nothing: nothing is altered then.
      if (!unpacksTo(altered, text)) await isRefused(altered, `bit ${String(turn % 8)} of byte ${String(place)}`);
    }
  }
  expect(await countOf(database)).toBe(0);
});

test('an older Leitstand does not touch the data of a newer one', async () => {
  const database = await bareDatabase();
  await database.pool.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at, name) values ('x', 1, '20991231000000_later')",
  );
  await expect(migrate(database)).rejects.toThrow(
    'Die Daten stammen von einer neueren Version von Leitstand (Stand 20991231000000_later); bitte diese oder eine spätere Version benutzen.',
  );
});

test('a place that cannot be written or is full is named in one sentence, and no half file stays', async () => {
  await expect(exportAll(source.database, join(folder, 'nirgendwo', 'x'))).rejects.toThrow('gibt es nicht.');
  const aborted = new AbortController();
  aborted.abort();
  await expect(exportAll(source.database, join(folder, 'abgebrochen'), { signal: aborted.signal })).rejects.toThrow();
  expect(readdirSync(folder).filter((it) => it.endsWith('.part') || it === 'abgebrochen')).toEqual([]);
});
