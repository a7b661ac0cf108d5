import { mailLog } from '../../../src/domain/mail/mailLog.ts';
import { defineIndexes } from './defineIndexes.ts';

export const mailLogIndexes = defineIndexes(mailLog, {
  covering: { indexes: [['createdAt', 'id']], columns: ['status', 'isSend'] },
  indexes: [
    ['subject', 'id'],
    ['status', 'id'],
    ['template', 'id'],
    ['entityType', 'entityId', 'createdAt'],
    // By it a bounce finds the mail that came back.
    ['messageId'],
  ],
});
