import { useAnyEntity } from '../../../../api/records/entities.ts';
import { freshFile } from '../../../../api/uploads.ts';
import type { StoredFile } from '../../../../domain/file/storedFile.ts';
import { useFreshFile } from '../file/useFreshFile.ts';

type Props = { readonly address: string; readonly alt: string };

/** A stored picture in a text that is being written, by an address that is asked for anew when it has run out. */
export function StoredPicture({ address, alt }: Props) {
  const file = useAnyEntity(address) as unknown as StoredFile | undefined;
  useFreshFile(address, file === undefined);
  if (!file?.sizes) return <span className="leading-[26px] text-3">Bild wird geladen</span>;
  return (
    <img
      src={file.sizes.large}
      alt={alt}
      width={file.width ?? undefined}
      height={file.height ?? undefined}
      onError={() => void freshFile(address).catch(() => undefined)}
    />
  );
}
