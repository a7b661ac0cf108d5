import { ApiError, messageOf } from '../../api/apiErrors.ts';
import { readEntity } from '../../api/records/entities.ts';
import { refetchLists } from '../../api/records/listUpkeep.ts';
import { update } from '../../api/records/mutations.ts';
import { application } from '../../domain/application/application.ts';
import { applicationMessages } from '../../domain/application/applicationMessages.ts';
import type { Tools } from '../tools.ts';
import type { Application } from './applicant.ts';
import type { Decision, Race } from './applicationDialogs.ts';

type Deciding = Pick<Race, 'decision' | 'acceptance' | 'seenAt' | 'goOn'> & {
  /** What is told when it is done; nothing where somebody tells it of many at once. */
  readonly said?: string;
};

/**
 * Decides on an application as it was seen; where its status has changed meanwhile somebody is asked, and going on
 * really tries. Answers whether it has the wanted status now.
 */
export async function decide(chosen: Application, { said, ...deciding }: Deciding, tools: Tools): Promise<boolean> {
  const send = (decision: Decision, version: number) => update(application, chosen['@id'], decision, { version });
  try {
    await send(deciding.decision, chosen.version).catch(async (error: unknown) => {
      if (!(error instanceof ApiError) || error.status !== 412) throw error;
      const now = readEntity(application, chosen['@id']);
      if (!now) throw error;
      const decision =
        now.status === chosen.status ? deciding.decision : await askAgain({ ...deciding, chosen, now }, tools);
      return decision && send(decision, now.version);
    });
    const isDone = readEntity(application, chosen['@id'])?.status === deciding.decision.status;
    if (isDone && said !== undefined) tools.notify.success(said);
    return isDone;
  } catch (error) {
    tools.notify.warning(applicationMessages.notEdited(messageOf(error)));
    return false;
  } finally {
    refetchLists(application.path);
  }
}

function askAgain(race: Race, tools: Tools): Promise<Decision | null> {
  return new Promise((answer) => tools.dialog('application.changed', { ...race, answer }));
}
