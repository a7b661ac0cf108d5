import type { Queryable } from '../storage/sql.ts';
import { makeLink, type PublicLink } from './links.ts';

/** The page to which a mail leads, before there is a token for it. */
export type MailLink = Pick<PublicLink, 'purpose' | 'iri' | 'validUntil'> & { readonly path: string };

type Worded = {
  readonly text: string | null;
  readonly html: string | null;
  readonly link: Partial<MailLink> | null;
};

/** The address of a page as a mail holds it until it leaves, and as its log shows it for good. */
export function untoldPath({ path }: Pick<MailLink, 'path'>): string {
  return `/${path}/…`;
}

/**
 * The mail as it leaves: its link gets a token, which nobody but its readers learns; each try has one of its own, and
 * all of them end with the page they lead to.
 */
export async function withLink<M extends Worded>(to: Queryable, mail: M, now: Date): Promise<M> {
  const { purpose, path, iri, validUntil } = mail.link ?? {};
  if (!purpose || !path || !iri || !validUntil) return mail;
  const token = await makeLink(to, { purpose, iri, data: {}, validUntil }, now);
  const told = (text: string | null) => text && text.replaceAll(untoldPath({ path }), `/${path}/${token}`);
  return { ...mail, text: told(mail.text), html: told(mail.html) };
}
