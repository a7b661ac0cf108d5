import type { Settings } from '../../settings.ts';
import type { FileStore } from './fileStore.ts';
import { folderStore } from './folderStore.ts';
import { s3Store } from './s3Store.ts';

/** The store that the settings name. */
export function storeAt({ filesUrl, s3 }: Pick<Settings, 'filesUrl' | 's3'>): FileStore {
  return s3 === null ? folderStore(filesUrl) : s3Store(s3);
}
