import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../storage/sql.ts';

/** What a link leads to: the page that serves it, the record it is about, and what else it carries. */
export type PublicLink = {
  readonly purpose: string;
  readonly iri: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly validUntil: string;
};
const tokenBytes = 24;

/** Makes a link for somebody without an account; the token is answered this once, only its hash is kept. */
export async function makeLink(to: Queryable, link: PublicLink, now: Date): Promise<string> {
  const token = randomBytes(tokenBytes).toString('base64url');
  await rowsOf(
    to,
    sql`insert into public_links (hash, purpose, iri, data, made_at, valid_until)
        values (${hashOf(token)}, ${link.purpose}, ${link.iri}, ${JSON.stringify(link.data)}::jsonb, ${now.toISOString()}, ${link.validUntil})`,
  );
  return token;
}

/**
 * What a token leads to, while it is valid; held until the end of the transaction where the caller wants to act on it.
 */
export async function findLink(
  to: Queryable,
  token: string,
  { purpose, now, isHeld = false }: { purpose: string; now: Date; isHeld?: boolean },
): Promise<PublicLink | undefined> {
  const [row] = await rowsOf<PublicLink>(
    to,
    sql`select purpose, iri, data, valid_until as "validUntil" from public_links
        where hash = ${hashOf(token)} and purpose = ${purpose} and valid_until > ${now.toISOString()}
          and withdrawn_at is null ${isHeld ? sql`for update` : sql``}`,
  );
  return row;
}

/** Takes back every link to a record; what they led to is then as good as never there. */
export async function withdrawLinks(
  to: Queryable,
  { purpose, iri }: Pick<PublicLink, 'purpose' | 'iri'>,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  await rowsOf(
    to,
    sql`update public_links set withdrawn_at = ${at} where purpose = ${purpose} and iri = ${iri} and withdrawn_at is null`,
  );
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
