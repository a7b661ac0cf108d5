import type { PoolClient } from 'pg';
import { idOf, type Resource } from '../../src/domain/define/resource.ts';
import { resourceByPath } from '../../src/domain/resources.ts';
import type { Actor } from '../storage/actor.ts';
import { readOne } from '../storage/readRecords.ts';
import { createRecord, deleteRecord, updateRecord, type Write } from '../storage/writeRecords.ts';
import type { Scope } from './behaviour.ts';
import { behaviourOf } from './behaviours.ts';

/** Opens what a write and all its consequences share, for one transaction. */
export function scopeOf({ client, actor, now }: { client: PoolClient; actor: Actor; now: Date }): Scope {
  const scope: Scope = {
    client,
    actor,
    now,
    written: new Map(),
    found: new Map(),
    change: (iri, input) => { const { resource, id } = found(iri); return updateRecord(writeOf(resource, scope), id, { inputFor: () => input }); },
    make: (path, input) => createRecord(writeOf(known(path), scope), input),
    remove: (iri) => { const { resource, id } = found(iri); return deleteRecord(writeOf(resource, scope), id, {}); },
    look: async (iri) => { if (typeof iri !== 'string') return undefined; const { resource, id } = found(iri); return readOne(client, resource, id); },
  };
  return scope;
}

/** What storage needs to write a record of the resource with everything the resource does. */
export function writeOf(resource: Resource, scope: Scope): Write {
  return { resource, behaviour: behaviourOf(resource.path), scope };
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
