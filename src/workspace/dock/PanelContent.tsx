import { useAtomValue } from 'jotai';
import { createElement, memo, useMemo, useState, type ComponentType } from 'react';
import { store } from '../../api/records/entities.ts';
import { sessionAtom } from '../../api/session/session.ts';
import type { PanelProps } from '../../panels/definePanel.ts';
import type { LateCode } from '../../api/code/lateCode.ts';
import { useLateCode } from '../../api/code/useLateCode.ts';
import { matchPanel } from '../../panels/matchPanel.ts';
import { panelCode } from '../../panels/panelCode.ts';
import { canOpenPanel } from '../../panels/canOpenPanel.ts';
import { PanelBoundary } from './PanelBoundary.tsx';
import { PanelMessage } from './PanelMessage.tsx';

/** The screen behind an address: found, allowed, loaded, and kept apart from its neighbours when it fails. */
export const PanelContent = memo(function PanelContent({ url, onClose }: { url: string; onClose: () => void }) {
  const roles = useAtomValue(sessionAtom, { store })?.roles ?? [];
  const match = useMemo(() => matchPanel(url), [url]);
  const [attempt, setAttempt] = useState(0);

  if (!match)
    return (
      <PanelMessage
        icon="file-x"
        title="Nicht gefunden"
        text={`Unter der Adresse ${url} gibt es in Leitstand nichts.`}
        action={{ label: 'Tab schließen', run: onClose }}
      />
    );
  const { definition, params, query } = match;
  if (!canOpenPanel(roles, definition.area)) {
    return (
      <PanelMessage
        icon="lock"
        title="Kein Zugriff"
        text={`„${definition.title(params)}“ gehört zu einem Bereich, den Ihre Rolle nicht sehen darf.`}
        action={{ label: 'Tab schließen', run: onClose }}
      />
    );
  }
  return (
    <PanelBoundary key={`${definition.url}:${attempt}`} onRetry={() => setAttempt(attempt + 1)} onClose={onClose}>
      <Screen code={panelCode(definition)} {...{ url, params, query }} />
    </PanelBoundary>
  );
});

function Screen({ code, ...props }: PanelProps & { readonly code: LateCode<ComponentType<PanelProps>> }) {
  const screen = useLateCode(code);
  return screen ? createElement(screen, props) : <PanelWaits />;
}

/** The outline of a list while the code of a screen is on its way. */
function PanelWaits() {
  return (
    <div role="status" aria-label="Wird geladen" className="waiting flex h-full flex-col">
      <div className="flex h-17 items-center gap-4 border-b border-line-subtle px-4">
        <i className="skeleton h-8 w-75 rounded-1" />
        <i className="skeleton h-8 w-55 rounded-1" />
      </div>
      <div className="flex flex-col gap-6 p-6">
        {[80, 62, 70, 54].map((width) => (
          <i key={width} className="skeleton h-4 rounded-1" style={{ width: `${width}%` }} />
        ))}
      </div>
    </div>
  );
}
