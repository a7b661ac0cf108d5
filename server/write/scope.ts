import type { PoolClient } from 'pg';
import { idOf, type Resource } from '../../src/domain/define/resource.ts';
import { resourceByPath } from '../../src/domain/resources.ts';
import type { Actor } from '../storage/actor.ts';
import { readOne } from '../storage/readRecords.ts';
import type { Behaviours, Scope } from './behaviour.ts';
import { createRecord, deleteRecord, updateRecord } from './records.ts';

/** Opens what a write and all its consequences share, for one transaction. */
export type OpenScope = (transaction: { readonly client: PoolClient; readonly actor: Actor; readonly now: Date }) => Scope;

/** Opens scopes in which every write is followed by what the resources do beyond storing fields; made once, where the server is composed. */
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
    change: (iri, input) => { const { resource, id } = found(iri); return updateRecord({ resource, scope }, id, { inputFor: () => input }); },
    make: (path, input) => createRecord({ resource: known(path), scope }, input),
    remove: (iri) => { const { resource, id } = found(iri); return deleteRecord({ resource, scope }, id, {}); },
    look: async (iri) => { if (typeof iri !== 'string') return undefined; const { resource, id } = found(iri); return readOne(client, resource, id); },
  };
  return scope;
}

function found(iri: string): { resource: Resource; id: number } {
  const resource = known(iri.split('/')[2] ?? '');
  const id = idOf(resource.path, iri);
  if (id === undefined) throw new Error(`no record ${iri}`);
  return { resource, id };
}

function known(path: string): Resource {
  const resource = resourceByPath(path);
  if (!resource) throw new Error(`no resource ${path}`);
  return resource;
}
