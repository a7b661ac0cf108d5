import { awaited } from '../runner/awaited.ts';

/** What a call brought back; JSON is read already. */
export type Answer = {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Json;
  readonly etag: string | null;
};
/** An answer as tests look at it: any path into it may be tried, the expectation says what stands there. */
export type Json = ReturnType<typeof JSON.parse>;
export type CallOptions = { readonly headers?: Readonly<Record<string, string>> };

/** Somebody who calls the server over HTTP, with or without a token. */
export type Client = {
  readonly token: string | null;
  get(path: string, options?: CallOptions): Promise<Answer>;
  post(path: string, body?: unknown, options?: CallOptions): Promise<Answer>;
  patch(path: string, body: unknown, options?: CallOptions): Promise<Answer>;
  put(path: string, body: unknown, options?: CallOptions): Promise<Answer>;
  delete(path: string, options?: CallOptions): Promise<Answer>;
  /** The answer as it comes, for streams and pages. */
  open(path: string, init?: RequestInit): Promise<Response>;
};

/** A caller of the server at this address. */
export function clientOf(address: string, token: string | null): Client {
  const bearer: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
  const open = (path: string, init: RequestInit = {}) =>
    fetch(address + path, { ...init, headers: { ...bearer, ...(init.headers as Record<string, string> | undefined) } });
  const call = async (
    method: string,
    path: string,
    { body, type, headers = {} }: { body?: unknown; type?: string } & CallOptions,
  ): Promise<Answer> => {
    const sends = body !== undefined;
    const response = await awaited(
      `an answer to ${method} ${path}`,
      open(path, {
        method,
        headers: { ...(sends && { 'content-type': type ?? 'application/json' }), ...headers },
        ...(sends && { body: JSON.stringify(body) }),
      }),
    );
    return {
      status: response.status,
      headers: response.headers,
      body: readable(await response.text()),
      etag: response.headers.get('etag'),
    };
  };
  return {
    token,
    open,
    get: (path, options = {}) => call('GET', path, options),
    post: (path, body, options = {}) => call('POST', path, { body, ...options }),
    patch: (path, body, options = {}) =>
      call('PATCH', path, { body, type: 'application/merge-patch+json', ...options }),
    put: (path, body, options = {}) => call('PUT', path, { body, ...options }),
    delete: (path, options = {}) => call('DELETE', path, options),
  };
}

function readable(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text as Json;
  }
}
