import { defineCall, json, nothing } from '../define/call.ts';
import { described, flag, given, idOrIri, iri, maybe, moment, object, text } from '../define/shape.ts';

const record = {
  resourceType: described(text, 'Klasse (`ContractAvis`), Pfad (`contract_avis`) oder IRI'),
  resourceId: described(idOrIri, 'Nummer oder IRI des Datensatzes'),
};
const window = described(text, 'Fenster der Person; ohne Angabe das eine, das sie hat');

/** Says that somebody edits a record, and said again every minute that he still does. */
export const acquireLock = defineCall({
  id: 'lock.acquire',
  title: 'Einen Datensatz zum Bearbeiten sperren, oder die eigene Sperre verlängern',
  heading: 'Sperre',
  call: 'POST /locks',
  area: 'own',
  write: true,
  input: given({ ...record, forceLock: described(flag, 'Die Sperre einer anderen Person übernehmen'), window }, [
    'resourceType',
  ]),
  answer: json(
    'Die Sperre',
    object({
      resource: iri,
      user: text,
      since: moment,
      until: moment,
      takenFrom: described(maybe(text), 'Wem sie eben genommen wurde'),
    }),
  ),
  errors: { missing: true, invalid: true, conflict: 'Eine andere Person bearbeitet den Datensatz' },
});

/** Says that somebody no longer edits a record; one that he does not hold is let be. */
export const releaseLock = defineCall({
  id: 'lock.release',
  title: 'Die eigene Sperre eines Datensatzes freigeben',
  heading: 'Sperre',
  call: 'DELETE /locks/delete',
  area: 'own',
  write: true,
  input: given({ ...record, window }, ['resourceType']),
  answer: nothing('Freigegeben'),
  errors: { invalid: true },
});
