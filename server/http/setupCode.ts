import { randomInt, timingSafeEqual } from 'node:crypto';

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** The one-time code by which whoever can read the server's log proves that the empty system is his. */
export type SetupCode = { readonly code: string; matches(typed: string): boolean };

/** A fresh code such as `K7QM-4XPN-22GH`, made at every start and kept nowhere. */
export function makeSetupCode(): SetupCode {
  const code = Array.from({ length: 3 }, () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')).join('-');
  const expected = Buffer.from(plain(code));
  return {
    code,
    matches: (typed) => {
      const given = Buffer.from(plain(typed));
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}

function plain(code: string): string {
  return code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
}
