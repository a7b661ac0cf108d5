import type { AvisEntity } from '../../../commands/avis/avisFacts.ts';
import { avisColours } from '../../../domain/choices/avisColours.ts';
import { avisStatuses } from '../../../domain/avis/choices/avisStatuses.ts';
import { labelOf } from '../../../domain/choices/choices.ts';
import { emptyTexts } from '../../../domain/choices/emptyTexts.ts';
import { companyZone, formatInstant } from '../../../domain/time/zone.ts';

type Entry = NonNullable<AvisEntity['logs']>[number];

const words = {
  status: { label: 'Status', say: (key: string) => labelOf(avisStatuses, key) || key },
  color: { label: 'Farbe', say: (key: string) => labelOf(avisColours, key) || key },
  note: { label: 'Notiz', say: (text: string) => text },
} as const;
const names = ['status', 'color', 'note'] as const;

/**
 * What happened to an avis, newest first, each change from what to what. No list inside a record (`RelatedLog`): the
 * lines have come with the avis, a column beside the form is too narrow for a grid, and nothing can be done with them.
 */
export function AvisLog({ logs }: { logs: readonly Entry[] }) {
  if (logs.length === 0) return <p className="text-3">{labelOf(emptyTexts, 'avisLogs')}</p>;
  return (
    <ol className="flex flex-col gap-4">
      {logs.toReversed().map((entry) => (
        <li key={entry.id} className="flex flex-col gap-0.5 text-11">
          <span className="num text-3">
            {formatInstant(entry.date, companyZone)} · {entry.user?.system ? 'System' : entry.user?.kuerzel || '–'}
          </span>
          {entry.userNotes && <span className="whitespace-pre-line">{entry.userNotes}</span>}
          {entry.systemLogs && <span className="whitespace-pre-line text-2">{entry.systemLogs}</span>}
          {names.map((name) => {
            const change = entry.fields?.[name];
            if (!change || (!change.from && !change.to)) return null;
            const { label, say } = words[name];
            return (
              <span key={name} className="text-2">
                {label}: <s className="text-3">{change.from ? say(change.from) : 'leer'}</s>{' '}
                <span className="font-medium text-1">{change.to ? say(change.to) : 'leer'}</span>
              </span>
            );
          })}
        </li>
      ))}
    </ol>
  );
}
