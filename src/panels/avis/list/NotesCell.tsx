import { Icon } from '../../../ui/display/Icon.tsx';
import { editedBy } from '../../kit/lock/editedBy.ts';
import type { AvisCell } from './avisCell.ts';

/** What was noted: what is important first; who edits the avis right now is said before a second note. */
export function NotesCell({ entity: { '@id': iri, importantNote, note, additionalNote } }: AvisCell) {
  const [first, second] = [importantNote, note, additionalNote].filter(Boolean);
  const edits = editedBy(iri);
  const tip = [importantNote, note, additionalNote].filter(Boolean).join('\n');
  return (
    <div className="two-lines" data-tip={tip || undefined}>
      <div>
        {importantNote && <Icon name="circle-alert" size={12} label="Wichtiger Hinweis" className="text-danger" />}
        <span className={`truncate ${importantNote ? 'font-medium' : ''}`}>{first}</span>
      </div>
      <div>
        {edits ? (
          <span className="truncate text-11 font-medium" data-tip={edits}>
            {edits}
          </span>
        ) : (
          <span className="truncate text-2">{second}</span>
        )}
      </div>
    </div>
  );
}
