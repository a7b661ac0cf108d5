import { useAtomValue } from 'jotai';
import { store } from '../../api/records/entities.ts';
import { connectionAtom } from '../../api/live/live.ts';
import { pollVersion } from '../../api/live/version.ts';
import { clockIn, companyZone, timeIn } from '../../domain/time/zone.ts';
import { Button } from '../../ui/display/Button.tsx';
import { Icon } from '../../ui/display/Icon.tsx';

/**
 * Says calmly that the server is out of reach: since when, how old the data is, and that nothing pretends to be saved.
 */
export function ConnectionBar() {
  const { state, since, lastEventAt } = useAtomValue(connectionAtom, { store });
  if (state !== 'offline') return null;
  return (
    <div role="status" className="flex items-center gap-[9px] border-b border-warn-bd bg-warn-bg px-5 py-[5px]">
      <Icon name="cloud-off" className="text-warn" />
      <p className="min-w-0 flex-1">
        <b>Keine Verbindung seit {timeIn(companyZone, new Date(since))}.</b>{' '}
        <span className="text-2">
          {lastEventAt !== null && `Sie lesen den Stand von ${clockIn(companyZone, new Date(lastEventAt))}. `}Eingaben
          bleiben als Entwurf, gespeichert ist nichts.
        </span>
      </p>
      <span className="text-11 text-2">wird laufend erneut versucht</span>
      <Button small onClick={() => void pollVersion().catch(() => undefined)}>
        Jetzt verbinden
      </Button>
    </div>
  );
}
