import { sql, type SQL } from 'drizzle-orm';
import { idOf } from '../../../src/domain/define/resource.ts';
import { Invalid, NotFound } from '../../storage/refusals.ts';
import { among, rowsOf, type Queryable } from '../../storage/sql.ts';

/** Somebody with a right to know what is kept about him, and to have it deleted. */
export type Person = {
  readonly name: string;
  /** His records among drivers and accounts. */
  readonly drivers: readonly number[];
  readonly users: readonly number[];
  /** His addresses, in small letters. */
  readonly emails: readonly string[];
};
export type Who = { readonly driver?: string | null; readonly user?: string | null; readonly email?: string | null };

/** The person behind a driver, an account or an e-mail address, with everything that is the same person. */
export async function personOf(to: Queryable, { driver = null, user = null, email = null }: Who): Promise<Person> {
  if ([driver, user, email].filter((it) => it !== null && it !== '').length !== 1)
    throw new Invalid([{ propertyPath: 'driver', message: 'Bitte genau eines wählen: Fahrer, Nutzer oder E-Mail.' }]);
  const address = email?.trim().toLowerCase() ?? '';
  const is = driver
    ? sql`d.id = ${idOf('drivers', driver) ?? 0}`
    : user
      ? sql`u.id = ${idOf('users', user) ?? 0}`
      : sql`${address} in (lower(u.email), lower(d.email), lower(d.fax), lower(d."creditEmail"))`;
  const rows = await rowsOf<Found>(
    to,
    sql`select d.id as driver, u.id as "user", array[u.email, d.email, d.fax, d."creditEmail"] as emails,
          coalesce(nullif(concat_ws(' ', d.vorname, d.nachname), ''), d.kuerzel, u.name, u.username) as name
        from (select null::bigint as driver, id as account from users
              union all select id, null from drivers) start
          left join users own on own.id = start.account
          left join drivers d on d.id = start.driver or d.id = own.driver or d."user" = own.id
          left join users u on u.id = own.id or u.driver = d.id or u.id = d."user"
        where ${is}`,
  );
  if (rows.length === 0 && email === null) throw new NotFound();
  const all = <T>(of: (row: Found) => T | null) => [...new Set(rows.flatMap((it) => of(it) ?? []))];
  const own = email === null ? rows.flatMap((it) => it.emails.flatMap((at) => at?.toLowerCase() ?? [])) : [address];
  return {
    name: email ?? rows[0]?.name ?? '',
    drivers: all((it) => it.driver),
    users: all((it) => it.user),
    emails: [...new Set(own)],
  };
}

type Found = {
  readonly driver: number | null;
  readonly user: number | null;
  readonly emails: readonly (string | null)[];
  readonly name: string | null;
};

/** The mails to a person: about himself as a driver, or to one of his addresses. */
export function isMailTo({ drivers, emails }: Pick<Person, 'drivers' | 'emails'>): SQL {
  return sql`((it."entityType" = 'Driver' and it."entityId" = ${among(drivers)})
    or string_to_array(lower(it.recipients), '; ') && ${sql.param([...emails])}::text[])`;
}
