import type { FileStore } from '../../files/store/fileStore.ts';
import type { Database } from '../../storage/database.ts';
import type { Scope } from '../../write/behaviour.ts';

/** What the making of a document's file needs around it: a job has it, and so has whoever asks for one file. */
export type FileDesk = {
  readonly database: Database;
  readonly store: FileStore;
  readonly clock: () => Date;
  /** Nobody waits for the file any more. */
  readonly signal: AbortSignal;
  /** Writes in one transaction. */
  scope<T>(work: (scope: Scope) => Promise<T>): Promise<T>;
};
