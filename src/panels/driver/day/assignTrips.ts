import { fetchItem } from '../../../api/records/queries.ts';
import { commands } from '../../../commands/registry.ts';
import { runCommand } from '../../../commands/runCommand.ts';
import { tellFailure } from '../../../commands/tellFailure.ts';
import { tools } from '../../../commands/tools.ts';
import { contract } from '../../../domain/contract/contract.ts';
import type { DayDriver } from '../../../domain/driver/driverDayCall.ts';

/**
 * Asks about another driver for these rides as everywhere else, in the dialog that checks him first; with null about
 * leaving them without one, with undefined about whom.
 */
export async function assignTrips(iris: readonly string[], driver: DayDriver | null | undefined): Promise<void> {
  try {
    const contracts = await Promise.all(iris.map((it) => fetchItem(contract, it)));
    const remove = commands().find((it) => it.id === 'contract.removeDriver');
    if (driver === null && remove) runCommand(remove, contracts);
    else
      tools().dialog('contract.changeDriver', {
        contracts,
        ...(driver && { asked: { driver: driver.iri, query: driver.code } }),
      });
  } catch (error) {
    tellFailure('Die Fahrten konnten nicht geladen werden', error);
  }
}
