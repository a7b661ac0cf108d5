import type { ComponentType } from 'react';
import { lateCode, type LateCode } from '../api/code/lateCode.ts';
import { store } from '../api/records/entities.ts';
import { sessionAtom } from '../api/session/session.ts';
import { canOpenPanel } from './canOpenPanel.ts';
import type { PanelDefinition, PanelProps } from './definePanel.ts';

const codes = new Map<PanelDefinition, LateCode<ComponentType<PanelProps>>>();

/** The code of a screen, one for all panels that show it: what came for one is there at once for the next. */
export function panelCode(definition: PanelDefinition): LateCode<ComponentType<PanelProps>> {
  const known = codes.get(definition) ?? lateCode(async () => (await definition.load()).default, { isLarge: true });
  codes.set(definition, known);
  return known;
}

/** Fetches the code of a screen before it is shown; false where there is none or the person may not open it. */
export function fetchPanelCode(definition: PanelDefinition | undefined): boolean {
  if (!definition || !canOpenPanel(store.get(sessionAtom)?.roles ?? [], definition.area)) return false;
  panelCode(definition)
    .fetch()
    .catch(() => undefined);
  return true;
}
