import { fieldAt, wholeOf, type Resource, type ResourceOf } from '../domain/define/resource.ts';
import type { Noun } from '../domain/define/noun.ts';
import { nounByPath } from '../domain/nouns.ts';

const loading = new Map<string, Promise<Resource>>();
const loaded = new Map<string, Resource>();

/**
 * Fetches the whole definition of a resource, once; with it come those that its filters go through, because the words
 * of such a filter stand there. What could not be fetched is asked for again by the next who needs it.
 */
export function loadDefinition(noun: Pick<Noun, 'path'>): Promise<Resource> {
  const known = loading.get(noun.path);
  if (known) return known;
  const started = load(noun.path);
  loading.set(noun.path, started);
  started.catch(() => loading.delete(noun.path));
  return started;
}

async function load(path: string): Promise<Resource> {
  const noun = nounByPath(path);
  if (!noun) throw new Error(`${path} is not among the nouns`);
  const resource = await wholeOf(noun);
  loaded.set(path, resource);
  await Promise.all(passedThrough(resource).map((it) => loadDefinition({ path: it })));
  return resource;
}

function passedThrough(resource: Resource): readonly string[] {
  return Object.values(resource.filters).flatMap((it) =>
    it.kind === 'via' ? (fieldAt(resource, it.reference)?.to ?? []) : [],
  );
}

/** The whole definition of a resource whose panel is open; panels say which ones they need. */
export function definitionOf<N extends Noun>(noun: N): ResourceOf<N>;
export function definitionOf(noun: Pick<Noun, 'path'>): Resource;
export function definitionOf(noun: Pick<Noun, 'path'>): Resource {
  const resource = loaded.get(noun.path);
  if (!resource) throw new Error(`the definition of ${noun.path} has not been loaded by the panel that shows it`);
  return resource;
}

/** The definition on its way, for what can wait for it; nothing where it is here. */
export function missingDefinition(noun: Pick<Noun, 'path'>): Promise<Resource> | undefined {
  return loaded.has(noun.path) ? undefined : loadDefinition(noun);
}

/**
 * Fetches the definitions that filters and orders of a list go through, for who has to know what of them somebody may
 * ask.
 */
export async function loadReferred({ fields, filters, list }: Resource): Promise<void> {
  const heads = [
    ...Object.values(filters).flatMap((it) => ('reference' in it ? [it.reference] : [])),
    ...Object.values(filters).flatMap((it) => (it.kind === 'marked' ? it.references : [])),
    ...[list.sort, ...(list.sorts ?? [])].flatMap((it) =>
      it.includes('.') ? (it.replace(/^-/, '').split('.')[0] ?? []) : [],
    ),
  ];
  await Promise.all(heads.flatMap((it) => fields[it]?.to ?? []).map((path) => loadDefinition({ path })));
}

/** The whole definition of a resource, as far as somebody has needed it yet. */
export function knownDefinition(path: string): Resource | undefined {
  return loaded.get(path);
}
