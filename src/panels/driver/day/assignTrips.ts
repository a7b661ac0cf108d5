import { fetchItem } from '../../../api/records/queries.ts';
import { stateOf } from '../../../commands/command.ts';
import { commands } from '../../../commands/registry.ts';
import { runCommand } from '../../../commands/runCommand.ts';
import { tellFailure } from '../../../commands/tellFailure.ts';
import { factsNow, tools } from '../../../commands/tools.ts';
import { contract } from '../../../domain/contract/contract.ts';
import type { DayDriver } from '../../../domain/driver/driverDayCall.ts';

/**
 * Asks about another driver for these rides as everywhere else, in the dialog that checks him first; with null about
 * leaving them without one, with undefined about whom.
 */
export async function assignTrips(iris: readonly string[], driver: DayDriver | null | undefined): Promise<void> {
  try {
    const contracts = await Promise.all(iris.map((it) => fetchItem(contract, it)));
    const command = commands().find(
      (it) => it.id === (driver === null ? 'contract.removeDriver' : 'contract.changeDriver'),
    );
    if (!command) return;
    if (driver && stateOf(command, contracts, factsNow()).state === 'ready')
      tools().dialog('contract.changeDriver', { contracts, asked: { driver: driver.iri, query: driver.code } });
    else runCommand(command, contracts);
  } catch (error) {
    tellFailure('Die Fahrten konnten nicht geladen werden', error);
  }
}
