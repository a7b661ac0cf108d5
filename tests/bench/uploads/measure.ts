import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { clientOf } from '../../harness/client.ts';
import { startProgram } from '../../harness/startProgram.ts';
import { upload } from '../../harness/uploads.ts';
import { watchMemory } from '../../harness/watchMemory.ts';
import { answerTimes } from '../answerTimes.ts';
import { figuresOf, medianOf, quantileOf, type Part } from '../figure.ts';

const photos = 200;
const differentPhotos = 20;
const beforeMs = 15_000;

/** What others feel of 200 photos of 4 MB that are uploaded at once, and what they cost in memory. */
export const measureUploads: Part = async ({ print }) => {
  const folder = mkdtempSync(join(tmpdir(), 'leitstand-uploads-'));
  const program = startProgram(folder, { LEITSTAND_DEMO: '2000' });
  try {
    const [, address = ''] = await program.printed(/^Leitstand: (http:\S+)$/m);
    await program.printed(/Die Demodaten sind vollständig/);
    const sent = { username: 'dispo', password: 'leitstand' };
    const client = clientOf(address, (await clientOf(address, null).post('/authentication_token', sent)).body.token);
    const driver = (await client.get('/api/drivers?itemsPerPage=10')).body['hydra:member'][0]['@id'] as string;
    const contents = await Promise.all(Array.from({ length: differentPhotos }, noisyPhoto));
    print(`Fotos: ${contents.map((it) => (it.length / 1e6).toFixed(1)).join(', ')} MB`);

    const before = await answerTimes(client, wait(beforeMs));
    const memory = watchMemory(program.pid);
    const begun = performance.now();
    let refused = 0;
    const uploads = Promise.all(
      Array.from({ length: photos }, async (_, at) => {
        const content = contents[at % differentPhotos];
        if (content && (await upload(client, driver, { content })).status !== 201) refused += 1;
      }),
    );
    const during = await answerTimes(client, uploads);
    const took = (performance.now() - begun) / 1000;
    const more = memory.stop();
    print(`${String(photos)} Fotos in ${took.toFixed(0)} s, ${String(refused)} abgelehnt`);
    const figure = figuresOf('uploads', 'ms');
    return [
      figure('list of contracts, median, while 200 photos of 4 MB are uploaded', {
        reference: medianOf(before),
        ours: medianOf(during),
        aim: { max: 1.2 },
      }),
      figure('the same, 95 %', { reference: quantileOf(before, 0.95), ours: quantileOf(during, 0.95) }),
      figure('more memory of the server', { unit: 'MB', ours: more.server, aim: { max: 200 } }),
      figure('more memory of server and drawing process', { unit: 'MB', ours: more.all }),
      figure('until all are stored', { unit: 's', ours: took }),
    ];
  } finally {
    program.kill('SIGTERM');
    await program.ended;
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
};

/** Like a photo of a phone: 12 megapixels, about 4 MB. */
async function noisyPhoto(): Promise<Buffer> {
  const [width, height] = [4_000, 3_000];
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 22 };
  return sharp({ create: { width, height, channels: 3, background: '#778', noise } })
    .jpeg({ quality: 82 })
    .toBuffer();
}
