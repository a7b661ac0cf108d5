import { sql } from 'drizzle-orm';
import { iriOf } from '../../src/domain/define/resource.ts';
import type { Finding } from '../../src/domain/intake/finding.ts';
import { placeOf, segmentsOf, textOf, within, type Segment, type Stretch } from '../../src/domain/intake/segments.ts';
import { quoteOf, type IntakeSource } from '../../src/domain/intake/source.ts';
import { rowsOf, type Queryable } from '../storage/sql.ts';

type Read = { readonly source: IntakeSource };
type Match = { readonly id: number; readonly by: 'mail' | 'domain' | 'name'; readonly said: string };

const mailAddress = /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu;
/** Addresses of everybody, which tell nothing of a firm. */
const freeMail =
  /@(?:gmail|googlemail|gmx|web|outlook|hotmail|live|yahoo|icloud|t-online|freenet|aol|posteo|mailbox|proton(?:mail)?)\.\w+$/u;
const mostNames = 400;
const mostShown = 3;

/**
 * Which customers a source may come from, by mail addresses and names that stand in it: never more than a suggestion.
 */
export async function findCustomers(to: Queryable, { source }: Read): Promise<readonly Finding[]> {
  const segments = segmentsOf(source);
  const mails = segments.flatMap((segment) =>
    [...segment.text.matchAll(mailAddress)].map((it): readonly [string, Stretch] => [
      it[0].toLowerCase(),
      { segment, from: it.index, to: it.index + it[0].length },
    ]),
  );
  const names = segments.flatMap(namesIn).slice(0, mostNames);
  const domains = mails.flatMap(([it]) => (freeMail.test(it) ? [] : [it.slice(it.indexOf('@'))]));
  const matches = await rowsOf<Match>(
    to,
    sql`with known as (select id, lower(firma) as name, lower(email) as mail, lower(email2) as mail2 from customers where aktiv = '1')
        select id, 'mail' as by, mail as said from known where mail = any(${sql.param(mails.map(([it]) => it))}::text[])
        union all select id, 'mail', mail2 from known where mail2 = any(${sql.param(mails.map(([it]) => it))}::text[])
        union all select id, 'name', name from known where name = any(${sql.param(names.map(([it]) => it))}::text[])
        union all select id, 'domain', substring(mail from '@.*$') from known where substring(mail from '@.*$') = any(${sql.param(domains)}::text[])`,
  );
  const found = matches.flatMap((match) => {
    const it = stretchOf(match, { mails, names });
    return it ? [{ match, stretch: it }] : [];
  });
  const rank = { mail: 0, name: 1, domain: 2 } as const;
  const each = new Map(
    found.toSorted((one, other) => rank[other.match.by] - rank[one.match.by]).map((it) => [it.match.id, it]),
  );
  return [...each.values()]
    .toSorted((one, other) => rank[one.match.by] - rank[other.match.by])
    .slice(0, mostShown)
    .map(({ match, stretch }, at): Finding => {
      const place = placeOf(stretch);
      return {
        id: `contractClientAddress#${String(at)}`,
        field: 'contractClientAddress',
        value: iriOf('customers', match.id),
        place,
        quote: quoteOf(source, place),
        isSure: false,
        because: reasons[match.by],
      };
    });
}

const reasons: Readonly<Record<Match['by'], string>> = {
  mail: 'Die E-Mail-Adresse gehört diesem Kunden. Das ist nur ein Vorschlag.',
  domain: 'Die E-Mail-Adresse endet wie die dieses Kunden. Das ist nur ein Vorschlag.',
  name: 'Der Name dieses Kunden steht da. Das ist nur ein Vorschlag.',
};

/** The parts of a line that may be the name of a firm. */
function namesIn(segment: Segment): readonly (readonly [string, Stretch])[] {
  const parts = [...segment.text.matchAll(/[^,;|·:]+/gu)].map((it) =>
    within({ segment, from: 0, to: segment.text.length }, it.index, it.index + it[0].length),
  );
  return parts
    .filter((it) => /\p{L}{3}/u.test(textOf(it)) && it.to - it.from <= 120)
    .map((it) => [textOf(it).toLowerCase(), it] as const);
}

type Said = Readonly<Record<'mails' | 'names', readonly (readonly [string, Stretch])[]>>;

function stretchOf({ by, said }: Match, { mails, names }: Said): Stretch | undefined {
  if (by === 'name') return names.find(([it]) => it === said)?.[1];
  return mails.find(([it]) => (by === 'mail' ? it === said : it.endsWith(said)))?.[1];
}
