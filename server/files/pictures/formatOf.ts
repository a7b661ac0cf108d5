import type { FileType } from '../../../src/domain/file/storedFile.ts';

const ascii = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);
const heicBrands = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1', 'avif'];

/** What a file is by its first bytes; whatever it is called. */
export function formatOf(bytes: Buffer): FileType | 'heic' | undefined {
  if (bytes.length >= 3 && bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg';
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'image/webp';
  if (ascii(bytes, 0, 5) === '%PDF-') return 'application/pdf';
  if (ascii(bytes, 4, 8) === 'ftyp' && heicBrands.includes(ascii(bytes, 8, 12))) return 'heic';
  return undefined;
}

/** Where the picture ends and its data begins; undefined where it has no end, because something is missing. */
type Extent = { readonly data: number; readonly end: number };

/** The parts of a picture that no decoder looks at: its head with all notes, and what stands behind its end. */
export function besidesPicture(bytes: Buffer, type: FileType): Buffer | undefined {
  const extent = extents[type]?.(bytes);
  return extent && Buffer.concat([bytes.subarray(0, extent.data), Buffer.from('\n'), bytes.subarray(extent.end)]);
}

const extents: Partial<Record<FileType, (bytes: Buffer) => Extent | undefined>> = {
  'image/jpeg': jpegExtent,
  'image/png': pngExtent,
  'image/webp': (bytes) => {
    const end = 8 + bytes.readUInt32LE(4);
    return bytes.length < end ? undefined : { data: Math.min(64, end), end };
  },
};

/**
 * Goes from segment to segment; behind each start of a scan to the next marker that is neither filled in nor a restart.
 */
function jpegExtent(bytes: Buffer): Extent | undefined {
  let at = 2;
  let data: number | undefined;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) at += 1;
    else if (marker === 0xd9) break;
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2;
    else {
      at += 2 + bytes.readUInt16BE(at + 2);
      if (marker !== 0xda) continue;
      data ??= at;
      const next = nextMarker(bytes, at);
      if (next === undefined) return undefined;
      at = next;
    }
  }
  return bytes[at] === 0xff && bytes[at + 1] === 0xd9 ? { data: data ?? at, end: at + 2 } : undefined;
}

function nextMarker(bytes: Buffer, from: number): number | undefined {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1];
    if (marker === undefined) return undefined;
    if (marker !== 0 && marker !== 0xff && (marker < 0xd0 || marker > 0xd7)) return at;
  }
  return undefined;
}

function pngExtent(bytes: Buffer): Extent | undefined {
  let at = 8;
  let data: number | undefined;
  while (at + 12 <= bytes.length) {
    const type = ascii(bytes, at + 4, at + 8);
    if (type === 'IDAT') data ??= at;
    at += 12 + bytes.readUInt32BE(at);
    if (type === 'IEND') return at > bytes.length ? undefined : { data: data ?? at, end: at };
  }
  return undefined;
}

const foreignText = /%PDF-\d|<\s*(?:!doctype|html|script|svg|iframe|\?php)\b|GIF8[79]a/i;
/** How a zip file begins and ends, and a program of Linux begins. */
const foreignBytes = ['PK\u0003\u0004', 'PK\u0005\u0006', '\u007fELF'];

/** Whether something stands beside a picture or paper that a program would take for another kind of file. */
export function holdsForeign(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  return foreignText.test(text) || foreignBytes.some((it) => text.includes(it));
}
