import { useMemo } from 'react';
import { useEntity } from '../../../api/entities.ts';
import { useList } from '../../../api/queries.ts';
import { labelOf } from '../../../domain/choices/choices.ts';
import { emptyTexts } from '../../../domain/choices/emptyTexts.ts';
import { Pager } from '../../../ui/Pager.tsx';
import { LogMoment, LogText } from './LogCells.tsx';
import { useLogPages } from './logPages.ts';
import { LogTable } from './LogTable.tsx';

const properties = ['createdAt', 'title', 'body', 'user'];

/** The messages that were pushed about an order. */
export function PushLog({ contractId }: { contractId: number }) {
  const { page, perPage, pager } = useLogPages();
  const filter = useMemo(() => ({ data: String(contractId) }), [contractId]);
  const list = useList('notifications', { filter, order: '-createdAt', page, itemsPerPage: perPage, properties });
  return (
    <>
      <LogTable
        label="Push Benachrichtigungen"
        heads={['Zeit', 'Titel', 'Text', 'An']}
        template="138px minmax(100px,1fr) minmax(140px,2fr) 132px"
        rows={list.iris.map((iri) => ({ key: iri, cells: [<LogMoment iri={iri} />, <LogText iri={iri} field="title" />, <LogText iri={iri} field="body" />, <Receiver iri={iri} />] }))}
        isLoading={list.isLoading}
        error={list.error}
        onRetry={list.refetch}
        empty={labelOf(emptyTexts, 'pushLogs')}
      />
      {list.total > 0 && <Pager {...pager} total={list.total} />}
    </>
  );
}

function Receiver({ iri }: { iri: string }) {
  const user = useEntity(iri)?.user;
  const name = useEntity(typeof user === 'string' ? user : null)?.name;
  return <>{typeof name === 'string' ? name : ''}</>;
}
