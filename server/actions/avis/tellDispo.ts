import { toldOfAddress } from '../../../src/domain/avis/addressNote.ts';
import { contractAvis, type ContractAvis } from '../../../src/domain/avis/contractAvis.ts';
import { effectiveCoordination, sidesOf } from '../../../src/domain/avis/coordination.ts';
import { windowText } from '../../../src/domain/avis/appointment.ts';
import { contract } from '../../../src/domain/contract/contract.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { formatDate } from '../../../src/domain/time/formatDay.ts';
import { notifyStaff } from '../../notify/notifyStaff.ts';
import type { Done, Scope } from '../../write/behaviour.ts';

/** Dispatch hears that it is asked, and that an appointment stands (R42). */
export async function tellDispo(
  { kind, id, before, after, input }: Done<typeof contractAvis>,
  scope: Scope,
): Promise<void> {
  if (kind !== 'update' || before.status === after.status) return;
  const about = await scope.look(contract, after.contract);
  if (!about) return;
  if (after.status === 'awaiting_dispo') {
    const note = input.userNotes?.trim() || after.note || 'Bitte um Rückmeldung.';
    await notifyStaff(scope, 'avisFeedbackDispo', { contract: about, entityId: id, values: { note } });
  }
  if (after.status === 'confirmed') {
    const side = sidesOf(effectiveCoordination(after))[0] ?? 'pickup';
    const time = windowText(after[`${side}TimeFrom`], after[`${side}TimeTo`]);
    await notifyStaff(scope, 'avisConfirmed', {
      contract: about,
      entityId: id,
      values: { date: formatDate(after[`${side}Date`]), time },
    });
  }
}

/**
 * The contact has described where the vehicle stands and was told that he will hear from us: the row is to be worked
 * on again, carries the colour of an address that is to change, and dispatch hears of it.
 */
export async function askAboutAddress(
  scope: Scope,
  { id, contract: iri, color }: Pick<ContractAvis, 'id' | 'contract' | 'color'>,
  addressNote: string,
): Promise<void> {
  const own = iriOf(contractAvis.path, id);
  await scope.change(contractAvis, own, { status: 'doing', color: color ?? 'addressChangeFollows' });
  const about = await scope.look(contract, iri);
  const values = { note: toldOfAddress(addressNote) };
  if (about) await notifyStaff(scope, 'avisFeedbackDispo', { contract: about, entityId: id, values });
}
