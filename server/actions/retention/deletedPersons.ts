import { createHmac, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { CalendarDay } from '../../../src/domain/time/calendarDay.ts';
import type { FileStore } from '../../files/store/fileStore.ts';
import { idsOf, name, rowsOf, type Queryable } from '../../storage/sql.ts';
import type { Scope } from '../../write/behaviour.ts';
import { retentions } from './allRetentions.ts';
import { contactPlaces } from './contactPlaces.ts';
import { contactsPlan, forgetContacts } from './contactsPlan.ts';
import type { Person } from './person.ts';
import type { PersonPlan } from './personPlan.ts';
import { noteRequest } from './report.ts';
import { removeOnRequest } from './removeOnRequest.ts';

const noteName = 'deleted-persons.json';
/** Held by whoever deletes a person: the list is read and written as a whole. */
const listLock = 6_512_011;

/**
 * One deletion on request as it is remembered beside the files, where no backup of the database carries it back:
 * numbers of records, and addresses as salted checksums, by which they can be found again and not read.
 */
const deletion = z.object({
  number: z.number().int(),
  at: z.iso.datetime(),
  drivers: z.array(z.number()),
  users: z.array(z.number()),
  salt: z.string(),
  emails: z.array(z.string()),
  rows: z.record(z.string(), z.array(z.number())),
});
type Deletion = z.infer<typeof deletion>;

/** The deletions that this store remembers, whatever state the database is in. */
export async function readDeletions(store: FileStore): Promise<readonly Deletion[]> {
  const text = await store.note(noteName);
  return text === undefined ? [] : z.array(deletion).parse(JSON.parse(text));
}

/** Remembers a deletion before its transaction ends: what could not be remembered is not deleted either. */
export async function rememberDeletion(
  { client, now }: Scope,
  store: FileStore,
  { person, plan }: { readonly person: Person; readonly plan: PersonPlan },
): Promise<void> {
  await rowsOf(client, sql`select pg_advisory_xact_lock(${listLock})`);
  const known = await readDeletions(store);
  const number = Math.max(await lastDone(client), ...known.map((it) => it.number)) + 1;
  const salt = randomBytes(16).toString('hex');
  const added: Deletion = {
    number,
    at: now.toISOString(),
    drivers: [...person.drivers],
    users: [...person.users],
    salt,
    emails: person.emails.map((it) => checksum(salt, it)),
    rows: Object.fromEntries(plan.going.map(({ retention, rows }) => [retention.kind, rows.map((it) => it.id)])),
  };
  await store.keepNote(noteName, JSON.stringify([...known, added]));
  await noteDone(client, number);
}

/**
 * Deletes once more what a restored database has brought back: whatever was deleted after the state that it is in, each
 * deletion in a transaction of its own. Answers how many records went.
 */
export async function repeatDeletions(
  store: FileStore,
  scope: <T>(work: (scope: Scope) => Promise<T>) => Promise<T>,
  today: CalendarDay,
): Promise<number> {
  let gone = 0;
  for (const it of (await readDeletions(store)).toSorted((one, other) => one.number - other.number))
    gone += await scope((inside) => repeat(inside, it, today));
  return gone;
}

async function repeat(scope: Scope, of: Deletion, today: CalendarDay): Promise<number> {
  const { client } = scope;
  await rowsOf(client, sql`select pg_advisory_xact_lock(${listLock})`);
  if (of.number <= (await lastDone(client))) return 0;
  await client.query(`select set_config('statement_timeout', '600000', true)`);
  await client.query(`select set_config('leitstand.retention', 'on', true)`);
  const person = await personAgain(client, of);
  const contacts = await contactsPlan(client, person);
  let gone = contacts.lines.reduce((sum, { state, count }) => sum + (state === 'goes' ? count : 0), 0);
  for (const retention of retentions) {
    const ids = of.rows[retention.kind] ?? [];
    if (ids.length === 0 || !retention.of) continue;
    // A number that was given anew after the restore belongs to somebody else.
    const his = await idsOf(
      client,
      sql`select distinct id from (${retention.of(person)}) his where id = any(${sql.param(ids)}::bigint[]) order by id`,
    );
    if (his.length > 0) await removeOnRequest(scope, { retention, ids: his, days: [] }, today);
    gone += his.length;
  }
  await forgetContacts(scope, person, contacts.going);
  await noteDone(client, of.number);
  if (gone > 0) await noteRequest(scope, today, gone);
  return gone;
}

/** The same person in what was restored: the records of then, and the addresses that fit the checksums. */
async function personAgain(to: Queryable, { drivers, users, at, salt, emails }: Deletion): Promise<Person> {
  const then = (path: 'drivers' | 'users', ids: readonly number[]) =>
    idsOf(
      to,
      sql`select id from ${name(path)} where id = any(${sql.param([...ids])}::bigint[]) and "createdAt" <= ${at} order by id`,
    );
  const wanted = new Set(emails);
  const known = wanted.size === 0 ? [] : await everyAddress(to);
  return {
    name: '',
    drivers: await then('drivers', drivers),
    users: await then('users', users),
    emails: known.filter((it) => wanted.has(checksum(salt, it))),
  };
}

async function everyAddress(to: Queryable): Promise<readonly string[]> {
  const places = [
    sql`select lower(email) as email from users`,
    sql`select lower(it) from drivers, unnest(array[email, fax, "creditEmail"]) it`,
    sql`select lower(it) from mail_logs, unnest(string_to_array(recipients, '; ')) it`,
    ...contactPlaces.map(({ addresses }) => sql`select lower(it) from (${addresses}) as it(it)`),
  ];
  const rows = await rowsOf<{ email: string | null }>(to, sql`${sql.join(places, sql` union `)}`);
  return rows.flatMap((it) => it.email ?? []);
}

const checksum = (salt: string, email: string): string => createHmac('sha256', salt).update(email).digest('hex');

/** Up to which deletion this database has had them: a restored one says the number of its day. */
async function lastDone(to: Queryable): Promise<number> {
  const [row] = await rowsOf<{ value: number }>(to, sql`select value from system_facts where name = 'deletions'`);
  return Number(row?.value ?? 0);
}

async function noteDone(to: Queryable, number: number): Promise<void> {
  await rowsOf(
    to,
    sql`insert into system_facts (name, value) values ('deletions', ${JSON.stringify(number)}::jsonb)
          on conflict (name) do update set value = excluded.value`,
  );
}
