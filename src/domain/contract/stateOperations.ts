import type { ChangesOf, SomeOf } from '../define/row.ts';
import { allowed, refused, type Verdict } from '../define/verdict.ts';
import type { contract, Contract, ContractPart } from './contract.ts';

/** The fields that are set by what is done about the state of a contract, and those that go along. */
type OperatedField = 'isStorniert' | 'auftragbestaetigt' | 'neumerker' | 'driver' | 'benutzer' | 'anschlussvon';
type State = SomeOf<typeof contract, OperatedField>;
type Input = ChangesOf<typeof contract>;

/**
 * Something that is done about the state of a contract: the field that it sets, and why it cannot be done to a contract
 * that is there already.
 */
interface StateOperation {
  readonly field: OperatedField;
  readonly to: unknown;
  readonly reason: string;
  /** What a caller says along with it. */
  readonly along: readonly (keyof Input)[];
}

const operation = <Name extends OperatedField>(
  field: Name,
  to: Contract[Name],
  reason: string,
  along: StateOperation['along'] = [],
): StateOperation => ({ field, to, reason, along });
const storno = ['stornierung', 'cancellationRequested', 'deactivateBundle', 'driverChangedWithStornoMail'] as const;
const confirmation = ['neumerker', 'sendConfirmationEmail'] as const;

/** What console and server refuse alike, each in one sentence. */
export const stateOperations = {
  cancel: operation('isStorniert', true, 'Der Auftrag ist bereits storniert.', storno),
  release: operation('isStorniert', false, 'Der Auftrag ist nicht storniert.'),
  confirm: operation('auftragbestaetigt', '1', 'Der Auftrag ist schon bestätigt.', confirmation),
  withdraw: operation('auftragbestaetigt', '0', 'Der Auftrag ist nicht bestätigt.'),
  markNew: operation('neumerker', '1', 'Der Neumerker ist schon gesetzt.'),
  removeDriver: operation('driver', null, noDriver(), ['driverChangedWithStornoMail']),
  removeAppUser: operation('benutzer', null, 'Der Auftrag liegt in keiner App.'),
  unlink: operation('anschlussvon', null, 'Der Auftrag ist mit keinem anderen verknüpft.', ['abafahrt', 'abcfahrt']),
} as const;

/** Why a contract's handover paper can neither be shown, printed nor passed on. */
export const noProtocol = 'Der Auftrag hat kein Protokoll.';

/** Whether an operation can still be done to a contract in this state. */
export function mayDo({ field, to, reason }: StateOperation, state: State): Verdict<OperatedField> {
  return (state[field] ?? null) === to ? refused(reason, field) : allowed;
}

/** A customer's request to cancel must be there to be granted. */
export function checkRequested({
  cancellationRequested,
}: Pick<ContractPart, 'cancellationRequested'>): Verdict<'cancellationRequested'> {
  return cancellationRequested === true
    ? allowed
    : refused('Der Kunde hat keine Stornierung angefragt.', 'cancellationRequested');
}

/** Rides are put on a device, and mails written, for the driver of a contract. */
export function checkHasDriver({ driver }: Pick<ContractPart, 'driver'>): Verdict<'driver'> {
  return driver ? allowed : refused(noDriver(), 'driver');
}

/**
 * What is asked of a written change: an operation that is all of it has something to do, and a mail about a state goes
 * out with that state. Whoever sends a whole record is not held up by what stays as it is.
 */
export function checkStateOperation(
  before: State,
  { after, input }: { after: State; input: Input },
): Verdict<OperatedField | 'sendConfirmationEmail'> {
  const said = Object.entries(input).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  const repeated = Object.values(stateOperations).find(
    ({ field, to, along }) =>
      said.includes(field) &&
      input[field] === to &&
      said.every((it) => it === field || along.some((name) => name === it)),
  );
  if (repeated) {
    const verdict = mayDo(repeated, before);
    if (verdict.verdict === 'refused') return verdict;
  }
  if (input.sendConfirmationEmail === true) {
    if (before.auftragbestaetigt === '1') return refused(stateOperations.confirm.reason, 'sendConfirmationEmail');
    if (after.auftragbestaetigt !== '1') return refused(stateOperations.withdraw.reason, 'sendConfirmationEmail');
  }
  return input.driverChangedWithMail === true && input.forceMailSend === true ? checkHasDriver(after) : allowed;
}

function noDriver(): string {
  return 'Der Auftrag hat keinen Fahrer.';
}
