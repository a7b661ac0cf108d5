import { useCallback, useState } from 'react';
import { useCounters } from '../../api/live/counters.ts';
import { late } from '../../panels/kit/late.tsx';
import { Floating } from '../../ui/overlays/Floating.tsx';
import { IconButton } from '../../ui/display/IconButton.tsx';
import { useEscape } from '../../ui/overlays/useEscape.ts';
import { usePush } from './usePush.ts';

const NotificationList = late({ load: async () => (await import('./NotificationList.tsx')).NotificationList });

/** The bell: how many messages wait to be read; the newest ones are asked for when it is opened. */
export function Notifications() {
  const { notifications: unread } = useCounters();
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  usePush(unread);
  const leave = useCallback(() => {
    setOpen(false);
    button?.focus();
  }, [button]);
  useEscape(isOpen, leave);
  return (
    <>
      <IconButton
        ref={setButton}
        icon="bell"
        label="Benachrichtigungen"
        count={unread}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && button && (
        <Floating anchor={button} align="end" onLeave={() => setOpen(false)} role="dialog" label="Benachrichtigungen">
          <NotificationList onClose={() => setOpen(false)} />
        </Floating>
      )}
    </>
  );
}
