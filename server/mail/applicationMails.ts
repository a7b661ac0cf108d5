import type { Application } from '../../src/domain/application/application.ts';
import type { Contract } from '../../src/domain/contract/contract.ts';
import { distinctAddresses } from '../../src/domain/contract/recipients.ts';
import { driver } from '../../src/domain/driver/driver.ts';
import { formatDate } from '../../src/domain/time/formatDay.ts';
import type { Scope } from '../write/behaviour.ts';
import { greetingFor } from './greeting.ts';
import { rideLine } from './contractValues.ts';
import { applicationAccepted } from './templates/applicationAccepted.ts';
import { applicationDeclined } from './templates/applicationDeclined.ts';
import { writeMail, type Mail } from './writeMail.ts';

/** What a driver applied for, and how that was decided. */
export type ApplicationNews = {
  readonly application: Pick<Application, 'driver'>;
  readonly rides: readonly Contract[];
  readonly target: string;
  readonly kind: 'accepted' | 'declined';
};

/** Tells a driver that he got what he applied for (M06) or did not (M07); a driver without an address gets no mail. */
export async function applicationMail(
  scope: Scope,
  { application, rides, target, kind }: ApplicationNews,
): Promise<Mail | undefined> {
  const applicant = await scope.look(driver, application.driver);
  const recipients = distinctAddresses([applicant?.email, applicant?.fax]);
  const [first] = rides;
  if (!applicant || !first || recipients.length === 0) return undefined;
  const letter = {
    greeting: greetingFor(applicant),
    recipients,
    about: { entityType: 'Contract', entityId: first.id },
  };
  const values = { target, pickupDate: formatDate(first.datum) };
  if (kind === 'declined') return writeMail(scope, applicationDeclined, { ...letter, values });
  return writeMail(scope, applicationAccepted, { ...letter, values: { ...values, rideList: rides.map(rideLine) } });
}
