import { createHash } from 'node:crypto';

/** End of a table's rows; COPY's text format writes a backslash in data as two, so no row looks like it. */
export const endOfRows = '\\.\n';
const marker = Buffer.from(`\n${endOfRows}`);
const newline = 10;
/** Far more than the longest header; without it a foreign file without line ends would be gathered whole. */
const longestLine = 4 * 1024 * 1024;

/** The file is not, or not wholly, what was written. */
export class BrokenFile extends Error {
  override name = 'BrokenFile';
}

/** Reads an export file piece by piece: single lines, and the rows of a table up to their end mark. */
export type ExchangeReader = {
  line(): Promise<string | undefined>;
  rows(): AsyncGenerator<Buffer>;
  /** So many bytes as they are, with the line end behind them. */
  bytes(count: number): AsyncGenerator<Buffer>;
  /** The SHA-256 of everything that was handed out so far. */
  digest(): string;
};

/** Reads from unpacked bytes, whatever chunks they come in. */
export function exchangeReader(source: AsyncIterable<Buffer>): ExchangeReader {
  const chunks = source[Symbol.asyncIterator]();
  const hash = createHash('sha256');
  let held: Buffer = Buffer.alloc(0);
  const more = async (): Promise<boolean> => {
    const { value, done } = await chunks.next();
    if (done === true) return false;
    held = held.length === 0 ? value : Buffer.concat([held, value]);
    return true;
  };

  const line = async (): Promise<string | undefined> => {
    for (;;) {
      const end = held.indexOf(newline);
      if (end >= 0) {
        const text = held.toString('utf8', 0, end);
        hash.update(held.subarray(0, end + 1));
        held = held.subarray(end + 1);
        return text;
      }
      if (held.length > longestLine) throw new BrokenFile('a line without end');
      if (await more()) continue;
      if (held.length > 0) throw new BrokenFile('half a line');
      return undefined;
    }
  };

  /** The bytes are searched together with the line end before them, so that a table without rows ends at once. */
  async function* rows(): AsyncGenerator<Buffer> {
    let isFirst = true;
    held = Buffer.concat([Buffer.from('\n'), held]);
    for (;;) {
      const end = held.indexOf(marker);
      const upTo = end >= 0 ? end + 1 : Math.max(0, held.length - marker.length);
      const ready = held.subarray(isFirst ? 1 : 0, upTo);
      hash.update(ready);
      if (ready.length > 0) yield ready;
      if (upTo > 0) isFirst = false;
      if (end >= 0) {
        hash.update(endOfRows);
        held = held.subarray(end + marker.length);
        return;
      }
      held = held.subarray(upTo);
      if (!(await more())) throw new BrokenFile('rows without end');
    }
  }

  async function* bytes(count: number): AsyncGenerator<Buffer> {
    for (let left = count + 1; left > 0;) {
      if (held.length === 0 && !(await more())) throw new BrokenFile('half a file');
      const ready = held.subarray(0, left);
      held = held.subarray(ready.length);
      hash.update(ready);
      const own = ready.subarray(0, Math.min(ready.length, left - 1));
      left -= ready.length;
      if (own.length > 0) yield own;
    }
  }

  return { line, rows, bytes, digest: () => hash.copy().digest('hex') };
}
