import { useState } from 'react';
import { messageOf } from '../../../../api/apiErrors.ts';
import { useAnyEntity } from '../../../../api/records/entities.ts';
import { freshFile, turnFile } from '../../../../api/uploads.ts';
import { isPicture, type GuardedFile, type StoredFile } from '../../../../domain/file/storedFile.ts';
import { Icon } from '../../../../ui/display/Icon.tsx';
import { IconButton } from '../../../../ui/display/IconButton.tsx';
import { notify } from '../../../../ui/overlays/notify.ts';
import { useFreshFile } from './useFreshFile.ts';

type Props = {
  readonly iri: string;
  readonly label: string;
  readonly readOnly: boolean;
  readonly onReplace: () => void;
  readonly onRemove: () => void;
};

/** What is stored: a look at it, its name, and what can be done with it. */
export function StoredFileView({ iri, label, readOnly, onReplace, onRemove }: Props) {
  const file = useAnyEntity(iri) as unknown as StoredFile | GuardedFile | undefined;
  const [isTurning, setTurning] = useState(false);
  useFreshFile(iri, file === undefined);
  if (!file) return <span className="leading-[26px] text-3">Daten werden geladen</span>;
  const turn = async () => {
    setTurning(true);
    try {
      await turnFile(iri, '90');
      notify.success('Bild wurde aktualisiert');
    } catch (error) {
      notify.error('Bild konnte nicht gespeichert werden', { detail: messageOf(error) });
    } finally {
      setTurning(false);
    }
  };
  return (
    <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
      <a
        href={file.contentUrl ?? undefined}
        target="_blank"
        rel="noreferrer"
        className="flex min-w-0 flex-[1_1_150px] items-center gap-4 rounded-2 text-link"
      >
        <span className="sr-only">{file.contentUrl === null ? label : `${label} öffnen`}: </span>
        {file.sizes ? (
          <img
            src={file.sizes.small}
            alt=""
            className="h-24 w-32 flex-none rounded-2 border border-line bg-sunken object-contain"
            onError={() => void freshFile(iri).catch(() => undefined)}
          />
        ) : (
          <Icon name="file-text" />
        )}
        <span className="min-w-0">
          <span className="block truncate">{file.fileName}</span>
          <span className="block truncate text-11 text-3">{aboutFile(file)}</span>
        </span>
      </a>
      {!readOnly && (
        <span className="ml-auto flex flex-none">
          {isPicture(file) && (
            <IconButton icon="rotate-cw" label={`${label} drehen`} disabled={isTurning} onClick={() => void turn()} />
          )}
          <IconButton icon="upload" label={`${label} ersetzen`} onClick={onReplace} />
          <IconButton icon="trash" label={`${label} entfernen`} onClick={onRemove} />
        </span>
      )}
    </span>
  );
}

function aboutFile({ bytes, width, height, pages }: StoredFile | GuardedFile): string {
  const size = `${(bytes / 1e6).toLocaleString('de-DE', { maximumFractionDigits: 2 })} MB`;
  if (pages !== null) return `${pages === 1 ? '1 Seite' : `${String(pages)} Seiten`}, ${size}`;
  return `${String(width)} × ${String(height)} Pixel, ${size}`;
}
