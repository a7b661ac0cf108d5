import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import { dirname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { endWithFile } from './endings.ts';
import { ownFolder } from './uploads.ts';

/** A server that speaks S3 and knows its keys (of signatures it checks only the form), with a line that can be cut. */
export type S3 = {
  /** The settings of a Leitstand that keeps its files there. */
  readonly environment: Readonly<Record<string, string>>;
  readonly endpoint: URL;
  /** Ends every connection after so many bytes to the store; null lets all through. */
  cutAfter(bytes: number | null): void;
};

export const bucket = 'leitstand';

/** A bucket has an object whole or not at all; s3rver alone answers while it still writes, and keeps what broke off. */
function keepWhole({ store }: S3rver): void {
  store.putObject = async ({ bucket, key, content, metadata }) => {
    const data = await buffer(content);
    const path = store.getResourcePath(bucket, key, 'object');
    const md5 = createHash('md5').update(data).digest('hex');
    await mkdir(dirname(path), { recursive: true });
    await writeFile(`${path}.arriving`, data);
    await store.putMetadata(bucket, key, metadata, md5);
    await rename(`${path}.arriving`, path);
    return { size: data.length, md5 };
  };
}

/** Starts an empty store; its folder in the bucket has umlauts, a blank and a plus in its name. */
export async function startS3(folder = 'Überführung & Söhne/Bilder + Papiere'): Promise<S3> {
  const store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: ownFolder(),
    configureBuckets: [{ name: bucket }],
  });
  keepWhole(store);
  const { port } = await store.run();
  endWithFile(() => store.close());
  let cut: number | null = null;
  const open = new Set<Socket>();
  const line = createServer((client) => {
    const server = connect(port, '127.0.0.1');
    let passed = 0;
    const end = () => {
      client.destroy();
      server.destroy();
    };
    client.on('data', (chunk) => {
      passed += chunk.length;
      if (cut !== null && passed > cut) end();
      else server.write(chunk);
    });
    server.pipe(client);
    for (const socket of [client, server]) {
      open.add(socket);
      socket.on('error', end);
      socket.on('close', end);
    }
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  endWithFile(() => {
    for (const socket of open) socket.destroy();
    line.close();
  });
  const endpoint = new URL(`http://127.0.0.1:${String((line.address() as AddressInfo).port)}`);
  return {
    endpoint,
    environment: {
      FILES_URL: `s3://${bucket}/${folder}`,
      S3_ENDPOINT: endpoint.href,
      S3_ACCESS_KEY: 'S3RVER',
      S3_SECRET_KEY: 'S3RVER',
    },
    cutAfter(bytes) {
      cut = bytes;
    },
  };
}
