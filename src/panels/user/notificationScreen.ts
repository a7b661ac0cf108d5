import { markRead } from '../../api/calls/notifications.ts';
import { tools } from '../../commands/tools.ts';
import { labelOf } from '../../domain/choices/choices.ts';
import { emptyTexts } from '../../domain/choices/emptyTexts.ts';
import type { notification } from '../../domain/user/notification.ts';
import { notificationLink } from '../../domain/user/notificationLink.ts';
import { extendResource } from '../kit/screen/extendResource.ts';
import { urlOf } from '../../commands/selection.ts';

/** A message opens what it is about, and is read by that; unread ones are bold as at the bell. */
export const notificationScreen = extendResource<typeof notification>('notifications', {
  emptyText: labelOf(emptyTexts, 'notifications'),
  cellsRead: ['entityType', 'entityId', 'data', 'readAt'],
  rowClass: ({ readAt }) => (readAt ? undefined : 'row-unread'),
  onOpen(it, where) {
    markRead(it);
    tools().open(notificationLink(it) ?? urlOf(it['@id']), where);
  },
});
