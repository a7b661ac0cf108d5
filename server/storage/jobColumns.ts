import { bigint, boolean, index, integer, jsonb, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/** What the job runner keeps beside the fields of a job, for itself alone. */
export const jobColumns = {
  /** Which of the declared jobs it is. */
  job: text('job').notNull().default(''),
  /** The name of what repeats, so that it stands once. */
  key: text('key'),
  attempts: integer('attempts').notNull().default(0),
  server: text('server'),
  /** By the clock of the database; a server that died loses its job then. */
  leasedUntil: timestamp('leasedUntil', { withTimezone: true, mode: 'string' }),
  stopAsked: boolean('stopAsked').notNull().default(false),
  input: jsonb('input'),
  /** What a repeating job remembers from one run to the next. */
  note: jsonb('note'),
  /** On whose behalf it works, and the number that tells persons and programs apart. */
  actor: jsonb('actor'),
  caller: bigint('caller', { mode: 'number' }),
};

type Columns = Readonly<Record<'state' | 'runAt' | 'key' | 'caller' | 'id', never>>;

/** How the runner finds what is to be done, and a person what he has started. */
export const jobIndexes = ({ state, runAt, key, caller, id }: Columns) => [
  index('jobs_state_runAt_idx').on(state, runAt),
  uniqueIndex('jobs_key_key').on(key),
  index('jobs_caller_id_idx').on(caller, id),
];
