import { pathOfIri } from '../../../domain/define/iri.ts';
import { store } from '../../../api/records/entities.ts';
import { presenceAtom } from '../../../api/live/presence.ts';
import { editsSince } from '../../../domain/lock/lockWords.ts';
import { nounByPath } from '../../../domain/nouns.ts';

/**
 * Who else edits the record of a row, as a sentence for it; undefined while nobody does. A list whose rows say so
 * follows `subscribePresence`.
 */
export function editedBy(iri: string): string | undefined {
  const editor = store.get(presenceAtom(iri)).find((it) => it.since !== undefined);
  const title = nounByPath(pathOfIri(iri))?.title;
  return editor?.since && title && editsSince(title, { name: editor.name, since: editor.since });
}
