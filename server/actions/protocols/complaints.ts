import { contract } from '../../../src/domain/contract/contract.ts';
import { idOf, iriOf } from '../../../src/domain/define/resource.ts';
import { protocolComplaintType } from '../../../src/domain/lookup/protocolComplaintType.ts';
import { protocol } from '../../../src/domain/protocol/protocol.ts';
import { protocolComplaint } from '../../../src/domain/protocol/protocolEntries.ts';
import { notifyStaff } from '../../notify/notifyStaff.ts';
import { behave, type Done, type Scope } from '../../write/behaviour.ts';

type Complaint = typeof protocolComplaint;

/** The office hears what somebody found fault with (R60). */
async function tellOffice({ kind, after }: Done<Complaint>, scope: Scope): Promise<void> {
  if (kind !== 'create') return;
  const order = await scope.look(contract, (await scope.look(protocol, after.protocol))?.contract);
  const found = await scope.look(protocolComplaintType, after.complaint);
  if (order)
    await notifyStaff(scope, 'protocolComplaint', {
      contract: order,
      entityId: idOf('protocols', after.protocol ?? '') ?? order.id,
      values: { complaintType: found?.type ?? '' },
    });
}

/** What a complaint does beyond storing its fields: whoever finds fault stands beside it as the one who reported it. */
export const complaints = behave(protocolComplaint, {
  complete: [
    ({ kind }, { actor }) =>
      kind === 'create' && actor.userId !== null ? { reporter: iriOf('users', actor.userId) } : {},
  ],
  effects: [tellOffice],
});
