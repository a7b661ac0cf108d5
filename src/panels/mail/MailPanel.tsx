import { useEffect } from 'react';
import { messageOf } from '../../api/apiErrors.ts';
import { readEntity } from '../../api/entities.ts';
import { useItem } from '../../api/queries.ts';
import { mailLog } from '../../domain/mail/mailLog.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import type { PanelProps } from '../definePanel.ts';
import { commandMenu } from '../kit/commandMenu.ts';
import { HistoryLog } from '../kit/log/HistoryLog.tsx';
import { MailServerNote } from '../kit/MailServerNote.tsx';
import { usePanel } from '../panelContext.ts';
import { LoggedMail } from './LoggedMail.tsx';

/** A mail of the log in a tab of its own. */
export default function MailPanel({ params, query }: PanelProps) {
  const iri = `/api/mail_logs/${params.id ?? ''}`;
  const { setTitle, replaceUrl, url } = usePanel();
  const { item, isLoading, error, refetch } = useItem(mailLog, iri);
  const isHistory = query.get('tab') === 'historie';
  const name = item?.subject ?? null;
  const subject = name ?? 'Mail';
  useEffect(() => {
    if (name !== null || error) setTitle(name);
  }, [name, error, setTitle]);
  if (error && !item) return <ErrorState title="Die Mail konnte nicht geladen werden" onRetry={refetch}>{messageOf(error)}</ErrorState>;
  return (
    <div className="flex h-full min-h-0 flex-col bg-panel">
      <header className="flex h-20 flex-none items-center gap-4 border-b border-line-subtle px-5">
        <Icon name="mail" size={16} className="text-3" />
        <h2 className="min-w-0 flex-1 truncate text-14 font-strong">{subject}</h2>
        <IconButton icon="history" label={isHistory ? 'Zur Mail' : 'Historie'} pressed={isHistory} onClick={() => replaceUrl(`${url.split('?')[0] ?? url}${isHistory ? '' : '?tab=historie'}`)} />
        <Menu label="Weitere Befehle" entries={() => { const target = readEntity(mailLog, iri); return target ? commandMenu('mail_logs.toolbar', [target]) : []; }} align="end" />
      </header>
      {item?.status !== 'sent' && <MailServerNote />}
      {isHistory ? <HistoryLog resource={mailLog} iri={iri} /> : !item || isLoading ? <SkeletonRows rows={8} columns={1} tall /> : <LoggedMail mail={item} />}
    </div>
  );
}
