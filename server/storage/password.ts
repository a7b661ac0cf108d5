import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** Cost of one hash: 19 MiB twice over, about 30 ms; the stored text names them, so that they can grow later. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const longest = 200;

/** The argon2id hash of a password as a PHC text. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', { ...cost, message: normalized(password), nonce });
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${plain(nonce)}$${plain(tag)}`;
}

/**
 * Whether the password belongs to the stored hash; without one it takes the same time and says no, so that nobody
 * learns which users exist.
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const parsed = stored === null ? undefined : parse(stored);
  if (!parsed || password.length > longest) {
    await derive('argon2id', { ...cost, message: normalized(password.slice(0, longest)), nonce: randomBytes(16) });
    return false;
  }
  const tag = await derive('argon2id', { ...parsed.parameters, message: normalized(password) });
  return timingSafeEqual(tag, parsed.tag);
}

function parse(stored: string): { parameters: Omit<Argon2Parameters, 'message'>; tag: Buffer } | undefined {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored);
  if (!match) return undefined;
  const [, memory, passes, parallelism, nonce = '', tag = ''] = match;
  const expected = Buffer.from(tag, 'base64');
  return {
    parameters: {
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      tagLength: expected.length,
      nonce: Buffer.from(nonce, 'base64'),
    },
    tag: expected,
  };
}

/** The same letters typed on another keyboard give the same bytes. */
function normalized(password: string): Buffer {
  return Buffer.from(password.normalize('NFC'), 'utf8');
}

function plain(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
