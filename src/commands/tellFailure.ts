import { messageOf } from '../api/apiErrors.ts';
import { tools } from './tools.ts';

/** Tells in the corner that something was not done, and why. */
export function tellFailure(text: string, error: unknown): void {
  const detail = messageOf(error);
  tools().notify.error(text, text.endsWith(detail) ? {} : { detail });
}
