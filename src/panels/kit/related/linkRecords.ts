import { definitionOf } from '../../../api/definitions.ts';
import { refetchLists } from '../../../api/records/listUpkeep.ts';
import { create, remove, update } from '../../../api/records/mutations.ts';
import { fetchAnyItem } from '../../../api/records/queries.ts';
import type { AnyEntity } from '../../../api/records/entities.ts';
import { messageOf } from '../../../api/apiErrors.ts';
import { tellFailure } from '../../../commands/tellFailure.ts';
import { tools as toolsNow, type Tools } from '../../../commands/tools.ts';
import { nameOf } from '../represent.ts';
import { nameOfRow } from './nameOfRow.ts';
import { presetOf, type Related } from './related.ts';
import { textsOf } from '../textOf.ts';

/** Where the linked records come from: the path of their resource. */
export function linkedPath({ resource, links }: Related): string {
  return (
    (links?.through === undefined ? undefined : definitionOf({ path: resource.path }).fields[links.through]?.to) ??
    resource.path
  );
}

/** Puts a record that is there already into the list of another one. */
export async function linkRecord(
  related: Related,
  { owner, picked }: { owner: AnyEntity; picked: string },
  tools: Tools,
): Promise<void> {
  const { resource, links } = related;
  const takeBack = await (links?.link
    ? links.link(owner, picked).then(() => undefined)
    : links?.through === undefined
      ? joinRecord(related, owner, picked)
      : makeLink());
  refetchLists(resource.path);
  tools.notify.success(links?.words?.linked ?? `${resource.title.one} zugeordnet`, {
    detail: nameOf(picked),
    ...(takeBack && { undo: after(resource.path, takeBack) }),
  });

  async function makeLink() {
    const made = await create(resource, {
      ...presetOf(related, owner['@id']),
      [links?.through ?? '']: picked,
    });
    return () => remove(made['@id'], { version: made.version });
  }
}

/** Takes records out of the list of another one; they themselves stay. */
export async function unlinkRecords(
  related: Related,
  { owner, rows }: { owner: AnyEntity; rows: readonly AnyEntity[] },
  tools: Tools,
): Promise<void> {
  const { resource, links } = related;
  const ways: (() => Promise<unknown>)[] = [];
  for (const row of rows) {
    if (links?.unlink) await links.unlink(owner, row);
    else ways.push(await (links?.through === undefined ? leaveRecord(related, owner, row) : dropLink(related, row)));
  }
  refetchLists(resource.path);
  const [only] = rows;
  const detail =
    only && rows.length === 1
      ? nameOfRow(related, only['@id'])
      : `${String(rows.length)} ${resource.title.rows ?? resource.title.many}`;
  const undo = after(resource.path, async () => {
    for (const back of ways) await back();
  });
  tools.notify.success(links?.words?.unlinked ?? 'Zuordnung aufgehoben', { detail, ...(ways.length > 0 && { undo }) });
}

/** Says that a record was not linked or not taken out, in the list's own words where it has some. */
export function tellLinkFailure({ links }: Related, said: string, error: unknown): void {
  if (links?.words) toolsNow().notify.warning(links.words.failed(messageOf(error)));
  else tellFailure(said, error);
}

async function joinRecord(
  { resource, by = '' }: Related,
  owner: AnyEntity,
  iri: string,
): Promise<() => Promise<unknown>> {
  const row = await fetchAnyItem(iri);
  const before = row[by] ?? null;
  const isMany = definitionOf({ path: resource.path }).fields[by]?.kind === 'references';
  const joined = await update(
    resource,
    iri,
    { [by]: isMany ? [...new Set([...textsOf(before), owner['@id']])] : owner['@id'] },
    { version: row.version },
  );
  return () => update(resource, iri, { [by]: before }, { version: joined.version });
}

async function leaveRecord(
  { resource, by = '' }: Related,
  owner: AnyEntity,
  { '@id': iri }: AnyEntity,
): Promise<() => Promise<unknown>> {
  const row = await fetchAnyItem(iri);
  const before = row[by] ?? null;
  const isMany = definitionOf({ path: resource.path }).fields[by]?.kind === 'references';
  const left = await update(
    resource,
    iri,
    { [by]: isMany ? textsOf(before).filter((it) => it !== owner['@id']) : null },
    { version: row.version },
  );
  return () => update(resource, iri, { [by]: before }, { version: left.version });
}

async function dropLink({ resource }: Related, { '@id': iri }: AnyEntity): Promise<() => Promise<unknown>> {
  const row = await fetchAnyItem(iri);
  const fields = Object.entries(definitionOf({ path: resource.path }).fields).filter(
    ([, it]) => it.readOnly !== true && it.derive === undefined && it.by === undefined,
  );
  const values = Object.fromEntries(fields.flatMap(([name]) => (row[name] === undefined ? [] : [[name, row[name]]])));
  await remove(iri, { version: row.version });
  return () => create(resource, values);
}

function after(path: string, work: () => Promise<unknown>): () => Promise<void> {
  return async () => {
    await work();
    refetchLists(path);
  };
}
