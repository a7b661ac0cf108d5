import type { Driver } from '../../src/domain/driver/driver.ts';
import { missingDocuments as missingOf } from '../../src/domain/driver/completeness.ts';
import { formatDate } from '../../src/domain/time/formatDay.ts';
import { companyZone, formatInstant, todayIn } from '../../src/domain/time/zone.ts';
import type { User } from '../../src/domain/user/user.ts';
import { companyOf } from '../company.ts';
import { untoldPath } from '../links/mailLink.ts';
import { passwordLinkFor, passwordLinkMs } from '../links/passwordLink.ts';
import { outsideLinksOf } from '../outsideLinks.ts';
import { publicAddressOf } from '../publicAddress.ts';
import { Invalid } from '../storage/refusals.ts';
import type { Scope } from '../write/behaviour.ts';
import { greetingFor } from './greeting.ts';
import { missingDocuments } from './templates/missingDocuments.ts';
import { resetPassword } from './templates/resetPassword.ts';
import { testContractLine, welcome } from './templates/welcome.ts';
import { writeMail, type Mail } from './writeMail.ts';

const noAddress = 'Ohne die Einstellung PUBLIC_URL gehen keine Links hinaus.';

/** The mail to a driver who has just been activated (M16); the account is that of the driver. */
export async function welcomeMail(
  scope: Scope,
  { driver, account, hasTestContract }: { driver: Driver; account: User; hasTestContract: boolean },
): Promise<Mail> {
  const [company, links, address] = await Promise.all([
    companyOf(scope.client, scope.now),
    outsideLinksOf(scope.client),
    publicAddressOf(scope.client),
  ]);
  if (address === null) throw new Invalid([{ propertyPath: 'sendWelcomeMail', message: noAddress }]);
  const validUntil = new Date(scope.now.getTime() + passwordLinkMs.welcome);
  const link = passwordLinkFor(account.id, validUntil);
  const mail = await writeMail(scope, welcome, {
    greeting: greetingFor(driver),
    recipients: [driver.email ?? ''].filter(Boolean),
    about: { entityType: 'User', entityId: account.id },
    values: {
      companyName: company.name,
      companyPhone: company.phone,
      username: account.username,
      linkValidUntil: formatInstant(validUntil.toISOString(), companyZone),
      setPasswordLink: `${address}${untoldPath(link)}`,
      appLink: links.app,
      testContractLine: hasTestContract ? testContractLine : null,
    },
  });
  return { ...mail, link };
}

/** The mail to somebody who has forgotten his password (M16c); undefined while nobody knows where links lead. */
export async function resetMail(
  scope: Scope,
  { account, recipient }: { account: Pick<User, 'id' | 'username' | 'name'>; recipient: string },
): Promise<Mail | undefined> {
  const address = await publicAddressOf(scope.client);
  if (address === null) return undefined;
  const link = passwordLinkFor(account.id, new Date(scope.now.getTime() + passwordLinkMs.reset));
  const mail = await writeMail(scope, resetPassword, {
    greeting: greetingFor({}),
    recipients: [recipient],
    about: { entityType: 'User', entityId: account.id },
    values: { username: account.username, resetLink: `${address}${untoldPath(link)}` },
  });
  return { ...mail, link };
}

/** The reminder of an applicant whose papers are not complete (M16b); the second one names the day of deletion. */
export async function reminderMail(
  scope: Scope,
  { driver, deletionDate }: { driver: Driver; deletionDate: string | null },
): Promise<Mail> {
  const { portal } = await outsideLinksOf(scope.client);
  return writeMail(scope, missingDocuments, {
    greeting: greetingFor(driver),
    recipients: [driver.email ?? ''].filter(Boolean),
    about: { entityType: 'Driver', entityId: driver.id },
    values: {
      registrationDate: formatDate(todayIn(companyZone, new Date(driver.createdAt))),
      missingDocumentsList: missingOf(driver.documentTypes).map((it) => `- ${it}`),
      portalLink: portal,
      deletionDate: formatDate(deletionDate),
    },
  });
}
