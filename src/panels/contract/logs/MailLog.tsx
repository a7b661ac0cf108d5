import { useMemo } from 'react';
import { useEntity } from '../../../api/entities.ts';
import { useList } from '../../../api/queries.ts';
import { sendAgain } from '../../../commands/mail.ts';
import { tools } from '../../../commands/tools.ts';
import { labelOf } from '../../../domain/choices/choices.ts';
import { emptyTexts } from '../../../domain/choices/emptyTexts.ts';
import { isHeldForUndo } from '../../../domain/mail/heldForUndo.ts';
import { checkRetry } from '../../../domain/mail/mailActions.ts';
import { mailLog } from '../../../domain/mail/mailLog.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { LogMoment, momentWidth } from '../../kit/log/LogCells.tsx';
import { useLogPages } from '../../kit/log/logPages.ts';
import { LogTable, type LogColumn } from '../../kit/log/LogTable.tsx';
import { MailState } from '../../mail/MailState.tsx';

const properties = ['createdAt', 'subject', 'recipients', 'status', 'translatedStatus', 'error', 'nextAttemptAt', 'sendingUntil', 'attempts', 'undelivered'] as const;

const columns: readonly LogColumn<string>[] = [
  { head: 'Zeit', width: momentWidth, cell: (iri) => <LogMoment iri={iri} /> },
  { head: 'Betreff', width: 'minmax(134px,1.4fr)', cell: (iri) => <Subject iri={iri} /> },
  { head: 'Empfänger', width: 'minmax(80px,1fr)', cell: (iri) => <Recipients iri={iri} /> },
  { head: 'Status', width: 'minmax(110px,.9fr)', cell: (iri) => <Status iri={iri} /> },
];
/** More stand in the mail itself. */
const mostRecipients = 2;

/** The mails about an order to be read again, the failed ones with their reason and a way to send them again. */
export function MailLog({ contractId }: { contractId: number }) {
  const { page, perPage, pager } = useLogPages();
  const filter = useMemo(() => ({ entities: JSON.stringify([{ entityId: contractId, entityType: 'Contract' }]) }), [contractId]);
  const list = useList(mailLog, { filter, order: '-createdAt', page, itemsPerPage: perPage, properties });
  return (
    <>
      <LogTable label="Mail Verkehr" columns={columns} lines={list.iris} keyOf={String} isLoading={list.isLoading} error={list.error} onRetry={list.refetch} empty={labelOf(emptyTexts, 'mailLogs')} />
      {list.total > 0 && <Pager {...pager} total={list.total} />}
    </>
  );
}

function Subject({ iri }: { iri: string }) {
  const subject = useEntity(mailLog, iri)?.subject;
  return (
    <button type="button" title="Mail lesen" onClick={() => tools().dialog('mail.show', { iri })} className="text-left text-link hover:underline">
      {subject ?? 'Mail'}
    </button>
  );
}

function Recipients({ iri }: { iri: string }) {
  const all = (useEntity(mailLog, iri)?.recipients ?? '').split('; ');
  const more = all.length - mostRecipients;
  return (
    <span title={all.join('\n')} className="flex flex-col">
      {all.slice(0, mostRecipients).map((it) => <span key={it} className="truncate">{it}</span>)}
      {more > 0 && <span className="text-11 text-2">und {more} weitere</span>}
    </span>
  );
}

function Status({ iri }: { iri: string }) {
  const mail = useEntity(mailLog, iri);
  if (!mail) return null;
  const mayGoAgain = mail.status !== 'sent' && !isHeldForUndo(mail) && checkRetry(mail).verdict === 'allowed';
  return (
    <span className="flex items-start justify-between gap-2">
      <MailState mail={mail} />
      {mayGoAgain && <span className="-my-1.5"><IconButton small icon="send" label="Erneut senden" onClick={() => void sendAgain([mail], tools())} /></span>}
    </span>
  );
}
