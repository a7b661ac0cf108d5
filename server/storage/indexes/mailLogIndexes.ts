import { mailLog } from '../../../src/domain/mail/mailLog.ts';
import { defineIndexes } from './defineIndexes.ts';

export const mailLogIndexes = defineIndexes(mailLog, {
  // What the nightly run looks through that takes the texts away after their time.
  within: [
    {
      called: 'with_text',
      holds: 'coalesce("htmlPreview", "textPreview", "htmlWithAmounts", "textWithAmounts") is not null',
      columns: ['createdAt', 'id'],
    },
  ],
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
