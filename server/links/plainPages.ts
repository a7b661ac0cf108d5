import type { Company } from '../company.ts';
import { markup } from './markup.ts';
import type { PageContent } from './pageFrame.ts';

/** "Bitte rufen Sie uns an: 0221 …", without the number where none is known. */
export function callUs({ phone }: Pick<Company, 'phone'>): string {
  return phone ? `Bitte rufen Sie uns an: ${phone}.` : 'Bitte rufen Sie uns an.';
}

/** "Bitte wenden Sie sich an Leitstand GmbH, 0221 …." */
export function turnToUs({ name, phone }: Pick<Company, 'name' | 'phone'>): string {
  return `Bitte wenden Sie sich an ${[name, phone].filter(Boolean).join(', ')}.`;
}

/** One sentence and nothing to do. */
export function sentencePage(title: string, sentence: string, status = 200): PageContent {
  return {
    title,
    status,
    body: markup`<h1>${title}</h1>
      <p>${sentence}</p>`,
  };
}

/** The one answer to every link of a page that leads nowhere, with what to do about it. */
export function invalidLink(company: Company, whatToDo: (company: Company) => string = callUs): PageContent {
  return sentencePage('Link nicht gültig', `Dieser Link ist nicht (mehr) gültig. ${whatToDo(company)}`, 404);
}

/** The server could not answer, or could not read what was sent; nothing of it is told to people outside. */
export function failedPage(status: number): PageContent {
  const sentence =
    status >= 500
      ? 'Die Seite ist gerade nicht erreichbar. Bitte versuchen Sie es in einigen Minuten erneut.'
      : 'Ihre Eingaben konnten nicht gelesen werden. Bitte versuchen Sie es erneut.';
  return sentencePage('Das hat nicht geklappt', sentence, status);
}

/** Told to an address that has tried too many wrong links. */
export function tooManyTries(milliseconds: number): PageContent {
  const minutes = Math.ceil(milliseconds / 60_000);
  return sentencePage(
    'Zu viele Versuche',
    `Bitte versuchen Sie es in ${minutes === 1 ? 'einer Minute' : `${String(minutes)} Minuten`} erneut.`,
    429,
  );
}
