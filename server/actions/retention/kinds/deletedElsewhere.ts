import { sql } from 'drizzle-orm';
import { among } from '../../../storage/sql.ts';
import { defineRetention } from '../defineRetention.ts';

const logged = (kind: 'logs' | 'logArchives' | 'signIns', table: string, which: string) =>
  defineRetention({
    kind,
    due: (before) =>
      sql`select it.id, it."createdAt"::date as day, false as held from ${sql.raw(table)} it
          where it."createdAt" < ${before} and ${sql.raw(which)}`,
    of: ({ users }) => sql`select id from ${sql.raw(table)} where "user" = ${among(users)}`,
  });

/**
 * What jobs of their own move or take away: here it is only counted once its period was shortened, for who has to agree
 * to that.
 */
export const logs = logged('logs', 'logs', `event is distinct from 'signIn'`);
export const logArchives = logged('logArchives', 'log_archives', 'true');
export const signIns = logged('signIns', 'logs', `event = 'signIn'`);
export const unnamedFiles = defineRetention({
  kind: 'unnamedFiles',
  due: (before) =>
    sql`select it.id, it.unnamed_since::date as day, false as held from images it
        where it.unnamed_since < ${before} and not exists (select from image_uses u where u.image = it.id)`,
});
