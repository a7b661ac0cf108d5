import { useRef, useState } from 'react';
import { ApiError, messageOf } from '../../../api/apiErrors.ts';
import { call } from '../../../api/call.ts';
import type { Entity } from '../../../api/records/entities.ts';
import { turnFile } from '../../../api/uploads.ts';
import { commands } from '../../../commands/registry.ts';
import { runCommand } from '../../../commands/runCommand.ts';
import { tools } from '../../../commands/tools.ts';
import { labelOf } from '../../../domain/choices/choices.ts';
import type { GivenTo } from '../../../domain/define/call.ts';
import { reviewStates } from '../../../domain/protocol/choices/reviewStates.ts';
import { reviewProtocol } from '../../../domain/protocol/protocolCalls.ts';
import type { protocol } from '../../../domain/protocol/protocol.ts';
import { checkDecision, type Decision } from '../../../domain/protocol/review.ts';
import { notePace } from './pace.ts';
import type { Lane } from './useLane.ts';
import type { PicturePair } from './picturePairs.ts';

export type LaneDialog = 'reason' | 'complaint' | 'damage' | null;
type Reasons = Partial<Pick<GivenTo<typeof reviewProtocol>, 'reason' | 'complaint' | 'component'>>;
type Given = {
  readonly lane: Lane;
  readonly item: Entity<typeof protocol> | undefined;
  readonly openCount: number;
  readonly pair: PicturePair | undefined;
  /** Why it cannot be sent now. */
  readonly refusal: string | undefined;
  readonly say: (text: string) => void;
};

/** What can be done with the protocol that is looked at; what is refused is told and loses nothing. */
export function useLaneActs({ lane, item, openCount, pair, refusal, say }: Given) {
  const [dialog, setDialog] = useState<LaneDialog>(null);
  const [fault, setFault] = useState<string>();
  const isBusy = useRef(false);
  const number = item?.orderNumber ?? '';

  const once = async (work: () => Promise<void>) => {
    if (isBusy.current || !item) return;
    isBusy.current = true;
    try {
      await work();
    } catch (error) {
      const refusal = error instanceof ApiError ? error.violations[0]?.message : undefined;
      if (dialog === null) tools().notify.error(refusal ?? messageOf(error), { detail: number });
      else setFault(refusal ?? messageOf(error));
    } finally {
      isBusy.current = false;
    }
  };
  const open = (next: LaneDialog) => {
    setFault(undefined);
    setDialog(next);
  };
  const decide = (decision: Decision, more: Reasons = {}) =>
    once(async () => {
      await call(reviewProtocol, { id: item?.['@id'] ?? '', decision, ...more });
      notePace();
      setDialog(null);
      say(`${number} ${labelOf(reviewStates, decision)}`);
      lane.goTo(lane.next);
    });
  const run = (id: string) => {
    const command = commands().find((it) => it.id === id);
    if (command && item) runCommand(command, [item]);
  };
  return {
    dialog,
    fault,
    open,
    close: () => setDialog(null),
    decide,
    check: () => (openCount > 0 ? open('reason') : void decide('checked')),
    request: () => run('protocol.requestMissing'),
    send: () => (refusal === undefined ? run('protocol.send') : tools().notify.info('Versenden', { detail: refusal })),
    takeBack: () =>
      void once(async () => {
        if (!item?.reviewState) return say('Es ist noch nichts entschieden.');
        const may = checkDecision(item);
        if (may.verdict === 'refused') return tools().notify.info('Entscheidung zurücknehmen', { detail: may.reason });
        await call(reviewProtocol, { id: item['@id'] });
        say(`${number}: Entscheidung zurückgenommen`);
      }),
    turn: () =>
      void once(async () => {
        const files = [pair?.pickup.file, pair?.delivery.file].filter((it) => typeof it === 'string');
        if (files.length === 0) return;
        await Promise.all(files.map((it) => turnFile(it, '90')));
        tools().notify.success('Bild wurde aktualisiert');
      }),
  };
}
