import { useAnyEntity } from '../../../api/records/entities.ts';
import type { StoredFile } from '../../../domain/file/storedFile.ts';
import { useFreshFile } from '../../kit/fields/file/useFreshFile.ts';

/** A stored picture by its address, as far as it has come; it is asked for where nothing knows it yet. */
export function usePicture(iri: string | null): StoredFile | undefined {
  const file = useAnyEntity(iri) as unknown as StoredFile | undefined;
  useFreshFile(iri ?? '', iri !== null && file === undefined);
  return file;
}
