import type { PanelDefinition } from './definePanel.ts';
import { configurationPanel } from './configuration/configurationPanel.ts';
import { panelsOfResources } from './resource/panels.ts';

/** Screens that earn code of their own. */
const own: readonly PanelDefinition[] = [configurationPanel];

/** Every screen that can be docked; the route list of the specification is this list. */
export const panels: readonly PanelDefinition[] = [...own, ...panelsOfResources(own.map((it) => it.url))];
