import { useMemo } from 'react';
import { messageOf } from '../../../api/apiErrors.ts';
import { useEntity, type Entity } from '../../../api/entities.ts';
import { perform } from '../../../api/mutations.ts';
import { useList } from '../../../api/queries.ts';
import { tools } from '../../../commands/tools.ts';
import { labelOf } from '../../../domain/choices/choices.ts';
import { emptyTexts } from '../../../domain/choices/emptyTexts.ts';
import { contractMessages } from '../../../domain/contract/messages.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { LogMoment, LogText } from '../../kit/log/LogCells.tsx';
import { useLogPages } from '../../kit/log/logPages.ts';
import { LogTable, type LogColumn } from '../../kit/log/LogTable.tsx';

const properties = ['createdAt', 'subject', 'recipients', 'status', 'translatedStatus', 'error'];

const columns: readonly LogColumn<string>[] = [
  { head: 'Zeit', width: '138px', cell: (iri) => <LogMoment iri={iri} /> },
  { head: 'Betreff', width: 'minmax(120px,1.6fr)', cell: (iri) => <LogText iri={iri} field="subject" /> },
  { head: 'Empfänger', width: 'minmax(110px,1fr)', cell: (iri) => <LogText iri={iri} field="recipients" /> },
  { head: 'Status', width: '132px', cell: (iri) => <Status iri={iri} /> },
];

/** The mails about an order, the failed ones with their reason and a way to send them again. */
export function MailLog({ contractId }: { contractId: number }) {
  const { page, perPage, pager } = useLogPages();
  const filter = useMemo(() => ({ entities: JSON.stringify([{ entityId: contractId, entityType: 'Contract' }]) }), [contractId]);
  const list = useList('mail_logs', { filter, order: '-createdAt', page, itemsPerPage: perPage, properties });
  return (
    <>
      <LogTable label="Mail Verkehr" columns={columns} lines={list.iris} keyOf={String} isLoading={list.isLoading} error={list.error} onRetry={list.refetch} empty={labelOf(emptyTexts, 'mailLogs')} />
      {list.total > 0 && <Pager {...pager} total={list.total} />}
    </>
  );
}

const looks = {
  sent: { icon: 'mail-check', ink: 'text-ok' },
  error: { icon: 'mail-x', ink: 'text-danger' },
  pending: { icon: 'hourglass', ink: 'text-warn' },
} as const;

function Status({ iri }: { iri: string }) {
  const mail = useEntity(iri);
  if (!mail) return null;
  const { icon, ink } = mail.status === 'sent' || mail.status === 'error' ? looks[mail.status] : looks.pending;
  return (
    <span className="flex flex-col">
      <span className={`-my-1.5 flex h-11 items-center gap-3 ${ink}`}>
        <Icon name={icon} size={12} />
        {typeof mail.translatedStatus === 'string' ? mail.translatedStatus : ''}
        {mail.status === 'error' && <IconButton small icon="send" label="Erneut senden" onClick={() => void sendAgain(mail)} />}
      </span>
      {typeof mail.error === 'string' && <span className="text-11 text-danger">{mail.error}</span>}
    </span>
  );
}

async function sendAgain(mail: Entity): Promise<void> {
  try {
    await perform('POST', `${mail['@id']}/retry`);
    tools().notify.success('E-Mail wird erneut gesendet', { detail: String(mail.subject ?? '') });
  } catch (error) {
    tools().notify.error(contractMessages.mailFailed, { detail: messageOf(error) });
  }
}
