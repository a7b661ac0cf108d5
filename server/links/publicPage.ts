import type { Company } from '../company.ts';
import type { Signing } from '../read/signedAddress.ts';
import type { Queryable } from '../storage/sql.ts';
import type { Scope } from '../write/behaviour.ts';
import type { PublicLink } from './links.ts';
import type { PageContent } from './pageFrame.ts';

/** What a page has at hand. */
export type PageAsked = {
  readonly to: Queryable;
  readonly link: PublicLink;
  readonly company: Company;
  readonly query: URLSearchParams;
  readonly now: Date;
  /** With what the addresses of files are signed that stand on it. */
  readonly signing: Signing;
};

/** A page for somebody without an account, behind a link of its purpose. */
export type PublicPage = {
  /** Of the links that lead to it, and in its address: `/termin/{token}`. */
  readonly purpose: string;
  readonly path: string;
  /** Under which name the history knows who acts here. */
  readonly actor: string;
  /** What somebody is told to do whose link leads nowhere; to call us unless told. */
  readonly whatToDo?: (company: Company) => string;
  /** What stands there; changes nothing, because mail scanners open every link. */
  readonly render: (asked: PageAsked) => Promise<PageContent>;
  /**
   * What the button does, inside of one transaction in which the link is held; undefined when it is done, else why it
   * is not: then nothing of it is kept.
   */
  readonly act: (
    asked: PageAsked & { readonly scope: Scope; readonly form: URLSearchParams },
  ) => Promise<PageContent | undefined>;
};

/**
 * Declares a page for somebody without an account once: its addresses, the check of its link and everything around it
 * come from that.
 */
export function definePublicPage(page: PublicPage): PublicPage {
  return page;
}
