import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../storage/sql.ts';

/**
 * What is known of the offer mails: the last day they went out by themselves, and the mails and rides of the last run,
 * until the first of these mails has arrived.
 */
export type OfferRun = {
  readonly day: string | null;
  readonly rides: readonly number[];
  readonly mails: readonly number[];
};

const none: OfferRun = { day: null, rides: [], mails: [] };

/** The run as it stands, held until the transaction ends, so that two runs at once become two after each other. */
export async function holdRun(to: Queryable): Promise<OfferRun> {
  await rowsOf(
    to,
    sql`insert into system_facts (name, value) values ('offerMail', ${JSON.stringify(none)}::jsonb) on conflict do nothing`,
  );
  const [row] = await rowsOf<{ value: OfferRun }>(
    to,
    sql`select value from system_facts where name = 'offerMail' for update`,
  );
  return { ...none, ...row?.value };
}

/** Keeps what was found out about the run that is held. */
export async function noteRun(to: Queryable, run: OfferRun): Promise<void> {
  await rowsOf(to, sql`update system_facts set value = ${JSON.stringify(run)}::jsonb where name = 'offerMail'`);
}
