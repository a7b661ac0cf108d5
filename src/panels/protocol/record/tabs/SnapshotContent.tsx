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
  const lines = differing(content, now);
  return (
    <div className="flex min-h-0 flex-1 flex-col border-t border-line">
      <p className="flex-none px-5 py-3 text-11 text-2">
        {`${String(Object.keys(content).length)} Angaben gesichert, ${String(lines.length)} anders als heute`}
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

function differing(content: Readonly<Record<string, unknown>>, now: Protocol) {
  const { fields } = definitionOf({ path: protocol.path });
  return Object.entries(fields).flatMap(([name, field]) => {
    if (!(name in content)) return [];
    const [then, today] = [content[name], (now as Readonly<Record<string, unknown>>)[name]].map((it) =>
      fieldText(field, it, nameOf),
    );
    return then === today ? [] : [{ key: name, cells: [field.label, then || '–', today || '–'] }];
  });
}
