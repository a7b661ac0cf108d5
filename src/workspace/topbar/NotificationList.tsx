import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { markAllRead, markRead } from '../../api/calls/notifications.ts';
import { useEntity, type Entity } from '../../api/records/entities.ts';
import { useList } from '../../api/records/queries.ts';
import { tellFailure } from '../../commands/tellFailure.ts';
import { tools } from '../../commands/tools.ts';
import { notification } from '../../domain/user/notification.ts';
import { notificationLink } from '../../domain/user/notificationLink.ts';
import { companyZone, formatInstant } from '../../domain/time/zone.ts';
import { matchPanel } from '../../panels/matchPanel.ts';
import { Button } from '../../ui/display/Button.tsx';

const newest = { order: '-createdAt', itemsPerPage: 10 } as const;
/** Who came by the keyboard is in the list at once, whatever there is to see. */
const takeFocus = (it: HTMLElement | null) => it?.focus();
const readAll = () => void markAllRead().catch((error: unknown) => tellFailure('Nicht als gelesen gemerkt', error));

/** The newest messages at the bell, each with the way to what it is about. */
export function NotificationList({ onClose }: { readonly onClose: () => void }) {
  const list = useList(notification, newest);
  const showWaiting = useEffectEvent(() => list.pendingNew > 0 && list.showNew());
  useEffect(() => void showWaiting(), []);
  const showAll = () => {
    onClose();
    tools().open('/notifications');
  };
  return (
    <div
      ref={takeFocus}
      tabIndex={-1}
      className="fade-in w-[340px] rounded-3 bg-raised shadow-menu outline-none focus-visible:outline-none"
    >
      <h2 className="px-6 pt-4 pb-2 font-strong">Benachrichtigungen</h2>
      {list.iris.length === 0 ? (
        <p role="status" className="px-6 pb-5 text-2">
          {list.error
            ? 'Benachrichtigungen konnten nicht geladen werden'
            : list.isLoading
              ? 'Wird geladen …'
              : 'Keine Benachrichtigungen'}
        </p>
      ) : (
        <ul className="px-2 pb-2">
          {list.iris.map((iri, at) => (
            <Line key={iri} iri={iri} isFirst={at === 0} onOpen={onClose} />
          ))}
        </ul>
      )}
      <div className="flex justify-between border-t border-line-subtle p-2">
        {matchPanel('/notifications') && (
          <Button look="quiet" small onClick={showAll}>
            Alle zeigen
          </Button>
        )}
        {list.error && (
          <Button look="quiet" small icon="refresh-cw" busy={list.isFetching} onClick={list.refetch}>
            Erneut versuchen
          </Button>
        )}
        {list.iris.length > 0 && (
          <Button look="quiet" small icon="check-check" onClick={readAll}>
            Alle gelesen
          </Button>
        )}
      </div>
    </div>
  );
}

function Line({ iri, isFirst, onOpen }: { iri: string; isFirst: boolean; onOpen: () => void }) {
  const it = useEntity(notification, iri);
  if (!it) return null;
  const open = () => {
    markRead(it);
    onOpen();
  };
  const link = notificationLink(it);
  const look = 'block w-full rounded-2 px-4 py-3 text-left text-1 hover:bg-hover hover:no-underline';
  return (
    <li>
      {link ? (
        <a ref={isFirst ? takeFocus : null} href={link} className={look} onClick={open} onAuxClick={open}>
          <Message it={it} />
        </a>
      ) : (
        <button ref={isFirst ? takeFocus : null} type="button" className={look} onClick={() => markRead(it)}>
          <Message it={it} />
        </button>
      )}
    </li>
  );
}

function Message({ it: { title, body, createdAt, readAt } }: { it: Entity<typeof notification> }): ReactNode {
  return (
    <>
      <span className="flex items-baseline gap-4">
        <span className={`min-w-0 flex-1 truncate ${readAt ? '' : 'font-strong'}`}>
          {title ?? 'Nachricht'}
          {!readAt && <span className="sr-only"> (ungelesen)</span>}
        </span>
        {createdAt && <span className="num text-11 text-3">{formatInstant(createdAt, companyZone)}</span>}
      </span>
      {body && <span className={`line-clamp-2 text-11 ${readAt ? 'text-2' : 'font-strong text-1'}`}>{body}</span>}
    </>
  );
}
