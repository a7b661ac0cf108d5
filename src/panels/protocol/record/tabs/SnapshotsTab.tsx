import { useState } from 'react';
import type { Entity } from '../../../../api/records/entities.ts';
import { labelOf } from '../../../../domain/choices/choices.ts';
import { emptyTexts } from '../../../../domain/choices/emptyTexts.ts';
import { protocolStates } from '../../../../domain/protocol/choices/protocolStates.ts';
import type { protocol } from '../../../../domain/protocol/protocol.ts';
import { companyZone, formatInstant } from '../../../../domain/time/zone.ts';
import { tools } from '../../../../commands/tools.ts';
import { Button } from '../../../../ui/display/Button.tsx';
import { EmptyState } from '../../../../ui/display/EmptyState.tsx';
import { PlainTable } from '../../../kit/PlainTable.tsx';
import { SnapshotContent } from './SnapshotContent.tsx';

type Protocol = Entity<typeof protocol>;

async function restorePoint(it: Protocol, snapshot: number | null | undefined): Promise<void> {
  const { restore } = await import('../../../../commands/protocol/restoreRuns.ts');
  if (typeof snapshot === 'number') await restore(it, snapshot, tools());
}

/** A state by its name; its number goes where there is little room. */
function State({ state }: { state: string | null | undefined }) {
  const label = labelOf(protocolStates, state);
  const [, name = label, number = ''] = /^(.*)( U\d)$/.exec(label) ?? [];
  return (
    <>
      {name}
      <span className="hidden @min-[620px]:inline">{number}</span>
    </>
  );
}

/** The restore points of a protocol, the newest first. */
export function SnapshotsTab({ protocol }: { protocol: Protocol }) {
  const [shown, setShown] = useState<number | null>(null);
  const points = (protocol.availableSnapshots ?? []).toSorted(
    (one, other) => (other.counter ?? 0) - (one.counter ?? 0),
  );
  if (points.length === 0) return <EmptyState title={labelOf(emptyTexts, 'snapshots')} />;
  return (
    <div className="contents [--w-commands:76px] [--w-moment:96px] @min-[620px]:[--w-commands:220px] @min-[620px]:[--w-moment:134px]">
      <PlainTable
        label="Snapshots"
        headings={['Nr.', 'Datum', 'Alter Status', 'Neuer Status', 'Befehl']}
        widths={[32, 'var(--w-moment)', undefined, undefined, 'var(--w-commands)']}
        rows={points.map((it) => ({
          key: String(it.id),
          cells: [
            String(it.counter ?? ''),
            formatInstant(it.createdAt, companyZone),
            <State key="old" state={it.oldProcessState} />,
            <State key="new" state={it.newProcessState} />,
            <span key="commands" className="-my-2 flex gap-2">
              <Button
                small
                icon="eye"
                expanded={shown === it.id}
                onClick={() => setShown(shown === it.id ? null : (it.id ?? null))}
              >
                <span className="sr-only @min-[620px]:not-sr-only">Inhalt</span>
              </Button>
              <Button small icon="rotate-ccw" onClick={() => void restorePoint(protocol, it.id)}>
                <span className="sr-only @min-[620px]:not-sr-only">Zurücksetzen</span>
              </Button>
            </span>,
          ],
        }))}
      />
      {shown !== null && <SnapshotContent key={shown} protocol={protocol} snapshot={shown} />}
    </div>
  );
}
