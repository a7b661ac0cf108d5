import type { KnownMailState, MailState } from './mailState.ts';

/**
 * Somebody whom the mail server did not accept for a mail that others have got; `isDue` as long as it is to be tried
 * again.
 */
export type Undelivered = MailState['undelivered'][number];

/** Those of a mail, none for one that everybody or nobody has got. */
export function undeliveredOf({ undelivered }: Pick<KnownMailState, 'undelivered'>): readonly Undelivered[] {
  return undelivered ?? [];
}

/** A mail that some have got and others never will. */
export function isPartlyDelivered(mail: Pick<KnownMailState, 'status' | 'undelivered'>): boolean {
  return mail.status === 'error' && undeliveredOf(mail).length > 0;
}

/** Who has not got it and why, one line each. */
export function undeliveredText(undelivered: readonly Undelivered[]): string | null {
  return undelivered.map((it) => `Nicht angenommen für ${it.recipient ?? ''}: ${it.reason ?? ''}`).join('\n') || null;
}
