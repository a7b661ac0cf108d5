import { randomFillSync } from 'node:crypto';
import sharp from 'sharp';

/** Coarse noise: as hard to press as the photo of a car. */
export function photoLike(): Promise<Buffer> {
  const [width, height] = [96, 72];
  const raw = randomFillSync(Buffer.alloc(width * height * 3));
  return sharp(raw, { raw: { width, height, channels: 3 } })
    .resize(1_600, 1_200, { kernel: 'cubic' })
    .jpeg()
    .toBuffer();
}
