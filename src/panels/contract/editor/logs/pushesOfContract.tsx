import { readEntity, type Entity } from '../../../../api/records/entities.ts';
import { labelOf } from '../../../../domain/choices/choices.ts';
import { emptyTexts } from '../../../../domain/choices/emptyTexts.ts';
import { notification } from '../../../../domain/user/notification.ts';
import { user } from '../../../../domain/user/user.ts';
import { momentColumn } from '../../../kit/related/momentColumn.tsx';
import { related } from '../../../kit/related/related.ts';
import { textOf } from '../../../kit/textOf.ts';

const textIn = (name: 'title' | 'body') => (row: Entity<typeof notification>) => row[name] ?? '';

/** The messages that were pushed about a contract. */
export const pushesOfContract = related({
  resource: notification,
  filter: ({ id }) => ({ data: String(id), entityType: 'Contract' }),
  isLog: true,
  emptyText: labelOf(emptyTexts, 'pushLogs'),
  sort: '-createdAt',
  properties: ['createdAt', 'title', 'body', 'user'],
  ownColumns: [
    momentColumn,
    { id: 'title', heading: 'Titel', flex: 1, minWidth: 100, text: textIn('title') },
    { id: 'body', heading: 'Text', flex: 2, minWidth: 140, text: textIn('body') },
    {
      id: 'user',
      heading: 'An',
      flex: 0.7,
      minWidth: 90,
      text: (row) => readEntity(user, textOf(row.user))?.name ?? '',
      watch: (row) => [textOf(row.user)],
    },
  ],
});
