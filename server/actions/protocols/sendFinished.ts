import { contract, type Contract } from '../../../src/domain/contract/contract.ts';
import { idOf, iriOf } from '../../../src/domain/define/resource.ts';
import { protocol, type Protocol } from '../../../src/domain/protocol/protocol.ts';
import {
  checkSending,
  finishedReaders,
  freeRecipients,
  noReader,
  wrongAddresses,
} from '../../../src/domain/protocol/sending.ts';
import type { ProtocolReader } from '../../../src/domain/protocol/stateMails.ts';
import { finishedMail, type Envelope } from '../../mail/finishedProtocolMails.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { readMailRules } from '../../read/mailRules.ts';
import { readPicked } from '../../storage/readRecords.ts';
import type { Queryable } from '../../storage/sql.ts';
import type { Scope } from '../../write/behaviour.ts';

/** Why a protocol does not go out, in the words of the specification, and the field that it stands at. */
export type Refused = {
  readonly message: string;
  readonly field: 'mailLocked' | 'allUploadsDone' | 'processState' | 'recipient';
};

const checked = ['orderNumber', 'contract', 'mailLocked', 'allUploadsDone', 'processState', 'sentMails'] as const;
const riding = [
  'contractClientAddress',
  'pickupAddress',
  'deliveryAddress',
  'pickupLocation',
  'deliveryLocation',
  'pickupContacts',
  'deliveryContacts',
  'sendProtocolToContractContact',
  'testContract',
] as const;
type Checked = Pick<Protocol, 'id' | (typeof checked)[number]>;
type Riding = Pick<Contract, 'id' | (typeof riding)[number]>;
/** A protocol that somebody wants to send, with who would get it and what speaks against it. */
export type Candidate = {
  readonly protocol: Checked;
  readonly ride: Riding | undefined;
  readonly readers: readonly ProtocolReader[];
  readonly refused: Refused | undefined;
};

/** Looks at many protocols at once, in the order of their ids; one that is not there is left out. */
export async function candidates(to: Queryable, ids: readonly number[]): Promise<Candidate[]> {
  const protocols = new Map((await readPicked(to, protocol, ids, checked)).map((it) => [it.id, it]));
  const rides = await readPicked(
    to,
    contract,
    [...protocols.values()].flatMap((it) => idOf(contract.path, it.contract ?? '') ?? []),
    riding,
  );
  const rideOf = new Map(rides.map((it) => [iriOf(contract.path, it.id), it]));
  const rules = await readMailRules(to, 'U3', rides);
  return ids.flatMap((id) => {
    const found = protocols.get(id);
    if (!found) return [];
    const ride = rideOf.get(found.contract ?? '');
    const readers = ride ? finishedReaders(rules, ride) : [];
    return [{ protocol: found, ride, readers, refused: refusalOf(found, ride) ?? unread(readers) }];
  });
}

/** Whether any of the rules speaks against it; whoever is written to is not asked here. */
export function refusalOf(
  record: Checked | Protocol,
  ride: Pick<Contract, 'testContract'> | undefined,
): Refused | undefined {
  const verdict = checkSending(record, ride ?? {});
  return verdict.verdict === 'refused'
    ? { message: verdict.reason, field: verdict.field ?? 'processState' }
    : undefined;
}

function unread(readers: readonly unknown[]): Refused | undefined {
  return readers.length === 0 ? { message: noReader, field: 'recipient' } : undefined;
}

/** To whom a protocol goes now: to a free list in one mail, else to each of those whom the rules name. */
export async function envelopesOf(
  to: Queryable,
  order: Contract,
  recipient: string | null | undefined,
): Promise<readonly Envelope[] | Refused> {
  const { all, wrong } = freeRecipients(recipient);
  if (wrong.length > 0) return { message: wrongAddresses(wrong), field: 'recipient' };
  const readers = finishedReaders(await readMailRules(to, 'U3', [order]), order);
  if (all.length > 0) {
    const known = new Set(readers.flatMap((it) => (it.withImages ? [it.mailAddress.toLowerCase()] : [])));
    return [{ recipients: all, withImages: all.some((it) => known.has(it.toLowerCase())) }];
  }
  return unread(readers) ?? readers.map(({ mailAddress, withImages }) => ({ recipients: [mailAddress], withImages }));
}

/**
 * Queues the finished protocol; its mails are its last sending from now on (R36). Answers why not, where something
 * speaks against it: whoever asks tells it in his way.
 */
export async function sendFinished(
  scope: Scope,
  record: Protocol,
  { recipient, run = null }: { readonly recipient?: string | null | undefined; readonly run?: string | null },
): Promise<Refused | undefined> {
  const order = await scope.look(contract, record.contract);
  const refused = refusalOf(record, order);
  if (refused || !order) return refused;
  const envelopes = await envelopesOf(scope.client, order, recipient);
  if ('message' in envelopes) return envelopes;
  const sentMails: Protocol['sentMails'][number][] = [];
  for (const envelope of envelopes) {
    const mail = await queueMail(scope, await finishedMail(scope, { order, protocol: record }, envelope));
    sentMails.push({ mail: mail ?? null, state: 'pending', run });
  }
  await scope.change(protocol, iriOf(protocol.path, record.id), { sentMails });
  return undefined;
}
