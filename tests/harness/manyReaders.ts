import { connect } from 'node:net';
import { stdout } from 'node:process';
import { z } from 'zod';

/**
 * A process of its own that holds many live streams open; it says when all are open, and when each has had so many
 * changes.
 */
const { address, tokens, each, changes } = z
  .object({ address: z.url(), tokens: z.array(z.string()), each: z.number(), changes: z.number() })
  .parse(JSON.parse(process.argv[2] ?? ''));
const { hostname, port } = new URL(address);
const mark = Buffer.from('event: change');
let open = 0;
let satisfied = 0;

for (const token of tokens)
  for (let i = 0; i < each; i += 1) {
    let seen = 0;
    let isOpen = false;
    let rest: Buffer = Buffer.alloc(0);
    const socket = connect(Number(port), hostname, () =>
      socket.write(`GET /api/live HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${token}\r\n\r\n`),
    );
    socket.on('data', (chunk: Buffer) => {
      const text = Buffer.concat([rest, chunk]);
      if (!isOpen && text.includes('event: online')) {
        isOpen = true;
        open += 1;
        if (open === tokens.length * each) stdout.write('open\n');
      }
      for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) {
        seen += 1;
        if (seen === changes) satisfied += 1;
      }
      if (satisfied === tokens.length * each) stdout.write('satisfied\n', () => process.exit(0));
      rest = text.subarray(Math.max(0, text.length - mark.length + 1));
    });
  }
