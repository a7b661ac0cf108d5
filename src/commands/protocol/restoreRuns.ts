import { ApiError, messageOf } from '../../api/apiErrors.ts';
import { call } from '../../api/call.ts';
import type { Entity } from '../../api/records/entities.ts';
import { fetchItem } from '../../api/records/queries.ts';
import { undo } from '../../api/records/undo.ts';
import { choiceOf, labelOf } from '../../domain/choices/choices.ts';
import { protocolConfirmTexts } from '../../domain/protocol/choices/protocolConfirmTexts.ts';
import { protocolStates } from '../../domain/protocol/choices/protocolStates.ts';
import { ask } from '../../domain/define/verdict.ts';
import { protocol } from '../../domain/protocol/protocol.ts';
import { restoreSnapshot } from '../../domain/protocol/protocolCalls.ts';
import { filledText } from '../../domain/question/filledText.ts';
import { companyZone, formatInstant } from '../../domain/time/zone.ts';
import type { Tools } from '../tools.ts';

type Protocol = Entity<typeof protocol>;

/** Brings back what a restore point holds, after asking; somebody else's change meanwhile is told, not overwritten. */
export async function restore(it: Protocol, snapshot: number, tools: Tools): Promise<void> {
  const point = it.availableSnapshots?.find(({ id }) => id === snapshot);
  const text = choiceOf(protocolConfirmTexts, 'snapshotRestore');
  if (!point || !text) return;
  const question = filledText(text.text, {
    counter: point.counter ?? '',
    date: formatInstant(point.createdAt, companyZone),
    oldState: labelOf(protocolStates, point.oldProcessState),
    newState: labelOf(protocolStates, point.newProcessState),
  });
  if ((await tools.ask({ ...ask(question), title: text.label, confirm: 'Wiederherstellen' })) === null) return;
  try {
    await call(restoreSnapshot, { protocol: it['@id'], snapshot, version: it.version });
    const after = await fetchItem(protocol, it['@id']);
    const last = after.availableSnapshots?.at(-1)?.id;
    tools.notify.success('Erfolgreich wiederhergestellt', {
      ...(typeof last === 'number' && {
        undo: () => undo({ iri: after['@id'], version: after.version, patch: { restoreSnapshot: last } }),
      }),
    });
  } catch (error) {
    const isRace = error instanceof ApiError && error.status === 409;
    tools.notify[isRace ? 'warning' : 'error'](isRace ? messageOf(error) : `Fehler: ${messageOf(error)}`);
  }
}

/** The same with the point that was made last. */
export async function restoreLast(it: Protocol, tools: Tools): Promise<void> {
  const last = it.availableSnapshots?.at(-1)?.id;
  if (typeof last === 'number') await restore(it, last, tools);
}
