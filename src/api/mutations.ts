import { ApiError } from './apiErrors.ts';
import { absorb, forget, isWhole, readEntity, showAhead, type Entity } from './entities.ts';
import { request } from './http.ts';
import { isHydraItem, type HydraItem } from './hydra.ts';
import { dropFromLists, refetchLists } from './listUpkeep.ts';
import { fetchItem } from './queries.ts';
import { inTurn } from './turns.ts';

type Values = Readonly<Record<string, unknown>>;
export type UpdateOptions = {
  /** The version the person has seen; the one shown now when missing. */
  readonly version?: number;
  /** Shows the change at once and takes it back when the server refuses. */
  readonly ahead?: boolean;
};

/** Makes a record; lists of its resource show it at once in this window. With `once` the same call repeated finds the record instead of making another. */
export async function create(path: string, values: Values, { once }: { once?: string } = {}): Promise<Entity> {
  const { data } = await request<HydraItem>('POST', `/api/${path}`, { body: values, ...(once !== undefined && { headers: { 'Idempotency-Key': once } }) });
  const entity = taken(data);
  refetchLists(path);
  return entity;
}

/** Changes fields of a record; a 412 leaves the other person's state in the record's atom and in `error.current`. */
export async function update(iri: string, patch: Values, { version, ahead = false }: UpdateOptions = {}): Promise<Entity> {
  const shown = ahead ? showAhead(iri, patch) : undefined;
  try {
    const entity = await (version === undefined ? inTurn([iri], async () => patched(iri, patch, await seenVersion(iri))) : patched(iri, patch, version));
    shown?.confirm();
    return entity;
  } catch (error) {
    shown?.takeBack();
    throw withCurrent(error);
  }
}

async function patched(iri: string, patch: Values, ifMatch: number): Promise<Entity> {
  // Whoever knows the record as it was needs to hear only what the change did to it.
  const isKnown = readEntity(iri)?.version === ifMatch;
  const whole = !isKnown || isWhole(iri);
  const { data } = await request<HydraItem>('PATCH', iri, { body: patch, ifMatch, ...(isKnown && { headers: { Prefer: 'return=minimal' } }) });
  return taken(data, { whole });
}

/** Deletes a record; it leaves every list at once. */
export async function remove(iri: string, { version }: { version?: number } = {}): Promise<void> {
  const ifMatch = version ?? (await seenVersion(iri));
  try {
    await request('DELETE', iri, { ifMatch });
  } catch (error) {
    throw withCurrent(error);
  }
  forget(iri);
  dropFromLists(iri);
}

/** Calls an action with an address of its own, for example `POST /api/mail_logs/5/retry`; items in the answer are taken in. */
export async function perform<T>(method: 'POST' | 'PATCH' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<T> {
  const { data } = await request<T>(method, path, body === undefined ? {} : { body });
  if (isHydraItem(data) && typeof data.version === 'number') absorb(data);
  return data;
}

async function seenVersion(iri: string): Promise<number> {
  const known = readEntity(iri)?.version ?? 0;
  return known > 0 ? known : (await fetchItem(iri)).version;
}

function taken(item: HydraItem, { whole = true }: { whole?: boolean } = {}): Entity {
  const entity = readEntity(absorb(item, { whole }));
  if (!entity) throw new Error(`Der Datensatz ${item['@id']} ist nicht mehr vorhanden`);
  return entity;
}

function withCurrent(error: unknown): unknown {
  if (!(error instanceof ApiError) || !isHydraItem(error.current)) return error;
  const { status, title, detail, violations } = error;
  return new ApiError(status, { title, detail, violations, current: taken(error.current) });
}
