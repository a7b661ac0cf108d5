import type { Client, Json } from './client.ts';

/** An answer that comes line by line, as far as it has been read. */
export type Lines = { readonly response: Response; next(): Promise<Json | undefined>; rest(): Promise<Json[]> };

/** Sends a call that answers line by line (NDJSON). */
export async function openLines(
  client: Client,
  path: string,
  {
    body,
    headers = {},
    signal = null,
  }: { body: unknown; headers?: Readonly<Record<string, string>>; signal?: AbortSignal | null },
): Promise<Lines> {
  const response = await client.open(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-encoding': 'zstd, br, gzip', ...headers },
    body: JSON.stringify(body),
    signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let waiting = '';
  const next = async (): Promise<Json | undefined> => {
    for (;;) {
      const end = waiting.indexOf('\n');
      if (end >= 0) {
        const line = waiting.slice(0, end);
        waiting = waiting.slice(end + 1);
        return JSON.parse(line) as Json;
      }
      const read = await reader?.read();
      if (!read || read.done) return undefined;
      waiting += read.value;
    }
  };
  const rest = async (): Promise<Json[]> => {
    const rows: Json[] = [];
    for (let row = await next(); row !== undefined; row = await next()) rows.push(row);
    return rows;
  };
  return { response, next, rest };
}
