import { labelOf } from '../../domain/choices/choices.ts';
import { emptyTexts } from '../../domain/choices/emptyTexts.ts';
import type { notification } from '../../domain/user/notification.ts';
import { extendResource } from '../kit/screen/extendResource.ts';

/** What the list of these records says while it is empty. */
export const notificationScreen = extendResource<typeof notification>('notifications', {
  emptyText: labelOf(emptyTexts, 'notifications'),
});
