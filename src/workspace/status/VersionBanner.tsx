import { useAtomValue } from 'jotai';
import { store } from '../../api/records/entities.ts';
import { lineAtom } from '../../api/live/live.ts';
import { newVersionAtom, versionAtom } from '../../api/live/version.ts';
import { Button } from '../../ui/display/Button.tsx';
import { Icon } from '../../ui/display/Icon.tsx';

/** The server has moved on: the person reloads when it suits. */
export function VersionBanner() {
  const version = useAtomValue(newVersionAtom, { store });
  const own = useAtomValue(versionAtom, { store });
  const line = useAtomValue(lineAtom, { store });
  if (version === null) return null;
  return (
    <div role="status" className="flex items-center gap-[9px] border-b border-info-bd bg-info-bg px-5 py-[5px]">
      <Icon name="sparkles" className="text-info" />
      <p className="min-w-0 flex-1">
        <b>Neue Version verfügbar!</b>{' '}
        <span className="text-2">
          {version !== own && `Leitstand ${version}. `}Ungespeicherte Eingaben bleiben als Entwurf erhalten.
        </span>
      </p>
      <Button
        small
        look="primary"
        icon="refresh-cw"
        onClick={() => location.reload()}
        {...(line === 'offline' && { reason: 'Ohne Verbindung zum Server lässt sich die Seite nicht laden.' })}
      >
        Neu laden
      </Button>
    </div>
  );
}
