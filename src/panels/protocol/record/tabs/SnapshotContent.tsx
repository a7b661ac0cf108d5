import { useMemo } from 'react';
import { messageOf } from '../../../../api/apiErrors.ts';
import { useSnapshotContent } from '../../../../api/calls/snapshotContent.ts';
import { definitionOf } from '../../../../api/definitions.ts';
import type { Entity } from '../../../../api/records/entities.ts';
import { labelOf } from '../../../../domain/choices/choices.ts';
import { protocolImageStates } from '../../../../domain/protocol/choices/protocolImageStates.ts';
import { protocol } from '../../../../domain/protocol/protocol.ts';
import { ErrorState } from '../../../../ui/display/ErrorState.tsx';
import { nameOf } from '../../../kit/represent.ts';
import { PlainTable } from '../../../kit/PlainTable.tsx';
import { useStandardPictures } from '../../images/useStandardPictures.ts';
import { snapshotLines } from './snapshotLines.ts';

type Protocol = Entity<typeof protocol>;

/** What a restore point holds beside what the protocol says now, field by field where they differ. */
export function SnapshotContent({ protocol: now, snapshot }: { protocol: Protocol; snapshot: number }) {
  const { content, error, refetch } = useSnapshotContent(now['@id'], snapshot);
  const picture = usePictureNames();
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
  const { fields } = definitionOf({ path: protocol.path });
  const { held, lines } = snapshotLines(fields, { content, now }, { refer: nameOf, picture });
  return (
    <div className="flex min-h-0 flex-1 flex-col border-t border-line">
      <p className="flex-none px-5 py-3 text-11 text-2">
        {`${String(held)} Angaben gesichert, ${String(lines.length)} anders als heute`}
      </p>
      {lines.length > 0 && (
        <PlainTable
          label="Inhalt des Sicherungspunkts"
          headings={['Feld', 'Gesichert', 'Heute']}
          widths={['min(180px, 30%)', undefined, undefined]}
          rows={lines.map(({ name, label, kept, today, alike }) => ({
            key: name,
            cells: [
              label,
              <Side key="kept" texts={kept} alike={alike} />,
              <Side key="today" texts={today} alike={alike} />,
            ],
          }))}
        />
      )}
    </div>
  );
}

/** So many entries of a list are told by name. */
const most = 5;

/** What stands on one side, an entry in each line. */
function Side({ texts, alike }: { texts: readonly string[]; alike: number }) {
  const more = texts.length - most;
  const rest = [more > 0 ? `und ${String(more)} weitere` : '', alike > 0 ? `${String(alike)} gleich` : ''];
  const shown = rest.filter(Boolean).join(', ');
  return (
    <>
      {texts.slice(0, most).map((it, at) => (
        <span key={`${String(at)}${it}`} className="block">
          {it}
        </span>
      ))}
      {shown !== '' && <span className="block text-3">{shown}</span>}
      {texts.length === 0 && shown === '' && '–'}
    </>
  );
}

/** A standard picture by what it shows and when it is taken; both handovers have a front. */
function usePictureNames(): (imageId: string) => string {
  const { pictures } = useStandardPictures();
  return useMemo(() => {
    const names = new Map(
      pictures.map((it) => [it.image, `${it.label ?? ''}, ${labelOf(protocolImageStates, it.state)}`]),
    );
    return (imageId) => names.get(imageId) ?? imageId;
  }, [pictures]);
}
