import { addressOf } from '../../domain/define/call.ts';
import { notification } from '../../domain/user/notification.ts';
import type { readAllNotifications } from '../../domain/user/ownCalls.ts';
import { call } from '../call.ts';
import type { Entity } from '../records/entities.ts';
import { update } from '../records/mutations.ts';

const readingAll = addressOf<typeof readAllNotifications>('POST /notifications/read_all');

/**
 * Notes that the person has read a message; what could not be noted stays unread, which takes nothing away from what he
 * opens by it.
 */
export function markRead({ '@id': iri, readAt }: Pick<Entity<typeof notification>, '@id' | 'readAt'>): void {
  if (readAt) return;
  void update(notification, iri, { readAt: new Date().toISOString() }, { ahead: true }).catch(() => undefined);
}

/** Notes it of all messages of the person; the live changes tell the console which they were. */
export async function markAllRead(): Promise<void> {
  await call(readingAll, {});
}
