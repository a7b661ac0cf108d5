import { messageOf } from '../../../../api/apiErrors.ts';
import { useSnapshotContent } from '../../../../api/calls/snapshotContent.ts';
import { definitionOf } from '../../../../api/definitions.ts';
import type { Entity } from '../../../../api/records/entities.ts';
import { fieldText } from '../../../../domain/define/fieldText.ts';
import { protocol } from '../../../../domain/protocol/protocol.ts';
import { ErrorState } from '../../../../ui/display/ErrorState.tsx';
import { nameOf } from '../../../kit/represent.ts';
import { PlainTable } from '../../../kit/PlainTable.tsx';

type Protocol = Entity<typeof protocol>;

/** What a restore point holds beside what the protocol says now, field by field where they differ. */
export function SnapshotContent({ protocol: now, snapshot }: { protocol: Protocol; snapshot: number }) {
  const { content, error, refetch } = useSnapshotContent(now['@id'], snapshot);
  if (error)
    return (
      <ErrorState title="Der Sicherungspunkt konnte nicht geladen werden" onRetry={refetch}>
        {messageOf(error)}
      </ErrorState>
    );
  if (!content)
    return (
      <p role="status" className="p-5 text-3">
        Daten werden geladen
      </p>
    );
  const { held, lines } = compared(content, now);
  return (
    <div className="flex min-h-0 flex-1 flex-col border-t border-line">
      <p className="flex-none px-5 py-3 text-11 text-2">
        {`${String(held)} Angaben gesichert, ${String(lines.length)} anders als heute`}
      </p>
      {lines.length > 0 && (
        <PlainTable
          label="Inhalt des Sicherungspunkts"
          headings={['Feld', 'Gesichert', 'Heute']}
          widths={[180, undefined, undefined]}
          rows={lines}
        />
      )}
    </div>
  );
}

/** How many of the fields it says something about, and those that are otherwise today, be they empty then or now. */
function compared(content: Readonly<Record<string, unknown>>, now: Protocol) {
  const fields = Object.entries(definitionOf({ path: protocol.path }).fields).filter(([name]) => name in content);
  const told = fields.map(([name, field]) => {
    const [kept, today] = [content[name], (now as Readonly<Record<string, unknown>>)[name]].map((it) =>
      fieldText(field, it, nameOf),
    );
    return { name, label: field.label, kept, today };
  });
  return {
    held: told.filter((it) => it.kept).length,
    lines: told
      .filter((it) => it.kept !== it.today)
      .map((it) => ({ key: it.name, cells: [it.label, it.kept || '–', it.today || '–'] })),
  };
}
