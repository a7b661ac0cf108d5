import { resourceByPath } from '../../src/domain/resources.ts';
import { idOf, type Resource } from '../../src/domain/define/resource.ts';
import { readOne } from '../storage/readRecords.ts';
import type { DomainRecord } from '../storage/rows.ts';
import { createRecord, updateRecord } from '../storage/writeRecords.ts';
import type { Scope } from './behaviour.ts';
import { behaviourOf } from './behaviours.ts';

type Values = Readonly<Record<string, unknown>>;

/** Changes another record as a consequence, on the same road as everybody else (rules, history, change log). */
export async function change(scope: Scope, iri: string, input: Values): Promise<DomainRecord> {
  const { resource, id } = found(iri);
  return updateRecord({ resource, behaviour: behaviourOf(resource.path), scope }, id, { input });
}

/** Makes another record as a consequence. */
export async function make(scope: Scope, path: string, input: Values): Promise<DomainRecord> {
  const resource = resourceByPath(path);
  if (!resource) throw new Error(`no resource ${path}`);
  return createRecord({ resource, behaviour: behaviourOf(path), scope }, input);
}

/** Another record as it stands in this transaction; undefined when there is no reference or no record. */
export async function look(scope: Scope, iri: unknown): Promise<DomainRecord | undefined> {
  if (typeof iri !== 'string') return undefined;
  const { resource, id } = found(iri);
  return readOne(scope.client, resource, id);
}

function found(iri: string): { resource: Resource; id: number } {
  const path = iri.split('/')[2] ?? '';
  const resource = resourceByPath(path);
  const id = idOf(path, iri);
  if (!resource || id === undefined) throw new Error(`no record ${iri}`);
  return { resource, id };
}
