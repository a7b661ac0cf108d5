import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { createInterface } from 'node:readline';

/**
 * Asks one server as fast as it answers, in a process of its own; one line of JSON in, one line with the requests per
 * second out.
 */
export type Load = {
  readonly address: string;
  readonly token: string;
  readonly connections: number;
  readonly milliseconds: number;
  readonly read?: { readonly urls: readonly string[]; readonly encoding: string };
  /** The contracts to change, with the versions they have now, and how much the answer shall bring (RFC 7240). */
  readonly write?: {
    readonly orders: readonly { readonly id: number; readonly version: number }[];
    readonly prefer: 'return=representation' | 'return=minimal';
  };
};
export type Rate = {
  readonly requests: number;
  readonly perSecond: number;
  readonly failures: number;
  readonly p50: number;
  readonly p99: number;
};

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
let serial = 0;

for await (const line of createInterface({ input: process.stdin }))
  process.stdout.write(`${JSON.stringify(await run(JSON.parse(line) as Load))}\n`);

async function run(load: Load): Promise<Rate> {
  const times: number[] = [];
  let failures = 0;
  const end = performance.now() + load.milliseconds;
  const started = performance.now();
  const connection = async (number: number) => {
    const next = load.write ? writer(load, number) : reader(load, number);
    while (performance.now() < end) {
      const from = performance.now();
      if (!(await next())) failures += 1;
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: load.connections }, (_, number) => connection(number)));
  const seconds = (performance.now() - started) / 1000;
  times.sort((one, other) => one - other);
  return {
    requests: times.length,
    perSecond: times.length / seconds,
    failures,
    p50: times[Math.floor(times.length / 2)] ?? 0,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
  };
}

function reader({ address, token, connections, read }: Load, number: number): () => Promise<boolean> {
  const urls = read?.urls ?? [];
  let at = number;
  return async () => {
    const url = urls[at % urls.length] ?? '/';
    at += connections;
    const { status } = await call(address + url, {
      headers: { authorization: `Bearer ${token}`, 'accept-encoding': read?.encoding ?? 'identity' },
    });
    return status === 200;
  };
}

function writer({ address, token, connections, write }: Load, number: number): () => Promise<boolean> {
  const mine = (write?.orders ?? []).filter((_, index) => index % connections === number).map((it) => ({ ...it }));
  let at = 0;
  return async () => {
    const contract = mine[(at += 1) % mine.length] ?? { id: 0, version: 0 };
    const body = JSON.stringify({ infoBackend: `Anruf ${String((serial += 1))} um ${String(Date.now())}` });
    const { status, etag } = await call(`${address}/api/contracts/${String(contract.id)}`, {
      method: 'PATCH',
      body,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/merge-patch+json',
        'if-match': `"${String(contract.version)}"`,
        prefer: write?.prefer ?? '',
        'content-length': String(Buffer.byteLength(body)),
      },
    });
    contract.version = Number(etag.replaceAll('"', ''));
    return status === 200;
  };
}

function call(
  url: string,
  { method = 'GET', headers, body }: { method?: string; headers: Record<string, string>; body?: string },
): Promise<{ status: number; etag: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method, headers }, (response) => {
      text(response).then(
        () => resolve({ status: response.statusCode ?? 0, etag: response.headers.etag ?? '' }),
        reject,
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
