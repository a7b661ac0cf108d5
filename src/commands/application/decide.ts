import { ApiError, messageOf } from '../../api/apiErrors.ts';
import { readEntity } from '../../api/records/entities.ts';
import { refetchLists } from '../../api/records/listUpkeep.ts';
import { update } from '../../api/records/mutations.ts';
import { application } from '../../domain/application/application.ts';
import { applicationMessages } from '../../domain/application/applicationMessages.ts';
import { applicationStatuses } from '../../domain/choices/applicationStatuses.ts';
import { labelOf } from '../../domain/choices/choices.ts';
import { ask } from '../../domain/define/verdict.ts';
import type { InputOf } from '../../domain/define/row.ts';
import { confirmText } from '../../domain/question/confirmText.ts';
import type { Tools } from '../tools.ts';
import type { Application } from './applicant.ts';

type Decision = InputOf<typeof application>;

/**
 * Decides on an application as it was seen; where its status has changed meanwhile somebody is asked, and going on
 * really tries. True when it was decided.
 */
export async function decide(
  chosen: Application,
  { decision, goOn, said }: { decision: Decision; goOn: string; said: string },
  tools: Tools,
): Promise<boolean> {
  const send = (version: number) => update(application, chosen['@id'], decision, { version });
  try {
    await send(chosen.version).catch(async (error: unknown) => {
      if (!(error instanceof ApiError) || error.status !== 412) throw error;
      const now = readEntity(application, chosen['@id']);
      if (!now) throw error;
      if (now.status !== chosen.status && !(await mayGoOn(now, goOn, tools))) return undefined;
      return send(now.version);
    });
    if (readEntity(application, chosen['@id'])?.status !== decision.status) return false;
    tools.notify.success(said);
    return true;
  } catch (error) {
    tools.notify.warning(applicationMessages.notEdited(messageOf(error)));
    return false;
  } finally {
    refetchLists(application.path);
  }
}

async function mayGoOn({ status }: Application, goOn: string, tools: Tools): Promise<boolean> {
  const question = ask(confirmText('applicationChanged', { status: labelOf(applicationStatuses, status) }));
  return (await tools.ask({ ...question, title: 'Status hat sich geändert', confirm: goOn })) !== null;
}
