import { useAnyEntity, type Entity } from '../../../../api/records/entities.ts';
import { labelOf } from '../../../../domain/choices/choices.ts';
import { emptyTexts } from '../../../../domain/choices/emptyTexts.ts';
import { sizeText } from '../../../../domain/file/sizeText.ts';
import type { StoredFile } from '../../../../domain/file/storedFile.ts';
import { handoverOf } from '../../../../domain/protocol/storedFiles.ts';
import type { protocol } from '../../../../domain/protocol/protocol.ts';
import { companyZone, formatInstant } from '../../../../domain/time/zone.ts';
import { EmptyState } from '../../../../ui/display/EmptyState.tsx';
import { Icon } from '../../../../ui/display/Icon.tsx';
import { useFreshFile } from '../../../kit/fields/file/useFreshFile.ts';

type Protocol = Entity<typeof protocol>;

/** Every stored file of the order, to look at. */
export function StoredFilesTab({ protocol }: { protocol: Protocol }) {
  const files = (protocol.awsFiles ?? []).flatMap(({ label, image }) => (image ? [{ label, file: image }] : []));
  if (files.length === 0) return <EmptyState title={labelOf(emptyTexts, 'storedFiles')} />;
  return (
    <ul
      aria-label="Gespeicherte Dateien"
      className="grid min-h-0 flex-1 content-start gap-3 overflow-y-auto p-5 [grid-template-columns:repeat(auto-fill,minmax(190px,1fr))]"
    >
      {files.map(({ label, file }) => (
        <StoredItem key={file} label={label ?? 'Datei'} iri={file} handover={handoverOf(protocol, file)} />
      ))}
    </ul>
  );
}

/** Files of one name are told apart by their handover, their size and when they came. */
function StoredItem({ label, iri, handover }: { label: string; iri: string; handover: string | undefined }) {
  const file = useAnyEntity(iri) as unknown as StoredFile | undefined;
  useFreshFile(iri, file === undefined);
  return (
    <li className="min-w-0">
      <a
        href={file?.contentUrl}
        target="_blank"
        rel="noreferrer"
        className="flex items-start gap-4 rounded-2 border border-line p-2 hover:bg-hover"
      >
        <span className="grid h-[36px] w-[56px] flex-none place-items-center overflow-hidden rounded-1 bg-sunken">
          {file?.sizes ? (
            <img src={file.sizes.small} alt="" loading="lazy" className="h-[36px] w-[56px] object-cover" />
          ) : (
            <Icon name="file-text" className="text-3" />
          )}
        </span>
        <span className="min-w-0">
          <span className="block break-words hyphens-auto text-link">{label}</span>
          <span className="num block text-11 leading-[15px] text-3">
            {file ? [handover, sizeText(file.bytes)].filter(Boolean).join(' · ') : 'Daten werden geladen'}
          </span>
          <span className="num block text-11 leading-[15px] text-3">
            {formatInstant(file?.uploadedAt, companyZone)}
          </span>
        </span>
      </a>
    </li>
  );
}
