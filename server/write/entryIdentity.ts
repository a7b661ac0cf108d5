import type { AnyRow } from '../../src/domain/define/row.ts';
import type { Field } from '../../src/domain/define/field.ts';
import { filledIn } from '../storage/columns.ts';
import { entriesIn, partsOf, type Entry } from '../storage/entries.ts';
import { same } from '../storage/history.ts';

/**
 * A list as somebody sent it, each entry known by the number it brings, or, from callers that know of no numbers, by
 * having the same content as a stored one. What only the server sets stays; whatever is left over is new.
 */
export function withIdentity(field: Field, { stored, given }: { stored: unknown; given: unknown }): Entry[] {
  const sent = entriesIn(given).map(({ id, version, ...entry }) => ({
    id: typeof id === 'number' ? id : undefined,
    version,
    content: settable(field, entry),
  }));
  const named = new Set(sent.map(({ id }) => id));
  const left = [...entriesIn(stored)];
  return sent.map(({ id, version, content }) => {
    const origin =
      takenFrom(left, (it) => id !== undefined && it.id === id) ??
      takenFrom(left, (it) => !named.has(it.id) && same(settable(field, it), content));
    if (!origin) return { ...filledIn({}, field), ...content };
    return { ...origin, ...content, ...(version !== undefined && origin.id === id && { version }) };
  });
}

/** What a writer may set of an entry, with every part that it leaves out empty. */
function settable(field: Field, entry: Entry): AnyRow {
  const whole = filledIn(entry, field);
  return Object.fromEntries(partsOf(field).flatMap(([name, part]) => (part.readOnly ? [] : [[name, whole[name]]])));
}

function takenFrom(entries: Entry[], isIt: (entry: Entry) => boolean): Entry | undefined {
  const at = entries.findIndex(isIt);
  return at < 0 ? undefined : entries.splice(at, 1)[0];
}
