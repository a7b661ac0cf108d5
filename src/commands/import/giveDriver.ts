import type { Entity } from '../../api/records/entities.ts';
import { importContract } from '../../domain/import/importContract.ts';
import { changeRecords } from '../resource/changeRecords.ts';
import type { Tools } from '../tools.ts';

type Given = { readonly driver: string | null; readonly reason: string | null };

/** Says who is to drive these rows, and why in spite of warnings. */
export async function giveDriver(
  rows: readonly Entity<typeof importContract>[],
  { driver, reason }: Given,
  tools: Tools,
): Promise<void> {
  await changeRecords(
    importContract,
    rows,
    {
      title: 'Fahrer setzen',
      changes: () => ({ driver, assignmentOverride: reason }),
      waits: true,
      done: () => (driver === null ? 'Ohne Fahrer' : 'Fahrer gesetzt'),
      failed: (message) => `Fehler beim ändern des Fahrers: ${message}`,
    },
    tools,
  );
}
