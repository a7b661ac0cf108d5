import { allowed, refused, type Verdict } from '../define/verdict.ts';

type State = Readonly<Record<string, unknown>>;

/** Something that is done about the state of an order: the field that it sets, and why it cannot be done to an order that is there already. */
interface Deed {
  readonly field: string;
  readonly to: unknown;
  readonly reason: string;
  /** What a caller says along with it. */
  readonly along: readonly string[];
}

const deed = (field: string, to: unknown, reason: string, along: readonly string[] = []): Deed => ({ field, to, reason, along });
const storno = ['stornierung', 'cancellationRequested', 'deactivateBundle', 'driverChangedWithStornoMail'] as const;
const confirmation = ['neumerker', 'sendConfirmationEmail'] as const;

/** What console and server refuse alike, each in one sentence. */
export const deeds = {
  cancel: deed('isStorniert', true, 'Der Auftrag ist bereits storniert.', storno),
  release: deed('isStorniert', false, 'Der Auftrag ist nicht storniert.'),
  confirm: deed('auftragbestaetigt', '1', 'Der Auftrag ist schon bestätigt.', confirmation),
  withdraw: deed('auftragbestaetigt', '0', 'Der Auftrag ist nicht bestätigt.'),
  markNew: deed('neumerker', '1', 'Der Neumerker ist schon gesetzt.'),
  removeDriver: deed('driver', null, noDriver(), ['driverChangedWithStornoMail']),
  removeAppUser: deed('benutzer', null, 'Der Auftrag liegt in keiner App.'),
  unlink: deed('anschlussvon', null, 'Der Auftrag ist mit keinem anderen verknüpft.', ['abafahrt', 'abcfahrt']),
} as const;

/** Why an order's handover paper can neither be shown, printed nor passed on. */
export const noProtocol = 'Der Auftrag hat kein Protokoll.';

/** Whether a deed can still be done to an order in this state. */
export function mayDo({ field, to, reason }: Deed, state: State): Verdict {
  return (state[field] ?? null) === to ? refused(reason, field) : allowed;
}

/** A customer's request to cancel must be there to be granted. */
export function checkRequested({ cancellationRequested }: State): Verdict {
  return cancellationRequested === true ? allowed : refused('Der Kunde hat keine Stornierung angefragt.', 'cancellationRequested');
}

/** Rides are put on a device, and mails written, for the driver of an order. */
export function checkHasDriver({ driver }: State): Verdict {
  return driver ? allowed : refused(noDriver(), 'driver');
}

/** What is asked of a written change: a deed that is all of it has something to do, and a mail about a state goes out with that state. Whoever sends a whole record is not held up by what stays as it is. */
export function checkDeed(before: State, { after, input }: { after: State; input: State }): Verdict {
  const said = Object.keys(input).filter((it) => input[it] !== undefined);
  const repeated = Object.values(deeds).find(({ field, to, along }) => said.includes(field) && input[field] === to && said.every((it) => it === field || along.some((name) => name === it)));
  if (repeated) {
    const verdict = mayDo(repeated, before);
    if (verdict.verdict === 'refused') return verdict;
  }
  if (input.sendConfirmationEmail === true) {
    if (before.auftragbestaetigt === '1') return refused(deeds.confirm.reason, 'sendConfirmationEmail');
    if (after.auftragbestaetigt !== '1') return refused(deeds.withdraw.reason, 'sendConfirmationEmail');
  }
  return input.driverChangedWithMail === true && input.forceMailSend === true ? checkHasDriver(after) : allowed;
}

function noDriver(): string {
  return 'Der Auftrag hat keinen Fahrer.';
}
