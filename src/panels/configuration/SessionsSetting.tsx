import { useState } from 'react';
import { messageOf } from '../../api/apiErrors.ts';
import { endOwnSession, type OwnSession } from '../../api/session/ownSessions.ts';
import { tools } from '../../commands/tools.ts';
import { companyZone, formatInstant } from '../../domain/time/zone.ts';
import { Button } from '../../ui/display/Button.tsx';
import { Icon } from '../../ui/display/Icon.tsx';

const momentText = (instant: string) => formatInstant(instant, companyZone);

/** Where the person is signed in: this device first, the others with the way to end them. */
export function SessionsSetting({ sessions }: { sessions: readonly OwnSession[] }) {
  const [ending, setEnding] = useState<string | 'others'>();
  const others = sessions.filter((it) => !it.isCurrent);
  const end = async (id: string | null) => {
    setEnding(id ?? 'others');
    await endOwnSession(id)
      .then(() =>
        tools().notify.success(id === null ? 'Die anderen Anmeldungen sind beendet.' : 'Die Anmeldung ist beendet.'),
      )
      .catch((error: unknown) => tools().notify.warning('Anmeldung nicht beendet', { detail: messageOf(error) }));
    setEnding(undefined);
  };
  return (
    <div className="flex flex-col items-start gap-4 pt-2">
      <ul aria-label="Anmeldungen" className="w-full divide-y divide-line-subtle rounded-2 border border-line">
        {[...sessions.filter((it) => it.isCurrent), ...others].map((it) => (
          <li key={it.id} className="flex min-h-20 items-center gap-4 px-5 py-3">
            <Icon name={/Android|iPhone|iPad/.test(it.device) ? 'phone' : 'monitor'} className="flex-none text-3" />
            <span className="flex min-w-0 flex-1 flex-col">
              <span className="truncate font-medium text-1">{it.isCurrent ? 'Dieses Gerät' : it.device}</span>
              <span className="num text-11 text-2">
                {[
                  ...(it.isCurrent ? [it.device] : []),
                  it.address || 'Adresse unbekannt',
                  `angemeldet ${momentText(it.beganAt)}`,
                  ...(it.isCurrent ? [] : [`zuletzt ${momentText(it.seenAt)}`]),
                ].join(' · ')}
              </span>
            </span>
            {!it.isCurrent && (
              <Button small busy={ending === it.id} onClick={() => void end(it.id)}>
                Beenden<span className="sr-only"> ({it.device})</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <Button icon="log-out" busy={ending === 'others'} onClick={() => void end(null)}>
          Alle anderen beenden
        </Button>
      )}
    </div>
  );
}
