import { iriOf } from '../../../src/domain/define/resource.ts';
import type { Perform } from '../perform.ts';
import { appUserOf } from './changeDriver.ts';

/** The order is put onto its driver's device again, and the device hears of it (R11). */
export const updateUser: Perform = async (scope, { record }) => {
  if (!record) return;
  const benutzer = await appUserOf(record.driver, scope);
  if (benutzer !== record.benutzer) await scope.change(iriOf('contracts', record.id), { benutzer });
  if (benutzer) await scope.make('notifications', { user: benutzer, title: 'Auftrag aktualisiert', body: `${String(record.auftragsnummer)} wurde aktualisiert.`, entityType: 'Contract', entityId: record.id });
};
