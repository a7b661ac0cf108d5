import { useMemo } from 'react';
import { useEntity } from '../../../api/entities.ts';
import { useList } from '../../../api/queries.ts';
import { labelOf } from '../../../domain/choices/choices.ts';
import { emptyTexts } from '../../../domain/choices/emptyTexts.ts';
import { notification } from '../../../domain/user/notification.ts';
import { user } from '../../../domain/user/user.ts';
import { Pager } from '../../../ui/Pager.tsx';
import { LogMoment, LogText, momentWidth } from '../../kit/log/LogCells.tsx';
import { useLogPages } from '../../kit/log/logPages.ts';
import { LogTable, type LogColumn } from '../../kit/log/LogTable.tsx';

const properties = ['createdAt', 'title', 'body', 'user'] as const;

const columns: readonly LogColumn<string>[] = [
  { head: 'Zeit', width: momentWidth, cell: (iri) => <LogMoment iri={iri} /> },
  { head: 'Titel', width: 'minmax(100px,1fr)', cell: (iri) => <LogText iri={iri} field="title" /> },
  { head: 'Text', width: 'minmax(140px,2fr)', cell: (iri) => <LogText iri={iri} field="body" /> },
  { head: 'An', width: 'minmax(90px,132px)', cell: (iri) => <Receiver iri={iri} /> },
];

/** The messages that were pushed about an order. */
export function PushLog({ contractId }: { contractId: number }) {
  const { page, perPage, pager } = useLogPages();
  const filter = useMemo(() => ({ data: String(contractId), entityType: 'Contract' }), [contractId]);
  const list = useList(notification, { filter, order: '-createdAt', page, itemsPerPage: perPage, properties });
  return (
    <>
      <LogTable label="Push Benachrichtigungen" columns={columns} lines={list.iris} keyOf={String} isLoading={list.isLoading} error={list.error} onRetry={list.refetch} empty={labelOf(emptyTexts, 'pushLogs')} />
      {list.total > 0 && <Pager {...pager} total={list.total} />}
    </>
  );
}

function Receiver({ iri }: { iri: string }) {
  return <>{useEntity(user, useEntity(notification, iri)?.user)?.name}</>;
}
