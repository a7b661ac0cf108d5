import { OfflineError } from '../apiErrors.ts';
import { hasTokens, tokenKeys as keys } from './tokenKeys.ts';
import { inOneWindow } from '../live/windowLock.ts';

export type Tokens = { readonly token: string; readonly refresh_token: string };

const marginMs = 30_000;
/**
 * Below the time in which the server takes the same refresh token twice, so that a lost answer is asked for again and
 * nobody is signed out.
 */
const renewalMs = 4_000;
const renewals = 2;
const refusals = [400, 401, 403];
const endListeners = new Set<() => void>();
let renewing: Promise<string | null> | undefined;

/** Keeps the tokens of a login where every window of the browser finds them. */
export function keepTokens(tokens: Tokens): void {
  localStorage.setItem(keys.access, tokens.token);
  localStorage.setItem(keys.refresh, tokens.refresh_token);
  localStorage.setItem(keys.until, String(Date.now() + lifetimeOf(tokens.token)));
}

/** True while the token is still the one in use; answers to older ones say nothing about the present session. */
export function isCurrentToken(token: string): boolean {
  return localStorage.getItem(keys.access) === token;
}

/**
 * A token that will be accepted, renewed first when it is about to end or was just `rejected`; null when nobody is
 * signed in.
 */
export async function validToken(rejected?: string): Promise<string | null> {
  const usable = usableToken(rejected);
  if (usable !== undefined || !hasTokens()) return usable ?? null;
  renewing ??= renew(rejected ?? localStorage.getItem(keys.access)).finally(() => (renewing = undefined));
  return renewing;
}

/** Asks the server for new tokens now, as an authentication check does. */
export async function renewNow(): Promise<string | null> {
  return validToken(localStorage.getItem(keys.access) ?? undefined);
}

/**
 * Ends the session at the server, for every copy of its tokens; without a connection it ends there by itself when
 * nobody comes back.
 */
export async function revokeTokens(): Promise<void> {
  const refresh_token = localStorage.getItem(keys.refresh);
  if (refresh_token === null) return;
  await fetch(new URL('/api/token/revoke', location.origin), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({ refresh_token }),
    keepalive: true,
  }).catch(() => undefined);
}

/** Ends the session in this browser: everything kept locally goes, drafts live elsewhere and stay. */
export function endSession(): void {
  localStorage.clear();
  for (const listener of endListeners) listener();
}

/** Calls back whenever the session ends here, be it by the user or by a 401 or 403. */
export function onSessionEnd(listener: () => void): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

function usableToken(rejected?: string | null): string | undefined {
  const token = localStorage.getItem(keys.access);
  if (token === null || token === rejected) return undefined;
  return Number(localStorage.getItem(keys.until)) - Date.now() > marginMs ? token : undefined;
}

/** Windows share the tokens, so only one of them renews while the others wait and take its result. */
function renew(stale: string | null): Promise<string | null> {
  return inOneWindow('leitstand-token', async () => usableToken(stale) ?? exchange());
}

async function exchange(): Promise<string | null> {
  const refresh_token = localStorage.getItem(keys.refresh);
  if (refresh_token === null) return null;
  const answer = await exchanged(refresh_token);
  if (localStorage.getItem(keys.refresh) !== refresh_token) return usableToken() ?? null;
  if (answer === 'refused') {
    endSession();
    return null;
  }
  keepTokens(answer);
  return answer.token;
}

/** Only a plain no of the server is one: a fault of it, of a proxy or of the line ends no session. */
async function exchanged(refresh_token: string): Promise<Tokens | 'refused'> {
  for (let attempt = 0; attempt < renewals; attempt += 1) {
    const answer = await fetch(new URL('/api/token/refresh', location.origin), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ refresh_token }),
      signal: AbortSignal.timeout(renewalMs),
    })
      .then(async (response) => (refusals.includes(response.status) ? 'refused' : ((await response.json()) as unknown)))
      .catch(() => undefined);
    if (answer === 'refused' || isTokens(answer)) return answer;
  }
  throw new OfflineError();
}

/** Taken from the token's own span, so that a wrong clock of the computer does no harm. */
function lifetimeOf(token: string): number {
  const claims = claimsOf(token);
  const { exp, iat } = claims;
  if (typeof exp !== 'number') return 15 * 60_000;
  return (exp - (typeof iat === 'number' ? iat : Date.now() / 1000)) * 1000;
}

function claimsOf(token: string): Readonly<Record<string, unknown>> {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const claims: unknown = JSON.parse(atob(payload));
    return typeof claims === 'object' && claims !== null ? (claims as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Whether an answer carries the pair of tokens that a login or a renewal gives. */
export function isTokens(value: unknown): value is Tokens {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as Tokens).token === 'string' &&
    typeof (value as Tokens).refresh_token === 'string'
  );
}
