import { useAnyEntity } from '../../api/records/entities.ts';
import { freshFile } from '../../api/uploads.ts';
import { sizeText } from '../../domain/file/sizeText.ts';
import { isPicture, type StoredFile } from '../../domain/file/storedFile.ts';
import { Icon } from '../../ui/display/Icon.tsx';

/** A look at a paper; a click opens it. */
export function PaperPreview({ iri, label }: { iri: string; label: string }) {
  const file = useAnyEntity(iri) as unknown as StoredFile | undefined;
  if (!file) return null;
  return (
    <a
      href={file.contentUrl}
      draggable={false}
      target="_blank"
      rel="noreferrer"
      aria-label={`${label} öffnen`}
      data-tip={aboutFile(file)}
      className="flex h-[36px] w-[56px] items-center justify-center rounded-2 border border-line bg-sunken text-link"
    >
      {file.sizes ? (
        <img
          src={file.sizes.small}
          alt=""
          draggable={false}
          className="size-full object-contain"
          onError={() => void freshFile(iri).catch(() => undefined)}
        />
      ) : (
        <Icon name="file-text" />
      )}
    </a>
  );
}

function aboutFile({ fileName, bytes, pages, ...file }: StoredFile): string {
  const kind = isPicture(file) ? 'Bild' : `PDF · ${pages === 1 ? '1 Seite' : `${String(pages)} Seiten`}`;
  return `${fileName}\n${kind} · ${sizeText(bytes)}`;
}
