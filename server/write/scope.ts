import type { PoolClient } from 'pg';
import { idOf, type Resource } from '../../src/domain/define/resource.ts';
import type { Definition, RowOf } from '../../src/domain/define/row.ts';
import { resourceByPath } from '../../src/domain/resources.ts';
import type { Actor } from '../storage/actor.ts';
import { readOne } from '../storage/readRecords.ts';
import type { DomainRecord } from '../storage/rows.ts';
import type { Behaviours, Scope } from './behaviour.ts';
import { createRecord, deleteRecord, updateRecord } from './records.ts';

/** Opens what a write and all its consequences share, for one transaction. */
export type OpenScope = (transaction: {
  readonly client: PoolClient;
  readonly actor: Actor;
  readonly now: Date;
}) => Scope;

/**
 * Opens scopes in which every write is followed by what the resources do beyond storing fields; made once, where the
 * server is composed.
 */
export function scopesWith(behaviours: Behaviours): OpenScope {
  return (transaction) => scopeOf(transaction, behaviours);
}

function scopeOf({ client, actor, now }: Parameters<OpenScope>[0], behaviours: Behaviours): Scope {
  const scope: Scope = {
    client,
    actor,
    now,
    behaviours,
    written: new Map(),
    found: new Map(),
    async change(resource, iri, changes) {
      return typed(
        resource,
        await updateRecord({ resource: known(resource.path), scope }, idAmong(resource, iri), {
          inputFor: () => changes,
        }),
      );
    },
    async make(resource, input) {
      return typed(resource, await createRecord({ resource: known(resource.path), scope }, input));
    },
    remove: (resource, iri) => deleteRecord({ resource: known(resource.path), scope }, idAmong(resource, iri), {}),
    async look(resource, iri) {
      const record = iri ? await readOne(client, known(resource.path), idAmong(resource, iri)) : undefined;
      return record && typed(resource, record);
    },
  };
  return scope;
}

/** Storage answers by the definition, so what it reads has the types of its row. */
function typed<R extends Definition>(_resource: R, record: DomainRecord): RowOf<R> {
  return record as RowOf<R>;
}

function idAmong({ path }: Definition, iri: string): number {
  const id = idOf(path, iri);
  if (id === undefined) throw new Error(`no record ${iri} among ${path}`);
  return id;
}

function known(path: string): Resource {
  const resource = resourceByPath(path);
  if (!resource) throw new Error(`no resource ${path}`);
  return resource;
}
