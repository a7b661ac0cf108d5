import type { PanelDefinition } from './definePanel.ts';
import { configurationPanel } from './configuration/configurationPanel.ts';

/** Every screen that can be docked; the route list of the specification is this list. */
export const panels: readonly PanelDefinition[] = [configurationPanel];
