import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Answer, Client, Json } from './client.ts';
import { endWithFile } from './endings.ts';

/** A folder of its own that goes with the test file. */
export function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'leitstand-files-'));
  endWithFile(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

type Picture = { readonly width?: number; readonly height?: number; readonly colour?: string };

/** A picture of one colour: a real one, as small as it gets. */
export function picture({ width = 640, height = 480, colour }: Picture = {}): Sharp {
  return sharp({ create: { width, height, channels: 3, background: colour ?? anyColour() } });
}

/** Like a photo of a phone: with a position, and lying on its side. */
export async function photo(it: Picture = {}): Promise<Buffer> {
  return picture(it)
    .withExif({
      IFD0: { Make: 'Telefon', Copyright: 'geheim' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 56/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '6/1 57/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** The least that a PDF needs, with pages and what else stands in its catalogue. */
export function paper({ pages = 1, catalogue = '' }: { pages?: number; catalogue?: string } = {}): Buffer<ArrayBuffer> {
  const kids = Array.from({ length: pages }, (_, at) => at + 3);
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    `<< /Type /Pages /Count ${String(pages)} /Kids [${kids.map((it) => `${String(it)} 0 R`).join(' ')}] >>`,
    ...kids.map(() => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Resources << >> >>'),
  ];
  let text = '%PDF-1.7\n';
  const places = objects.map((object, at) => {
    const place = text.length;
    text += `${String(at + 1)} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const start = text.length;
  text += `xref\n0 ${String(objects.length + 1)}\n0000000000 65535 f \n${places.join('')}`;
  text += `trailer\n<< /Size ${String(objects.length + 1)} /Root 1 0 R >>\nstartxref\n${String(start)}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

/** Sends a file as the console does. */
export async function upload(
  client: Client,
  filePath: string,
  { content, name = 'Bild.jpg', isFileFirst }: { content: Buffer; name?: string; isFileFirst?: boolean },
): Promise<Pick<Answer, 'status' | 'body' | 'headers'>> {
  const form = new FormData();
  if (!isFileFirst) form.append('file_path', filePath);
  form.append('file', new Blob([new Uint8Array(content)]), name);
  if (isFileFirst) form.append('file_path', filePath);
  const response = await client.open('/api/uploads', { method: 'POST', body: form });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Json };
}

/** The address of a picture that was uploaded for a record. */
export async function uploaded(client: Client, filePath: string, content?: Buffer): Promise<string> {
  const { status, body } = await upload(client, filePath, { content: content ?? (await photo()) });
  if (status !== 201) throw new Error(String(body['hydra:description']));
  return body.imageIRI as string;
}

function anyColour(): string {
  return `rgb(${[0, 1, 2].map(() => String(randomInt(256))).join(',')})`;
}
