import { resources } from '../../src/domain/resources.ts';
import type { Queryable } from '../storage/sql.ts';
import { noteLog, notedRequest } from './noteLog.ts';

/** What a program with a key asked for, and how it was answered. */
export type ProgramCall = {
  readonly at: Date;
  readonly keyName: string;
  readonly method: string;
  readonly url: string;
  readonly userAgent: string | undefined;
  readonly status: number;
  /** The names of the fields that it sent. */
  readonly fields: readonly string[];
};

const deeds: Readonly<Record<string, string>> = { POST: 'angelegt oder ausgeführt', DELETE: 'gelöscht' };
const typesByPath: Readonly<Record<string, 'api_contract' | 'api_protocol'>> = {
  contracts: 'api_contract',
  protocols: 'api_protocol',
};

/** Whether it is worth a line: reading is what programs do all day. */
export function isWorthNoting({ method, status }: Pick<ProgramCall, 'method' | 'status'>): boolean {
  return status >= 500 || (method !== 'GET' && method !== 'HEAD');
}

/** Notes a change that a program made or tried; what changed stands in the history of the record. */
export async function noteProgramCall(to: Queryable, call: ProgramCall): Promise<void> {
  const { at, keyName, method, url, userAgent, status, fields } = call;
  const [, , path = ''] = (url.split('?')[0] ?? '').split(/[/.]/);
  const what = resources.find((it) => it.path === path)?.title.one ?? path;
  const isDone = status < 400;
  await noteLog(to, {
    at,
    type: typesByPath[path] ?? 'api_change',
    level: isDone ? 'info' : status < 500 ? 'warning' : 'error',
    event: 'programCall',
    message: `${keyName}: ${what} ${isDone ? (deeds[method] ?? 'geändert') : `abgelehnt (${String(status)})`}`,
    data: { request: notedRequest({ url, method, userAgent }), ...(fields.length > 0 && { changeSet: fields }) },
  });
}
