import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from './sql.ts';

/** The channel on which a server tells all of them how far its background work has come. */
export const progressChannel = 'leitstand_progress';
export type Progress = {
  readonly task: string;
  readonly label: string;
  readonly done: number;
  readonly of: number;
  /** Where it can be stopped. */ readonly stop?: string;
};

/** Tells every server of a step; a step that is lost is made up for by the next one. */
export async function tellProgress(to: Queryable, step: Progress): Promise<void> {
  await rowsOf(to, sql`select pg_notify(${progressChannel}, ${JSON.stringify(step)})`);
}
