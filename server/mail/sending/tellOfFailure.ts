import { contract } from '../../../src/domain/contract/contract.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { notifyStaff } from '../../notify/notifyStaff.ts';
import type { Scope } from '../../write/behaviour.ts';
import { announcedContract } from '../markAvisMail.ts';
import type { DueMail } from './claim.ts';

/** The office hears of a mail about a contract that nobody got, or not everybody (R60). */
export async function tellOfFailure(
  scope: Scope,
  {
    id,
    template,
    entityType,
    entityId,
    subject,
  }: Pick<DueMail, 'id' | 'template' | 'entityType' | 'entityId' | 'subject'>,
  recipient: string,
): Promise<void> {
  const record =
    entityType === 'Contract' && entityId !== null
      ? await scope.look(contract, iriOf('contracts', entityId))
      : await announcedContract(scope, { id, template });
  if (record) await notifyStaff(scope, 'mailFailed', { contract: record, values: { subject, recipient } });
}
