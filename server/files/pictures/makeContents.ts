import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { limits, paperType, sizes, type FileType, type Size } from '../../../src/domain/file/storedFile.ts';
import type { Content } from '../../storage/images.ts';
import { pagesOf } from './checkPaper.ts';
import { besidesPicture, formatOf, holdsForeign } from './formatOf.ts';
import { Refused } from './refused.ts';

/** A content that was made, and where it lies on our disk until it is in the store. */
export type MadeContent = Content & { readonly path: string };
export type Made = {
  readonly type: FileType;
  readonly width: number | null;
  readonly height: number | null;
  readonly pages: number | null;
  readonly contents: readonly MadeContent[];
};

sharp.cache(false);
sharp.concurrency(1);

const reading = { failOn: 'error', limitInputPixels: limits.pixels } as const;
const names = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp' } as const;
const fullQuality = 92;
const sizeQualities = { large: 78, medium: 78, small: 66 } as const;
const drawingQuality = 85;

/** Checks what was uploaded and makes of it what is kept: upright, without notes, in all its sizes. */
export async function takeFile(path: string): Promise<Made> {
  const bytes = await readFile(path);
  if (bytes.length === 0) throw new Refused('empty');
  const type = formatOf(bytes);
  if (type === 'heic') throw new Refused('heic');
  if (type === undefined) throw new Refused('unknown');
  if (type === paperType) {
    const pages = await pagesOf(bytes);
    const paper = { hash: hashOf(bytes), bytes: bytes.length, path };
    return { type, width: null, height: null, pages, contents: [both('source', paper), both('full', paper)] };
  }
  const beside = besidesPicture(bytes, type);
  if (!beside) throw new Refused('broken');
  if (holdsForeign(beside)) throw new Refused('twoFormats');
  await refuseOdd(bytes, type);
  const full = await encoded(sharp(bytes, reading).autoOrient(), type);
  const source = await put(full.data, `${path}.source`);
  return picture(type, { full, source, path });
}

/** Makes a picture of a drawing of our own, and takes it like one that was uploaded. */
export async function takeDrawing(path: string, drawing: string): Promise<Made> {
  await writeFile(path, await sharp(Buffer.from(drawing), reading).jpeg({ quality: drawingQuality }).toBuffer());
  return takeFile(path);
}

/** Makes the contents of a picture anew, turned by so much from how it was uploaded. */
export async function turnPicture(
  path: string,
  { type, rotation }: { type: FileType; rotation: number },
): Promise<Made> {
  const bytes = await readFile(path);
  const upright = sharp(bytes, reading);
  const full = rotation === 0 ? await measured(bytes) : await encoded(upright.rotate(rotation), type);
  return picture(type, { full, source: { hash: hashOf(bytes), bytes: bytes.length, path }, path });
}

type Encoded = { readonly data: Buffer; readonly width: number; readonly height: number };
type Source = { readonly hash: string; readonly bytes: number; readonly path: string };
const both = (size: Content['size'], source: Source): MadeContent => ({ size, ...source });

async function picture(
  type: FileType,
  { full, source, path }: { full: Encoded; source: Source; path: string },
): Promise<Made> {
  const contents = [both('source', source), both('full', await put(full.data, `${path}.full`))];
  let from = full.data;
  for (const size of ['large', 'medium', 'small'] satisfies Size[]) {
    const edge = sizes[size];
    from = await sharp(from, reading)
      .resize(edge, edge, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: sizeQualities[size] })
      .toBuffer();
    contents.push(both(size, await put(from, `${path}.${size}`)));
  }
  return { type, width: full.width, height: full.height, pages: null, contents };
}

/** A head that promises more than anybody would look at, or another format than the first bytes. */
async function refuseOdd(bytes: Buffer, type: FileType): Promise<void> {
  const { width, height, format } = await understood(() =>
    sharp(bytes, { failOn: 'error', limitInputPixels: false }).metadata(),
  );
  if (width * height > limits.pixels) throw new Refused('tooManyPixels');
  if (type === paperType || format !== names[type]) throw new Refused('broken');
}

/** Without EXIF, position and colour profile: those go where nothing asks to keep them. */
async function encoded(picture: Sharp, type: FileType): Promise<Encoded> {
  const encoding =
    type === 'image/png'
      ? picture.png()
      : type === 'image/webp'
        ? picture.webp({ quality: fullQuality })
        : picture.jpeg({ quality: fullQuality });
  const { data, info } = await understood(() => encoding.toBuffer({ resolveWithObject: true }));
  return { data, width: info.width, height: info.height };
}

async function measured(data: Buffer): Promise<Encoded> {
  const { width, height } = await sharp(data, reading).metadata();
  return { data, width, height };
}

async function understood<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch {
    throw new Refused('broken');
  }
}

async function put(data: Buffer, path: string): Promise<Source> {
  await writeFile(path, data, { mode: 0o600 });
  return { hash: hashOf(data), bytes: data.length, path };
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
