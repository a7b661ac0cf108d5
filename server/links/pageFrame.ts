import { createHash } from 'node:crypto';
import type { Company } from '../company.ts';
import { markup, Html } from './markup.ts';
import { pageScript } from './pageScript.ts';
import { pageStyle } from './pageStyle.ts';

/** What a page says; with a form it has one button at its foot. */
export type PageContent = {
  readonly title: string;
  readonly body: Html;
  readonly form?: PageForm | undefined;
  /** What can be done without one, kept in sight at its foot. */
  readonly foot?: Html;
  /** At the right end of its head. */
  readonly note?: string;
  /** As broad as many pictures want. */
  readonly isWide?: boolean;
  /** How it is answered; 200 unless told. */
  readonly status?: number;
};
/** What is sent: the button and what stands beside it, and what is said when it could not be sent. */
export type PageForm = { readonly act: Html; readonly offline: string };

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * What goes out with every page: nothing but its own style and script runs, nobody learns its address, and nobody keeps
 * or lists it.
 */
export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src ${sha(pageStyle)}; script-src ${sha(pageScript)}; connect-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
  'cache-control': 'no-store',
} as const;

const sign = new Html(
  '<svg width="20" height="20" viewBox="0 0 20 20" fill="none" aria-hidden="true"><path d="M5 6.4V11a4 4 0 0 0 4 4h3.2" stroke="currentColor" stroke-width="2"/><circle cx="5" cy="4" r="2.6" fill="var(--line)"/><circle cx="15" cy="15" r="2.3" stroke="var(--line)" stroke-width="2"/></svg>',
);

/** The whole page around what it says. */
export function pageFrame(
  { title, body, form, foot, note, isWide = false }: PageContent,
  { company: { name, phone }, address }: { readonly company: Company; readonly address: string },
): string {
  return markup`<!doctype html>
    <html lang="de">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="referrer" content="no-referrer" />
        <title>${title}</title>
        <style>${new Html(pageStyle)}</style>
        <script>${new Html(pageScript)}</script>
      </head>
      <body>
        <header>${sign}<span>${name}</span>${note && markup`<span class="until note">${note}</span>`}</header>
        ${
          form
            ? markup`<form method="post" action="${address}" data-offline="${form.offline}">
                <main>${body}</main>
                ${keptInSight(form.act)}
              </form>`
            : markup`<main${isWide && markup` class="wide"`}>${body}</main>
                ${foot && keptInSight(foot)}`
        }
        <footer>
          <p class="in note">
            ${name}${phone && markup` · <a href="tel:${phone.replaceAll(/[^+\d]/g, '')}">${phone}</a>`} ·
            <a href="/rechtliches#impressum">Impressum</a> · <a href="/rechtliches#datenschutz">Datenschutz</a>
          </p>
        </footer>
      </body>
    </html> `.text;
}

function keptInSight(act: Html): Html {
  return markup`<div class="act"><div class="in">${act}</div></div>`;
}
