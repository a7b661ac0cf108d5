import { iriOf } from '../../src/domain/define/resource.ts';
import type { Queryable } from '../storage/sql.ts';
import { withdrawLinks } from './links.ts';
import type { MailLink } from './mailLink.ts';

/** Of the links that lead to the page on which somebody chooses a password. */
export const passwordPurpose = 'password';

/** How long such a link is good for: after a welcome for three days, for a forgotten password an hour. */
export const passwordLinkMs = { welcome: 72 * 60 * 60_000, reset: 60 * 60_000 } as const;

/** Takes back the links of an account: its password, address or access is another one now. */
export function withdrawPasswordLinks(to: Queryable, userId: number, now: Date): Promise<void> {
  return withdrawLinks(to, { purpose: passwordPurpose, iri: iriOf('users', userId) }, now);
}

/** The link with which an account gets a password; its token is made when the mail leaves. */
export function passwordLinkFor(userId: number, validUntil: Date): MailLink {
  return {
    purpose: passwordPurpose,
    path: 'passwort',
    iri: iriOf('users', userId),
    validUntil: validUntil.toISOString(),
  };
}
