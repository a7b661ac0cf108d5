import { useAtomValue } from 'jotai';
import { store } from '../../api/records/entities.ts';
import { connectionAtom, dataAgeAtom, onlineAtom, progressAtom } from '../../api/live/live.ts';
import { versionAtom } from '../../api/live/version.ts';
import { activeScopeAtom, panelTargetsAtom, panelTicksAtom } from '../../commands/selection.ts';
import { selectionSumsAtom } from '../../commands/selectionSums.ts';
import { clockIn, companyZone } from '../../domain/time/zone.ts';
import { Icon } from '../../ui/display/Icon.tsx';
import { Kbd } from '../../ui/display/Kbd.tsx';
import { localWorkAtom } from '../../commands/work.ts';
import { late } from '../../panels/kit/late.tsx';
import { runCommand } from '../../commands/runCommand.ts';
import { commandById } from '../commandNow.ts';
import { secondAtom } from '../second.ts';
import { nameOf } from '../../panels/kit/represent.ts';
import { SecondsText } from '../SecondsText.tsx';
import { ageText } from './age.ts';
import { SystemNotes } from './SystemNotes.tsx';

const looks = {
  connected: { text: 'Verbunden', dot: 'bg-ok-solid', ink: '' },
  connecting: { text: 'Verbindet …', dot: 'border-2 border-line-strong', ink: '' },
  offline: { text: 'Getrennt', dot: 'border-2 border-warn-solid', ink: 'font-medium text-warn' },
} as const;

/** Nothing is stopped only because its line does not come; the next look brings it. */
const RunningWork = late({
  load: async () => (await import('./RunningWork.tsx')).RunningWork,
});

/**
 * The foot of the console: connection and age of the data, what is ticked or else the row somebody is at, what is
 * running, the version.
 */
export function StatusBar() {
  const version = useAtomValue(versionAtom, { store });
  const scope = useAtomValue(activeScopeAtom, { store });
  return (
    <footer className="num col-span-2 flex items-center gap-7 overflow-hidden pr-6 pl-7 text-11 whitespace-nowrap text-2">
      <Connection />
      <SystemNotes />
      {scope !== null && <Selection scope={scope} />}
      <span className="flex-1" />
      <Work />
      <Online />
      <button
        type="button"
        onClick={() => runCommand(commandById('cheatSheet.open'))}
        className="flex items-center gap-2 rounded-2 text-3 hover:text-1"
      >
        <Kbd keys="?" /> Tasten
      </button>
      <Line />
      <span>{version ? `Leitstand ${version}` : 'Leitstand'}</span>
    </footer>
  );
}

function Online() {
  const count = useAtomValue(onlineAtom, { store });
  const { isLive } = useAtomValue(dataAgeAtom, { store });
  if (count === null || !isLive) return null;
  return (
    <span className="flex items-center gap-2">
      <Icon name="users" size={12} /> {count} online
    </span>
  );
}

function Line() {
  return <i aria-hidden className="h-6 w-[1px] bg-line-strong opacity-50" />;
}

function Connection() {
  const { state, lastEventAt } = useAtomValue(connectionAtom, { store });
  const now = useAtomValue(secondAtom, { store }).getTime();
  const { text, dot, ink } = looks[state];
  return (
    <>
      <span className="flex items-center gap-3">
        <i aria-hidden className={`size-[7px] rounded-full ${dot}`} />
        <span role="status" className={ink}>
          {text}
        </span>
      </span>
      {lastEventAt !== null && (
        <span className="flex items-center gap-2">
          <span>
            Stand <b className="text-1">{clockIn(companyZone, new Date(lastEventAt))}</b> ·
          </span>
          <SecondsText widest="vor 59 min">{ageText(now - lastEventAt)}</SecondsText>
        </span>
      )}
    </>
  );
}

function Selection({ scope }: { scope: string }) {
  const count = useAtomValue(panelTicksAtom(scope), { store }).length;
  const [iri] = useAtomValue(panelTargetsAtom(scope), { store });
  const sums = useAtomValue(selectionSumsAtom, { store })[scope] ?? [];
  if (iri === undefined) return null;
  return (
    <>
      <Line />
      <span role="status" className="flex min-w-0 items-center gap-3">
        <b className="truncate text-1">{count > 0 ? `${String(count)} ausgewählt` : nameOf(iri)}</b>
        {sums.map((sum, at) => (
          <span key={sum} className="flex gap-3 truncate">
            {at > 0 && <span aria-hidden>·</span>}
            {sum}
          </span>
        ))}
      </span>
    </>
  );
}

function Work() {
  const isBusy =
    Object.keys(useAtomValue(progressAtom, { store })).length + useAtomValue(localWorkAtom, { store }).length > 0;
  return isBusy && <RunningWork />;
}
