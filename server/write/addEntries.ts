import { positionField } from '../../src/domain/define/entryPlace.ts';
import { noteChanges } from '../storage/changeLog.ts';
import type { Entry } from '../storage/entries.ts';
import { behaviourOf, prepared } from './asked.ts';
import type { Intent } from './behaviour.ts';
import { inPlace, rowOf, runEntryEffects, shownOf, type List } from './entryList.ts';
import { insertRows } from './row.ts';

/** An entry that is new in its list, with its place there. */
export type NewEntry = { readonly entry: Entry; readonly place: number };

/**
 * Stores what is new in a list, all in one statement, because a document has thousands; each is asked for by the rules
 * first and has its consequences after. Answered by their places.
 */
export async function addEntries(at: List, wanted: readonly NewEntry[]): Promise<ReadonlyMap<number, Entry>> {
  const { resource, scope } = at;
  const intents: Intent[] = [];
  for (const { entry, place } of wanted)
    intents.push(
      await inPlace(at, place, () =>
        prepared(
          behaviourOf(at),
          {
            kind: 'create',
            before: undefined,
            after: { ...rowOf(at, entry), [positionField]: place + 1 },
            input: entry,
          },
          scope,
        ),
      ),
    );
  const [first] = wanted;
  if (!first) return new Map();
  const rows = await inPlace(at, first.place, () =>
    insertRows(
      { resource, scope },
      intents.map(({ after }) => after),
    ),
  );
  await noteChanges(
    scope.client,
    rows.map(({ id, version }) => ({ path: resource.path, id, kind: 'create', version, by: scope.actor.username })),
  );
  const added = new Map<number, Entry>();
  for (const [which, row] of rows.entries()) {
    const [intent, asked] = [intents[which], wanted[which]];
    if (!intent || !asked) continue;
    await inPlace(at, asked.place, () => runEntryEffects(at, { ...intent, after: row }, row));
    added.set(asked.place, shownOf(at.field, row));
  }
  return added;
}
