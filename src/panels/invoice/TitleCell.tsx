import type { Entity } from '../../api/records/entities.ts';
import type { invoiceEntry } from '../../domain/invoice/invoiceEntry.ts';
import { linesOfTitle } from '../../domain/invoice/linesOfTitle.ts';

/** What a position is for in two lines, so that it is read whole beside its figures (mock j2). */
export function TitleCell({ entity: { description, title } }: { entity: Entity<typeof invoiceEntry> }) {
  const [first, second] = linesOfTitle(title ?? '', description);
  return (
    <div className="two-lines justify-center" data-tip={[title, description].filter(Boolean).join('\n')}>
      <div>
        <span className="min-w-0 truncate">{first}</span>
      </div>
      {second && (
        <div className="text-11 font-text text-2">
          <span className="min-w-0 truncate">{second}</span>
        </div>
      )}
    </div>
  );
}
