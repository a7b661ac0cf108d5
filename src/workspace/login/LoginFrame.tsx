import { useAtomValue } from 'jotai';
import { lazy, Suspense, type ReactNode } from 'react';
import { store } from '../../api/records/entities.ts';
import { Icon } from '../../ui/display/Icon.tsx';
import { themeAtom, toggleTheme } from '../theme.ts';
import type { SystemState } from './systemState.ts';

/** A picture only: nobody waits for it, and without it the door opens as well. */
const RouteMap = lazy(() => import('./RouteMap.tsx').catch(() => ({ default: () => <></> })));

const dotOf: Readonly<Record<SystemState['state'], string>> = {
  ready: 'bg-ok-solid',
  asking: 'bg-line-strong',
  starting: 'border-2 border-warn-solid',
  unreachable: 'border-2 border-danger-solid',
};

function stateText({ state, reason }: SystemState): string {
  if (state === 'ready') return 'System bereit';
  if (state === 'asking') return 'System wird gefragt …';
  if (state === 'starting') return reason ?? 'System startet …';
  return 'Server nicht erreichbar, nächster Versuch läuft';
}

/** The page before sign-in: the route on the left, one small form on the right, the state of the system below. */
export function LoginFrame({
  system,
  notes,
  hints,
  foot = 'Sitzung endet nach 12 Stunden ohne Eingabe',
  children,
}: {
  system: SystemState;
  /** What is to be known of the form, above the state of the system. */
  notes?: ReactNode;
  /** What comes after it. */
  hints?: ReactNode;
  /** What stands at the foot of the page. */
  foot?: string;
  children: ReactNode;
}) {
  const theme = useAtomValue(themeAtom, { store });
  return (
    <div className="grid h-full grid-cols-1 md:grid-cols-[46%_1fr]">
      <aside className="hidden overflow-hidden border-r border-line bg-app md:block">
        <Suspense>
          <RouteMap />
        </Suspense>
      </aside>
      <main className="relative flex flex-col items-center justify-center overflow-y-auto bg-panel">
        <div className="-mt-[30px] w-[336px]">
          <div className="mb-[34px] flex items-center gap-7">
            <svg width="40" height="40" viewBox="0 0 20 20" fill="none" aria-hidden>
              <path d="M5 6.4V11a4 4 0 0 0 4 4h3.2" stroke="currentColor" strokeWidth="2" />
              <circle cx="5" cy="4" r="2.6" fill="var(--accent-line)" />
              <circle cx="15" cy="15" r="2.3" stroke="var(--accent-line)" strokeWidth="2" />
            </svg>
            <h1 className="text-[30px] leading-[36px] font-strong tracking-[-.018em]">Leitstand</h1>
          </div>
          {children}
          <div className="mt-[30px] flex flex-col gap-4 border-t border-line-subtle pt-7 text-11">
            {notes}
            <div className="flex items-center gap-3">
              <i className={`mx-1 size-[7px] flex-none rounded-full ${dotOf[system.state]}`} />
              <span role="status" className="text-2">
                {stateText(system)}
              </span>
              <span className="flex-1" />
              {system.version && <span className="text-3">Leitstand {system.version}</span>}
            </div>
            {hints}
          </div>
        </div>
        <div className="absolute inset-x-14 bottom-10 flex text-11 text-3">
          <span>{foot}</span>
          <span className="flex-1" />
          <button
            type="button"
            onClick={() => toggleTheme(false)}
            aria-pressed={theme === 'dark'}
            className="flex items-center gap-3 rounded-2 text-3 hover:text-1"
          >
            <Icon name="sun-moon" />
            Darstellung
          </button>
        </div>
      </main>
    </div>
  );
}
