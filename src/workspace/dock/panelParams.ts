import type { IDockviewPanel } from 'dockview-react';
import type { ChannelNumber } from '../../commands/selection.ts';

/**
 * What a panel of the dock carries; a saved layout holds nothing else but geometry. `title` is what its screen called
 * itself last, a hint until the record is read again.
 */
export type PanelParams = { url: string; channel?: ChannelNumber; isPinned?: boolean; title?: string };

/** The params of a panel, which dockview itself does not type. */
export function paramsOf(panel: Pick<IDockviewPanel, 'params'>): PanelParams {
  const params: unknown = panel.params;
  return isPanelParams(params) ? params : { url: '/' };
}

/** The address a panel shows now. */
export function urlOf(panel: Pick<IDockviewPanel, 'params'>): string {
  return paramsOf(panel).url;
}

function isPanelParams(value: unknown): value is PanelParams {
  return typeof value === 'object' && value !== null && 'url' in value && typeof value.url === 'string';
}
