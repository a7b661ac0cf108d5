import { Icon } from '../../../ui/display/Icon.tsx';
import type { AvisCell } from './avisCell.ts';

/** What was noted: what is important first. */
export function NotesCell({ entity: { importantNote, note, additionalNote } }: AvisCell) {
  const [first, second] = [importantNote, note, additionalNote].filter(Boolean);
  const tip = [importantNote, note, additionalNote].filter(Boolean).join('\n');
  return (
    <div className="two-lines" data-tip={tip || undefined}>
      <div>
        {importantNote && <Icon name="circle-alert" size={12} label="Wichtiger Hinweis" className="text-danger" />}
        <span className={`truncate ${importantNote ? 'font-medium' : ''}`}>{first}</span>
      </div>
      <div>
        <span className="truncate text-2">{second}</span>
      </div>
    </div>
  );
}
