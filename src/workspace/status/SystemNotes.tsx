import { useAtomValue } from 'jotai';
import { store } from '../../api/records/entities.ts';
import { lineAtom } from '../../api/live/live.ts';
import { systemHealthAtom } from '../../api/live/systemHealth.ts';
import { companyZone, formatInstant } from '../../domain/time/zone.ts';
import { Icon } from '../../ui/display/Icon.tsx';
import { notify } from '../../ui/overlays/notify.ts';

/**
 * What is the matter with the installation, as long as it can be heard of: that nothing can be saved, and what
 * administrators should see to.
 */
export function SystemNotes() {
  const { failure, warnings, lastBackup } = useAtomValue(systemHealthAtom, { store });
  const line = useAtomValue(lineAtom, { store });
  if (line !== 'connected') return null;
  return (
    <>
      {failure !== null && (
        <span role="status" className="flex min-w-0 items-center gap-3 font-medium text-warn">
          <Icon name="database" size={12} />
          <span className="truncate" data-tip={`${failure} Eingaben bleiben als Entwurf.`}>
            {failure}
          </span>
        </span>
      )}
      {warnings.map(({ code, title, message }) => (
        <button
          key={code}
          type="button"
          data-tip={message}
          aria-label={`${title}: ${message}`}
          onClick={() => {
            notify.warning(title, { detail: message });
          }}
          className="flex h-[24px] items-center gap-3 rounded-2 px-2 font-medium text-warn hover:bg-press"
        >
          <Icon name="triangle-alert" size={12} /> {title}
        </button>
      ))}
      {lastBackup !== null && !warnings.some((it) => it.code === 'backup') && (
        <span className="max-xl:hidden" data-tip="So alt sind die Daten, wenn jetzt zurückgespielt werden muss.">
          Sicherung {formatInstant(lastBackup, companyZone)}
        </span>
      )}
    </>
  );
}
