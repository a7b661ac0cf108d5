import { distinctAddresses } from '../../src/domain/contract/recipients.ts';
import { formatDate } from '../../src/domain/time/formatDay.ts';
import type { Scope } from '../write/behaviour.ts';
import type { DomainRecord } from '../storage/rows.ts';
import { greetingFor } from './greeting.ts';
import { orderIn, rideLine } from './orderValues.ts';
import { applicationAccepted } from './templates/applicationAccepted.ts';
import { applicationDeclined } from './templates/applicationDeclined.ts';
import { writeMail, type Mail } from './writeMail.ts';

/** What a driver applied for, and how that was decided. */
export type ApplicationNews = { readonly application: DomainRecord; readonly rides: readonly DomainRecord[]; readonly target: string; readonly kind: 'accepted' | 'declined' };

/** Tells a driver that he got what he applied for (M06) or did not (M07); a driver without an address gets no mail. */
export async function applicationMail(scope: Scope, { application, rides, target, kind }: ApplicationNews): Promise<Mail | undefined> {
  const driver = await scope.look(application.driver);
  const recipients = distinctAddresses([driver?.email, driver?.fax].map((it) => (typeof it === 'string' ? it : null)));
  const [first] = rides;
  if (!driver || !first || recipients.length === 0) return undefined;
  const letter = { greeting: greetingFor(driver), recipients, about: { entityType: 'Contract', entityId: first.id } };
  const values = { target, pickupDate: formatDate(orderIn(first).datum) };
  if (kind === 'declined') return writeMail(scope, applicationDeclined, { ...letter, values });
  return writeMail(scope, applicationAccepted, { ...letter, values: { ...values, rideList: rides.map((it) => rideLine(orderIn(it))) } });
}
