import { applicationStatuses } from './choices/applicationStatuses.ts';
import { labelOf, type KeyOf } from '../choices/choices.ts';
import { allowed, refused, type Verdict } from '../define/verdict.ts';

type Status = KeyOf<typeof applicationStatuses>;

/**
 * What staff make of an application in each of its states; a driver who has the ride is changed at the contract
 * (0-decisions).
 */
const transitions: Readonly<Record<Status, readonly Status[]>> = {
  pending: ['accepted', 'declined', 'deleted'],
  declined: ['accepted'],
  deleted: ['accepted'],
  revoked: ['deleted'],
  accepted: [],
};

/** What an application is about, as far as a decision on it asks. */
export type Applied = {
  readonly status: string | null | undefined;
  /** Name of the driver who applied. */
  readonly driver: string;
  /** Name of the bundle he applied for, when it is dissolved. */
  readonly dissolved?: string | null | undefined;
  /** The rides he applied for. */
  readonly rides?: readonly AppliedRide[];
};
type AppliedRide = {
  readonly auftragsnummer: string | null | undefined;
  readonly isStorniert: boolean | undefined;
  readonly flexContract?: boolean | undefined;
  /** Name of the driver who has it already. */
  readonly driver: string | null | undefined;
};

/** Whether an application may get this status; a refusal says why, with the name. */
export function checkTransition(applied: Applied, to: string): Verdict<'status'> {
  const from = isStatus(applied.status) ? applied.status : 'pending';
  if (!isStatus(to) || !transitions[from].includes(to)) return refused(whyNot(applied.driver, from, to), 'status');
  return to === 'accepted' ? checkRides(applied) : allowed;
}

function whyNot(driver: string, from: Status, to: string): string {
  if (from === 'accepted')
    return `Die Bewerbung von ${driver} ist bereits angenommen. Der Fahrer wird am Auftrag gewechselt.`;
  if (from === 'revoked') return `${driver} hat die Bewerbung zurückgezogen. Sie kann nur noch gelöscht werden.`;
  if (to === 'revoked') return `Zurückziehen kann die Bewerbung nur ${driver}.`;
  if (to === 'pending') return `Die Bewerbung von ${driver} kann nicht wieder geöffnet werden.`;
  return `Die Bewerbung von ${driver} ist bereits ${labelOf(applicationStatuses, from).toLowerCase()}.`;
}

/** A ride that somebody has, that is not driven at all or has no day yet is not given away (R41). */
function checkRides({ dissolved, rides = [] }: Applied): Verdict<'status'> {
  if (dissolved) return refused(`Fahrtpaket ${dissolved} ist aufgelöst.`, 'status');
  for (const { auftragsnummer, isStorniert, flexContract, driver } of rides) {
    if (driver) return refused(`Auftrag ${auftragsnummer ?? ''} hat bereits einen Fahrer (${driver}).`, 'status');
    if (isStorniert) return refused(`Auftrag ${auftragsnummer ?? ''} ist storniert.`, 'status');
    if (flexContract)
      return refused(
        `Auftrag ${auftragsnummer ?? ''} ist ein Flex-Auftrag. Einen Fahrer bekommt er erst, wenn sein Termin feststeht.`,
        'status',
      );
  }
  return allowed;
}

function isStatus(value: string | null | undefined): value is Status {
  return value !== null && value !== undefined && value in transitions;
}
