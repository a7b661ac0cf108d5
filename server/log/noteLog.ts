import { sql } from 'drizzle-orm';
import { iriOf } from '../../src/domain/define/resource.ts';
import { log, type Log } from '../../src/domain/log/log.ts';
import type { LogEvent } from '../../src/domain/log/logEvents.ts';
import { resourceOf } from '../../src/domain/resources.ts';
import { labelsFor, searchTextOf } from '../storage/searchText.ts';
import { rowsOf, type Queryable } from '../storage/sql.ts';

const longestMessage = 500;

/** A request as the log names it: its address without what stands behind the question mark, where secrets travel. */
export type NotedRequest = { readonly uri: string; readonly method: string; readonly userAgent: string };

/** What staff may ask about later, without values of records: nobody reads here what he may not read elsewhere. */
export type LogEntry = {
  readonly at: Date;
  readonly type: NonNullable<Log['type']>;
  readonly level: NonNullable<Log['level']>;
  readonly event: LogEvent;
  readonly message: string;
  readonly data?: {
    readonly request?: NotedRequest;
    readonly mail?: string;
    readonly template?: string | null;
    /** The record that it tells of, where that is no mail and no request. */
    readonly record?: string;
    /** The names of the fields that were sent. */
    readonly changeSet?: readonly string[];
    readonly content?: string;
  };
  readonly userId?: number | null;
};

/** Writes an entry of the log; without history and live change, because entries never change and come in numbers. */
export async function noteLog(to: Queryable, { at, message, data, userId = null, ...entry }: LogEntry): Promise<void> {
  const resource = resourceOf(log);
  const noted = { message: message.slice(0, longestMessage), user: userId === null ? null : iriOf('users', userId) };
  const searched = searchTextOf(resource, noted, await labelsFor(to, resource, [noted]));
  const moment = at.toISOString();
  await rowsOf(
    to,
    sql`insert into logs ("createdAt", "updatedAt", type, level, event, message, data, "user", search_text)
        values (${moment}, ${moment}, ${entry.type}, ${entry.level}, ${entry.event}, ${noted.message},
                ${data === undefined ? null : JSON.stringify(data)}::jsonb, ${userId}, ${searched})`,
  );
}

type Asked = { readonly url: string; readonly method: string; readonly userAgent: string | undefined };

/** A request as the log keeps it. */
export function notedRequest({ url, method, userAgent = '' }: Asked): NotedRequest {
  return { uri: (url.split('?')[0] ?? '').slice(0, 300), method, userAgent: userAgent.slice(0, 200) };
}
