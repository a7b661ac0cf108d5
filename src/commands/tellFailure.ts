import { ApiError, messageOf } from '../api/apiErrors.ts';
import { tools } from './tools.ts';

/** Tells in the corner that something was not done; where the server only asks for a pause, its own sentence as a warning, because nothing is broken. */
export function tellFailure(text: string, error: unknown): void {
  const { notify } = tools();
  const detail = messageOf(error);
  if (error instanceof ApiError && error.status === 429) return notify.warning(detail);
  return notify.error(text, text.endsWith(detail) ? {} : { detail });
}
