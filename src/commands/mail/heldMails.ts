import { ApiError, messageOf } from '../../api/apiErrors.ts';
import { callBulk, type BulkAnswer, type Touched } from '../../api/records/bulkCall.ts';
import { newId } from '../../api/newId.ts';
import { contractMessages } from '../../domain/contract/messages.ts';
import { retryMail } from '../../domain/mail/mailCalls.ts';
import { tools, type HeldMails } from '../tools.ts';

/** The mails of a change that can still be taken back. */
export function heldMails(mails: readonly Touched[]): HeldMails {
  return { count: mails.length, sendNow: () => sendNow(mails) };
}

/** Lets held mails go at once; one that has left meanwhile does not go a second time. */
export async function sendNow(mails: readonly Touched[]): Promise<void> {
  let failure: unknown;
  const onAnswer = (answer: BulkAnswer) => {
    if ('error' in answer && !hasLeft(answer.error)) failure = answer.error;
  };
  await callBulk({
    key: newId(),
    operation: retryMail.id,
    items: mails.map((it) => ({ iri: it['@id'], version: it.version, changes: {} })),
    onAnswer,
  });
  if (failure !== undefined) return tools().notify.error(contractMessages.mailFailed, { detail: messageOf(failure) });
  tools().notify.success(
    mails.length === 1 ? 'E-Mail geht jetzt hinaus' : `${String(mails.length)} E-Mails gehen jetzt hinaus`,
  );
}

function hasLeft(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 412 || error.status === 422);
}
