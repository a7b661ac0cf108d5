import { contract } from '../../../src/domain/contract/contract.ts';
import { updateUser } from '../../../src/domain/contract/contractCalls.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { notification } from '../../../src/domain/user/notification.ts';
import { perform } from '../handler.ts';
import { appUserOf, isOfSubDriver } from './appUser.ts';

/**
 * The contract is put onto its driver's device again, and the device hears of it (R11); with the driver of a Logistiker
 * it stays.
 */
export const fetchIntoApp = perform(updateUser, async (scope, { record }) => {
  const isHanded =
    record.benutzer !== null && (await isOfSubDriver({ user: record.benutzer, of: record.driver }, scope));
  const benutzer = isHanded ? record.benutzer : await appUserOf(record.driver, scope);
  if (benutzer !== record.benutzer) await scope.change(contract, iriOf('contracts', record.id), { benutzer });
  if (benutzer)
    await scope.make(notification, {
      user: benutzer,
      title: 'Auftrag aktualisiert',
      body: `${record.auftragsnummer ?? ''} wurde aktualisiert.`,
      entityType: 'Contract',
      entityId: record.id,
    });
});
