import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../storage/sql.ts';

/** Whether rows of the file are being taken over or back, on whichever server. */
export async function isWorkedOn(to: Queryable, importId: number): Promise<boolean> {
  const [running] = await rowsOf(
    to,
    sql`select id from jobs where job in ('imports.takeOver', 'imports.takeBack') and state in ('waiting', 'running')
          and input->>'importId' = ${String(importId)} limit 1`,
  );
  return running !== undefined;
}
