import { contract } from '../../../src/domain/contract/contract.ts';
import { allowed, refused, type Verdict } from '../../../src/domain/define/verdict.ts';
import type { protocol } from '../../../src/domain/protocol/protocol.ts';
import { sendProtocol } from '../../../src/domain/protocol/sendingCalls.ts';
import type { Done, Intent, Scope } from '../../write/behaviour.ts';
import { perform } from '../handler.ts';
import { wrongInput } from '../wrongInput.ts';
import { envelopesOf, refusalOf, sendFinished } from './sendFinished.ts';

const wrong = wrongInput(sendProtocol);

/** Sends one protocol, to a list of recipients or to whom the rules name. */
export const sendOne = perform(sendProtocol, async (scope, { record, input: { recipient } }) => {
  const why = await sendFinished(scope, record, { recipient });
  if (why) throw wrong(why.field, why.message);
});

type Protocol = typeof protocol;
type Asked = Pick<Intent<Protocol>, 'kind' | 'input'>;
const isAsked = ({ kind, input }: Asked) => kind === 'update' && input.sendProtocolMail === true;

/** The same as a change of the protocol: nothing goes out unless whoever changes it has said that it may. */
export async function checkSendingOne(
  intent: Intent<Protocol>,
  scope: Scope,
): Promise<Verdict<'confirmMailToBeSend' | 'mailLocked' | 'allUploadsDone' | 'processState' | 'contract'>> {
  if (!isAsked(intent)) return allowed;
  if (intent.input.confirmMailToBeSend !== true) return refused('Bitte den Versand bestätigen.', 'confirmMailToBeSend');
  const order = await scope.look(contract, intent.after.contract);
  const envelopes = order && (await envelopesOf(scope.client, order, null));
  const why =
    refusalOf({ ...intent.after, id: intent.before?.id ?? 0 }, order) ??
    (envelopes && 'message' in envelopes ? envelopes : undefined);
  return why ? refused(why.message, why.field === 'recipient' ? 'contract' : why.field) : allowed;
}

/** Sends it once it stands so. */
export async function sendWhenAsked(done: Done<Protocol>, scope: Scope): Promise<void> {
  if (isAsked(done)) await sendFinished(scope, done.after, {});
}
