import { matchPath } from 'react-router';
import { newId } from '../api/newId.ts';
import { pathnameOf, queryOf } from './panelAddress.ts';

const name = 'formular';
const screens = ['/:resource/create', '/:resource/create-multiple'];

/** Whether an address opens a form for something new; each opening of it is a form of its own. */
export function isFormAddress(url: string): boolean {
  return screens.some((it) => matchPath(it, pathnameOf(url)) !== null);
}

/**
 * The address with the name of one form in it, so that it comes back as this form after a reload and is never taken for
 * another one.
 */
export function formAddress(url: string, id: string = newId().slice(0, 12)): string {
  if (!isFormAddress(url) || formOf(url) !== null) return url;
  return `${url}${url.includes('?') ? '&' : '?'}${name}=${id}`;
}

/** The address as that of another form, which begins with the same values. */
export function anotherForm(url: string): string {
  const [path, query] = [pathnameOf(url), queryOf(url)];
  query.delete(name);
  const rest = query.toString();
  return formAddress(rest === '' ? path : `${path}?${rest}`);
}

/** Under what the input of a form is kept: its screen and its own name, without the values that it began with. */
export function draftKeyOf(url: string): string {
  const path = pathnameOf(url);
  const id = formOf(url);
  return id === null ? path : formAddress(path, id);
}

function formOf(url: string): string | null {
  return queryOf(url).get(name);
}
