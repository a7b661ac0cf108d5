import { messageOf } from '../../api/apiErrors.ts';
import { loadDefinition } from '../../api/definitions.ts';
import { fetchList } from '../../api/records/lists.ts';
import type { ContractEntity } from '../../commands/contract/contractFacts.ts';
import { tools } from '../../commands/tools.ts';
import { contractAvis } from '../../domain/avis/contractAvis.ts';
import type { ClockTime } from '../../domain/time/clock.ts';

/** What is asked of the people at the pickup, as the button says it and the log of the avis keeps it. */
export const askPickupText = (from: ClockTime): string => `Abholung ab ${from} anfragen`;

/** Opens the appointment of a contract whose pickup should be later, with what is to be asked noted. */
export async function askPickupFrom(contract: ContractEntity, from: ClockTime): Promise<void> {
  try {
    await loadDefinition(contractAvis);
    const { iris } = await fetchList(contractAvis, {
      filter: { contract: String(contract.id) },
      itemsPerPage: 10,
      properties: ['id'],
    });
    if (iris.length > 0) tools().dialog('avis.edit', { iris, userNotes: askPickupText(from) });
    else tools().notify.warning('Zu diesem Auftrag gibt es keine Avisierung.');
  } catch (error) {
    tools().notify.warning(messageOf(error));
  }
}
