import { sql, type SQL } from 'drizzle-orm';
import { isStored } from '../../../src/domain/define/derivedField.ts';
import type { Field } from '../../../src/domain/define/field.ts';
import type { Resource } from '../../../src/domain/define/resource.ts';
import { resources } from '../../../src/domain/resources.ts';
import { amongTexts, name } from '../../storage/sql.ts';

/** Accounts and drivers are persons of their own; senders and companies are the firm itself. */
const elsewhere: readonly string[] = ['users', 'drivers', 'emails', 'companies'];

/** A resource in whose records somebody may stand with his e-mail address. */
export type ContactPlace = {
  readonly resource: Resource;
  /** Selects of `it` where one of these addresses stands. */
  readonly holds: (emails: readonly string[]) => SQL;
  /** Selects all addresses that stand there. */
  readonly addresses: SQL;
  /** The fields in which an address may stand. */
  readonly fields: readonly string[];
};

const isAddress = (field: Field) => field.kind === 'text' && field.pattern === 'email';

/** Every place of the definitions that holds e-mail addresses of people, worked out once. */
export const contactPlaces: readonly ContactPlace[] = resources.flatMap((resource) => {
  if (elsewhere.includes(resource.path)) return [];
  const found = Object.entries(resource.fields).flatMap(([field, declared]): [string, SQL][] => {
    if (!isStored(declared)) return [];
    if (isAddress(declared)) return [[field, sql`lower(it.${name(field)})`]];
    if (declared.kind !== 'embedded') return [];
    return Object.entries(declared.fields ?? {}).flatMap(([part, inner]): [string, SQL][] =>
      isAddress(inner) ? [[field, sql`lower(it.${name(field)} ->> ${part})`]] : [],
    );
  });
  if (found.length === 0) return [];
  return [
    {
      resource,
      fields: [...new Set(found.map(([field]) => field))],
      addresses: sql.join(
        found.map(([, value]) => sql`select ${value} from ${name(resource.path)} it`),
        sql` union all `,
      ),
      holds: (emails) =>
        sql`(${sql.join(
          found.map(([, value]) => sql`${value} = ${amongTexts(emails)}`),
          sql` or `,
        )})`,
    },
  ];
});
