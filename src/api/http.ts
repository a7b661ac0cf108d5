import { answerMs } from '../domain/app/patience.ts';
import { ApiError, apiErrorOf, OfflineError } from './apiErrors.ts';
import { takeEarly, type EarlyAnswer } from './earlyReads.ts';
import { throughPauses } from './pause.ts';
import { endSession, isCurrentToken, validToken } from './session/tokens.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[];
/** Names as the API spells them (`datum[after]`); lists are sent as `name[]`, empty values not at all. */
export type Query = Readonly<Record<string, QueryValue>>;
export type RequestOptions = {
  readonly body?: unknown;
  readonly query?: Query;
  /** The version the writer has seen; the server refuses with 412 when there is a newer one. */
  readonly ifMatch?: number;
  readonly signal?: AbortSignal | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Gives up after this long; 0 waits forever, as the live stream does. */
  readonly timeoutMs?: number;
  /** A request whose screen tells of a pause itself is not repeated after it. */
  readonly isWaiting?: false;
  /** Lets the request finish although the window closes. */
  readonly keepalive?: boolean;
};
export type Answer<T> = { readonly data: T; readonly etag: string | null; readonly status: number };

const contactListeners = new Set<(reached: boolean) => void>();

/** Asks the server as the signed-in person and reads the JSON answer. */
export async function request<T>(method: Method, path: string, options: RequestOptions = {}): Promise<Answer<T>> {
  const early = method === 'GET' ? await takeEarly(path + queryText(options.query)) : undefined;
  if (early) {
    report(true);
    return early as EarlyAnswer & { data: T };
  }
  const response = await send(method, path, options);
  const text = await response.text().catch(() => undefined);
  if (text === undefined) throw options.signal?.aborted ? options.signal.reason : new OfflineError();
  return { data: parsed(text, response.status) as T, etag: response.headers.get('ETag'), status: response.status };
}

/** The authenticated answer before it is read, for streams and files; waits where the server wants a pause. */
export function send(method: Method, path: string, options: RequestOptions = {}): Promise<Response> {
  const ask = () => sendNow(method, path, options);
  return options.isWaiting === false ? ask() : throughPauses(ask, options.signal);
}

/** A 401 is renewed once, then it and a 403 end the session. */
async function sendNow(method: Method, path: string, options: RequestOptions): Promise<Response> {
  const token = await validToken();
  let used = token;
  let response = await attempt(method, path, { ...options, token });
  if (response.status === 401 && token !== null) {
    used = await validToken(token);
    if (used !== null) response = await attempt(method, path, { ...options, token: used });
  }
  if (response.ok) return response;
  const refusedOutright = response.status === 401 || response.status === 403;
  if (refusedOutright && used !== null && isCurrentToken(used)) endSession();
  throw await apiErrorOf(response);
}

/** Asks without a session, as the login itself does. */
export async function requestOpenly<T>(method: Method, path: string, options: RequestOptions = {}): Promise<Answer<T>> {
  const response = await attempt(method, path, { ...options, token: null });
  if (!response.ok) throw await apiErrorOf(response);
  return {
    data: parsed(await response.text(), response.status) as T,
    etag: response.headers.get('ETag'),
    status: response.status,
  };
}

/** Calls back after each request with whether the server could be reached; the status bar lives on it. */
export function onContact(listener: (reached: boolean) => void): () => void {
  contactListeners.add(listener);
  return () => contactListeners.delete(listener);
}

/** The query text of an address, with lists as `name[]`. */
export function queryText(query: Query = {}): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === null || value === undefined || value === '') continue;
    if (typeof value !== 'object') params.append(name, String(value));
    else for (const each of value) params.append(name.endsWith('[]') ? name : `${name}[]`, String(each));
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

async function attempt(
  method: Method,
  path: string,
  options: RequestOptions & { readonly token: string | null },
): Promise<Response> {
  const address = path + queryText(options.query);
  const limit = options.timeoutMs ?? answerMs;
  const signals = [...(options.signal ? [options.signal] : []), ...(limit > 0 ? [AbortSignal.timeout(limit)] : [])];
  try {
    const response = await fetch(new URL(address, location.origin), {
      method,
      headers: headersOf(method, options),
      signal: signals.length > 0 ? AbortSignal.any(signals) : null,
      keepalive: options.keepalive ?? false,
      ...(options.body !== undefined && {
        body: options.body instanceof FormData ? options.body : JSON.stringify(options.body),
      }),
    });
    report(true);
    return response;
  } catch {
    if (options.signal?.aborted) throw options.signal.reason;
    report(false);
    throw new OfflineError();
  }
}

/** A proxy may answer with a page of its own where the server is meant. */
function parsed(text: string, status: number): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(status, {
      title: 'Unerwartete Antwort des Servers',
      detail: '',
      violations: [],
      current: undefined,
    });
  }
}

function headersOf(
  method: Method,
  options: RequestOptions & { readonly token: string | null },
): Record<string, string> {
  const sendsJson = options.body !== undefined && !(options.body instanceof FormData);
  return {
    Accept: 'application/ld+json',
    ...(sendsJson && { 'Content-Type': method === 'PATCH' ? 'application/merge-patch+json' : 'application/json' }),
    ...(options.ifMatch !== undefined && { 'If-Match': `"${options.ifMatch}"` }),
    ...(options.token !== null && { Authorization: `Bearer ${options.token}` }),
    ...options.headers,
  };
}

function report(reached: boolean): void {
  for (const listener of contactListeners) listener(reached);
}
