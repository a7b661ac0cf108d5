import { useEffect } from 'react';
import { messageOf } from '../../api/apiErrors.ts';
import { useItem } from '../../api/records/queries.ts';
import { mailLog } from '../../domain/mail/mailLog.ts';
import { ErrorState } from '../../ui/display/ErrorState.tsx';
import { SkeletonRows } from '../../ui/display/Skeleton.tsx';
import type { PanelProps } from '../definePanel.ts';
import { HistoryLog } from '../kit/record/history/HistoryLog.tsx';
import { RecordHead } from '../kit/record/RecordHead.tsx';
import { RecordMenu } from '../kit/record/RecordMenu.tsx';
import { MailServerNote } from './MailServerNote.tsx';
import { pathnameOf } from '../panelAddress.ts';
import { usePanel } from '../panelContext.ts';
import { LoggedMail } from './LoggedMail.tsx';

/** A mail of the log in a tab of its own. */
export default function MailPanel({ params, query }: PanelProps) {
  const iri = `/api/mail_logs/${params.id ?? ''}`;
  const { setTitle, replaceUrl, url } = usePanel();
  const { item, isLoading, error, refetch } = useItem(mailLog, iri);
  const isHistory = query.get('tab') === 'historie';
  const name = item?.subject ?? null;
  const toggleHistory = () => replaceUrl(`${pathnameOf(url)}${isHistory ? '' : '?tab=historie'}`);
  useEffect(() => {
    if (name !== null || error) setTitle(name);
  }, [name, error, setTitle]);
  if (error && !item)
    return (
      <ErrorState title="Die Mail konnte nicht geladen werden" onRetry={refetch}>
        {messageOf(error)}
      </ErrorState>
    );
  return (
    <div className="flex h-full min-h-0 flex-col bg-panel">
      <RecordHead
        head={{ icon: 'mail', name: name ?? 'Mail', actions: <RecordMenu iri={iri} place="mail_logs.toolbar" /> }}
        buttons={[
          { icon: 'history', label: isHistory ? 'Zur Mail' : 'Historie', isOn: isHistory, onClick: toggleHistory },
        ]}
      />
      {item?.status !== 'sent' && <MailServerNote />}
      {isHistory ? (
        <HistoryLog noun={mailLog} iri={iri} />
      ) : !item || isLoading ? (
        <SkeletonRows rows={8} columns={1} tall />
      ) : (
        <LoggedMail mail={item} />
      )}
    </div>
  );
}
