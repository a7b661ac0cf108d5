import type { Iri } from '../../domain/define/field.ts';
import type { AnyRow, Definition, InputOf } from '../../domain/define/row.ts';
import { ApiError } from '../apiErrors.ts';
import {
  absorb,
  certain,
  forget,
  isWhole,
  readAnyEntity,
  readEntity,
  showAhead,
  type AnyEntity,
  type Entity,
} from './entities.ts';
import { request } from '../http.ts';
import { isHydraItem, type HydraItem } from './hydra.ts';
import { dropFromLists, refetchLists } from './listUpkeep.ts';
import { fetchAnyItem } from './queries.ts';
import { inRecordQueue } from './recordQueue.ts';

export type UpdateOptions = {
  /** The version the person has seen; the one shown now when missing. */
  readonly version?: number;
  /** Shows the change at once and takes it back when the server refuses. */
  readonly ahead?: boolean;
};

/**
 * Makes a record; lists of its resource show it at once in this window. With `once` the same call repeated finds the
 * record instead of making another.
 */
export async function create<R extends Definition>(
  definition: R,
  values: InputOf<R>,
  { once }: { once?: string } = {},
): Promise<Entity<R>> {
  const { data } = await request<HydraItem>('POST', `/api/${definition.path}`, {
    body: values,
    ...(once !== undefined && { headers: { 'Idempotency-Key': once } }),
  });
  const entity = taken(data);
  refetchLists(definition.path);
  return certain(definition, entity);
}

/** Changes fields of a record; a 412 leaves the other person's state in the record's atom and in `error.current`. */
export async function update<R extends Definition>(
  definition: R,
  iri: Iri,
  changes: InputOf<R>,
  { version, ahead = false }: UpdateOptions = {},
): Promise<Entity<R>> {
  const shown = ahead ? showAhead(definition, iri, changes) : undefined;
  try {
    const entity = await (version === undefined
      ? inRecordQueue([iri], async () => patched(iri, changes, await seenVersion(iri)))
      : patched(iri, changes, version));
    shown?.confirm();
    return certain(definition, entity);
  } catch (error) {
    shown?.takeBack();
    throw withCurrent(error);
  }
}

async function patched(iri: Iri, patch: AnyRow, ifMatch: number): Promise<AnyEntity> {
  // Whoever knows the record as it was needs to hear only what the change did to it.
  const isKnown = readAnyEntity(iri)?.version === ifMatch;
  const whole = !isKnown || isWhole(iri);
  const { data } = await request<HydraItem>('PATCH', iri, {
    body: patch,
    ifMatch,
    ...(isKnown && { headers: { Prefer: 'return=minimal' } }),
  });
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

/** The other person's state, where a change was refused because there is a newer one. */
export function currentIn<R extends Definition>(definition: R, error: unknown): Entity<R> | undefined {
  return error instanceof ApiError && isHydraItem(error.current)
    ? readEntity(definition, error.current['@id'])
    : undefined;
}

async function seenVersion(iri: string): Promise<number> {
  const known = readAnyEntity(iri)?.version ?? 0;
  return known > 0 ? known : (await fetchAnyItem(iri)).version;
}

function taken(item: HydraItem, { whole = true }: { whole?: boolean } = {}): AnyEntity {
  const entity = readAnyEntity(absorb(item, { whole }));
  if (!entity) throw new Error(`Der Datensatz ${item['@id']} ist nicht mehr vorhanden`);
  return entity;
}

function withCurrent(error: unknown): unknown {
  if (!(error instanceof ApiError) || !isHydraItem(error.current)) return error;
  const { status, title, detail, violations } = error;
  return new ApiError(status, { title, detail, violations, current: taken(error.current) });
}
