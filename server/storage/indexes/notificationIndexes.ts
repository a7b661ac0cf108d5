import { notification } from '../../../src/domain/user/notification.ts';
import { defineIndexes } from './defineIndexes.ts';

export const notificationIndexes = defineIndexes(notification, {
  indexes: [
    ['createdAt', 'id'],
    ['user', 'createdAt'],
    ['entityType', 'entityId', 'createdAt'],
  ],
});
