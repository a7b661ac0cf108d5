import type { Entity } from '../../api/records/entities.ts';
import type { importContract } from '../../domain/import/importContract.ts';

type Row = Entity<typeof importContract>;

/** The dialogs about rows of files: who is to drive them, and to which contract one of them belongs. */
export type ImportDialogs = {
  readonly 'import.driver': { readonly rows: readonly Row[] };
  readonly 'import.contract': { readonly row: Row };
};
