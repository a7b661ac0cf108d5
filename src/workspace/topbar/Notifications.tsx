import { useCallback, useState } from 'react';
import { useEntities } from '../../api/records/useEntities.ts';
import { useList } from '../../api/records/queries.ts';
import { notification } from '../../domain/user/notification.ts';
import { late } from '../../panels/kit/late.tsx';
import { Floating } from '../../ui/overlays/Floating.tsx';
import { IconButton } from '../../ui/display/IconButton.tsx';
import { useEscape } from '../../ui/overlays/useEscape.ts';
import { usePush } from './usePush.ts';

const NotificationList = late({ load: async () => (await import('./NotificationList.tsx')).NotificationList });
const newest = { order: '-createdAt', itemsPerPage: 10 } as const;

/** The bell: how many of the newest messages wait to be read, and these messages. */
export function Notifications() {
  const list = useList(notification, newest);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const unread = useEntities(notification, list.iris).filter((it) => !it.readAt).length + list.pendingNew;
  usePush(list.pendingNew);
  const leave = useCallback(() => {
    setOpen(false);
    button?.focus();
  }, [button]);
  useEscape(isOpen, leave);
  const toggle = () => {
    list.showNew();
    setOpen(!isOpen);
  };
  return (
    <>
      <IconButton ref={setButton} icon="bell" label="Benachrichtigungen" count={unread} onClick={toggle} />
      {isOpen && button && (
        <Floating anchor={button} align="end" onLeave={() => setOpen(false)} role="dialog" label="Benachrichtigungen">
          <NotificationList list={list} onClose={() => setOpen(false)} />
        </Floating>
      )}
    </>
  );
}
