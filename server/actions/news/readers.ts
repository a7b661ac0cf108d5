import { sql } from 'drizzle-orm';
import { richText } from '../../../src/domain/define/field.ts';
import { fieldText } from '../../../src/domain/define/fieldText.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import type { News } from '../../../src/domain/news/news.ts';
import { rowsOf } from '../../storage/sql.ts';
import type { Scope } from '../../write/behaviour.ts';

/** A message shows so much; the rest is read where the news stand. */
const shownText = 500;

/** Everybody of the staff who may sign in, but not whoever releases the news. */
export function staffToTell({ client, actor }: Scope): Promise<string[]> {
  return addressed(
    rowsOf(
      client,
      sql`select id from users where active and roles <> '{}' and id is distinct from ${actor.userId} order by id`,
    ),
  );
}

/** The accounts of drivers who use the app and may sign in (R11). */
export function appUsersToTell({ client }: Pick<Scope, 'client'>): Promise<string[]> {
  return addressed(
    rowsOf(
      client,
      sql`select distinct u.id from drivers d join users u on u.id = d."user"
          where d.active and d."appAccess" and u.active order by u.id`,
    ),
  );
}

async function addressed(rows: Promise<readonly { id: number }[]>): Promise<string[]> {
  return (await rows).map(({ id }) => iriOf('users', id));
}

/** The news as a message: its title, and its text without the marks of the editor. */
export function tellOf({ title, content }: Pick<News, 'title' | 'content'>): { title: string; body: string } {
  const plain = fieldText(richText('Inhalt'), content, String).replaceAll(/\s+/g, ' ').trim();
  return {
    title: title ?? 'News',
    body: plain.length > shownText ? `${plain.slice(0, shownText)} …` : plain,
  };
}
