import { idInIri } from '../../domain/define/iri.ts';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { store, useEntity } from '../../api/records/entities.ts';
import { settingsAtom } from '../../api/session/settings.ts';
import { useList } from '../../api/records/queries.ts';
import { tools } from '../../commands/tools.ts';
import { companyZone, formatInstant } from '../../domain/time/zone.ts';
import { notification } from '../../domain/user/notification.ts';
import { matchPanel } from '../../panels/matchPanel.ts';
import { Floating } from '../../ui/overlays/Floating.tsx';
import { IconButton } from '../../ui/display/IconButton.tsx';
import { Button } from '../../ui/display/Button.tsx';
import { keepUserSetting } from '../keepUserSetting.ts';
import { useEscape } from '../../ui/overlays/useEscape.ts';
import { usePush } from './usePush.ts';

const newest = { order: '-createdAt', itemsPerPage: 10 } as const;
const seenKey = 'notificationsSeen';

/** The bell: how many messages came since it was opened last, and the ten newest of them. */
export function Notifications() {
  const list = useList(notification, newest);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const settings = useAtomValue(settingsAtom, { store });
  const seen = typeof settings[seenKey] === 'number' ? settings[seenKey] : 0;
  const ids = list.iris.map((iri) => Number(idInIri(iri)));
  const fresh = ids.filter((id) => id > seen).length + list.pendingNew;
  usePush(list.pendingNew);
  const leave = useCallback(() => {
    setOpen(false);
    button?.focus();
  }, [button]);
  useEscape(isOpen, leave);
  const last = Math.max(seen, ...ids);
  // What came since the list was asked for arrives while somebody looks at it: that is seen as well.
  useEffect(() => {
    if (isOpen && last > seen) keepUserSetting(seenKey, last);
  }, [isOpen, last, seen]);
  const toggle = () => {
    list.showNew();
    setOpen(!isOpen);
  };
  return (
    <>
      <IconButton ref={setButton} icon="bell" label="Benachrichtigungen" count={fresh} onClick={toggle} />
      {isOpen && button && (
        <Floating anchor={button} align="end" onLeave={() => setOpen(false)} role="dialog" label="Benachrichtigungen">
          <div className="fade-in w-[340px] rounded-3 bg-raised shadow-menu">
            <h2 className="px-6 pt-4 pb-2 font-strong">Benachrichtigungen</h2>
            {list.iris.length === 0 ? (
              <p className="px-6 pb-5 text-2">
                {list.error ? 'Fehler beim Abruf' : list.isLoading ? 'Wird geladen …' : 'Keine Benachrichtigungen'}
              </p>
            ) : (
              <ul className="px-2 pb-2">
                {list.iris.slice(0, 10).map((iri) => (
                  <Line key={iri} iri={iri} />
                ))}
              </ul>
            )}
            {matchPanel('/notifications') && (
              <div className="border-t border-line-subtle p-2">
                <Button
                  look="quiet"
                  small
                  onClick={() => {
                    setOpen(false);
                    tools().open('/notifications');
                  }}
                >
                  Alle zeigen
                </Button>
              </div>
            )}
          </div>
        </Floating>
      )}
    </>
  );
}

function Line({ iri }: { iri: string }) {
  const it = useEntity(notification, iri);
  if (!it) return null;
  const { title, body, createdAt } = it;
  return (
    <li className="rounded-2 px-4 py-3 hover:bg-hover">
      <span className="flex items-baseline gap-4">
        <b className="min-w-0 flex-1 truncate">{title ?? 'Nachricht'}</b>
        {createdAt && <span className="num text-11 text-3">{formatInstant(createdAt, companyZone)}</span>}
      </span>
      {body && <span className="line-clamp-2 text-11 text-2">{body}</span>}
    </li>
  );
}
