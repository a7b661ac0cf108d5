import { request } from 'node:http';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { json } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { clientOf, type Client, type Json } from '../harness/client.ts';
import { startProgram } from '../harness/startProgram.ts';
import { ownFolder, picture } from '../harness/uploads.ts';
import { watchMemory } from '../harness/watchMemory.ts';
import { shows } from '../specification/shows.ts';

const [photos, differentPhotos] = [200, 20];
const boundary = 'grenze';
/** What a phone writes beside the picture: one of the 64 segments that make a photo of 4 MB. */
const beside = Buffer.concat([Buffer.from([0xff, 0xfe, 0xff, 0xff]), Buffer.alloc(65_533, 'x')]);

/** A small picture, quickly drawn, as heavy as a photo of a phone. */
function heavy(jpeg: Buffer): readonly Buffer[] {
  return [jpeg.subarray(0, 2), ...Array.from({ length: 64 }, () => beside), jpeg.subarray(2)];
}

/** Uploads without holding what is sent, so that hundreds can be on their way at once. */
async function send({ origin, token }: { origin: string; token: string }, record: string, photo: readonly Buffer[]) {
  const head = [
    `--${boundary}\r\ncontent-disposition: form-data; name="file_path"\r\n\r\n${record}\r\n`,
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n`,
  ].join('');
  const sending = request(`${origin}/api/uploads`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
  const answered = new Promise<{ status: number | undefined; body: Json }>((resolve, reject) => {
    sending.on('error', reject);
    sending.on('response', (answer) =>
      json(answer).then((body) => resolve({ status: answer.statusCode, body: body as Json }), reject),
    );
  });
  await pipeline(Readable.from([Buffer.from(head), ...photo, Buffer.from(`\r\n--${boundary}--\r\n`)]), sending);
  return answered;
}

/** What somebody else is answered until something is over. */
async function answersUntil(client: Client, over: Promise<unknown>): Promise<number[]> {
  const statuses: number[] = [];
  const state = { isOver: false };
  void over.finally(() => (state.isOver = true));
  while (!state.isOver) statuses.push((await client.get('/api/drivers')).status);
  return statuses;
}

test('two hundred photos of 4 MB that come at once are all kept, others are answered meanwhile, and the server holds few of them', async () => {
  shows('D3 §7 uploads');
  const folder = ownFolder();
  const program = startProgram(ownFolder(), { FILES_URL: folder });
  const [, code = ''] = await program.printed(/Einmalcode: (\S+)/);
  const [, origin = ''] = await program.printed(/^Leitstand: (http:\S+)$/m);
  const erika = { username: 'erika', password: 'lang genug 1' };
  await clientOf(origin, null).post('/api/setup', { code, name: 'Erika Beispiel', ...erika });
  const { token } = (await clientOf(origin, null).post('/authentication_token', erika)).body as { token: string };
  const client = clientOf(origin, token);
  const driver = (await client.post('/api/drivers', { vorname: 'Karla', nachname: 'Fahrer' })).body['@id'] as string;
  const contents = await Promise.all(
    Array.from({ length: differentPhotos }, async (_, at) =>
      heavy(
        await picture({ colour: `rgb(${String(at * 12)}, 80, 120)` })
          .jpeg()
          .toBuffer(),
      ),
    ),
  );

  const memory = watchMemory(program.pid);
  const uploads = Promise.all(
    Array.from({ length: photos }, (_, at) => send({ origin, token }, driver, contents[at % differentPhotos] ?? [])),
  );
  const answers = await answersUntil(client, uploads);
  const made = await uploads;
  const { server } = memory.stop();
  expect(made.filter((it) => it.status !== 201)).toEqual([]);
  expect(new Set(made.map((it) => it.body.imageIRI)).size).toBe(photos);
  expect([answers.length > 10, answers.filter((it) => it !== 200)]).toEqual([true, []]);
  expect(server).toBeLessThan(200);
  expect(readdirSync(join(folder, 'incoming'))).toEqual([]);
  program.kill('SIGTERM');
  await program.ended;
});
