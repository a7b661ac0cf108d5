import type { Entity } from '../../../../api/records/entities.ts';
import { labelOf } from '../../../../domain/choices/choices.ts';
import { emptyTexts } from '../../../../domain/choices/emptyTexts.ts';
import type { protocol } from '../../../../domain/protocol/protocol.ts';

import { EmptyState } from '../../../../ui/display/EmptyState.tsx';
import { PlainTable } from './PlainTable.tsx';

type Protocol = Entity<typeof protocol>;

/** Every stored file of the order. */
export function StoredFilesTab({ protocol }: { protocol: Protocol }) {
  const files = protocol.awsFiles ?? [];
  if (files.length === 0) return <EmptyState title={labelOf(emptyTexts, 'storedFiles')} />;
  return (
    <PlainTable
      label="Gespeicherte Dateien"
      headings={['Bezeichnung']}
      rows={files.map((it, at) => ({ key: String(at), cells: [it.label ?? ''] }))}
    />
  );
}
