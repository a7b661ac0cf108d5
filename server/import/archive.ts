import { inflateRawSync } from 'node:zlib';

/** So much a workbook may come to once it is unpacked, and of so many parts it may be made. */
export const archiveLimits = { bytes: 120 * 1024 * 1024, entries: 2_000 } as const;

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const headLength = 22;

/**
 * Whether this is the archive of a workbook that can be unpacked without harm: looked at in its directory first, then
 * unpacked part by part and counted, because the sizes in the directory may lie.
 */
export function isSafeWorkbook(file: Buffer): boolean {
  const entries = entriesOf(file);
  if (!entries || entries.length > archiveLimits.entries) return false;
  if (!entries.some((it) => it.name === '[Content_Types].xml') || !entries.some((it) => it.name.startsWith('xl/')))
    return false;
  const told = entries.reduce((sum, it) => sum + it.size, 0);
  if (told > archiveLimits.bytes || entries.some((it) => it.isEncrypted)) return false;
  return entries.every((it) => unpackedSize(file, it) === it.size);
}

type Entry = {
  readonly name: string;
  readonly method: number;
  readonly packed: number;
  readonly size: number;
  readonly at: number;
  readonly isEncrypted: boolean;
};

function entriesOf(file: Buffer): readonly Entry[] | undefined {
  const end = endOf(file);
  if (end === undefined) return undefined;
  const count = file.readUInt16LE(end + 10);
  const entries: Entry[] = [];
  let at = file.readUInt32LE(end + 16);
  for (let read = 0; read < count; read += 1) {
    if (at + 46 > file.length || file.readUInt32LE(at) !== entryMark) return undefined;
    const [nameLength, extra, comment] = [28, 30, 32].map((it) => file.readUInt16LE(at + it));
    entries.push({
      name: file.toString('utf8', at + 46, at + 46 + (nameLength ?? 0)),
      method: file.readUInt16LE(at + 10),
      packed: file.readUInt32LE(at + 20),
      size: file.readUInt32LE(at + 24),
      at: file.readUInt32LE(at + 42),
      isEncrypted: (file.readUInt16LE(at + 8) & 1) === 1,
    });
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return entries;
}

/** The directory ends at the end of the file, before a comment at most. */
function endOf(file: Buffer): number | undefined {
  for (let at = file.length - headLength; at >= Math.max(0, file.length - headLength - 0xffff); at -= 1)
    if (file.readUInt32LE(at) === endMark) return at;
  return undefined;
}

/** What a part comes to; undefined when it is broken or more than it says. */
function unpackedSize(file: Buffer, { at, method, packed, size }: Entry): number | undefined {
  if (at + 30 > file.length) return undefined;
  const from = at + 30 + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28);
  const data = file.subarray(from, from + packed);
  if (method === 0) return data.length;
  try {
    return method === 8 ? inflateRawSync(data, { maxOutputLength: Math.max(size, 1) }).length : undefined;
  } catch {
    return undefined;
  }
}
