import { readEntity } from '../../api/records/entities.ts';
import { mailLog } from '../../domain/mail/mailLog.ts';
import { definePanel } from '../definePanel.ts';

/** One mail of the log. */
export const mailPanel = definePanel({
  url: '/mail_logs/:id',
  title: ({ id }) => readEntity(mailLog, `/api/mail_logs/${id ?? ''}`)?.subject ?? 'Mail',
  icon: 'mail',
  area: 'contracts',
  of: [mailLog],
  load: () => import('./MailPanel.tsx'),
});
