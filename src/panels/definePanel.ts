import type { ComponentType } from 'react';
import type { Area } from '../domain/access/matrix.ts';

export type PanelProps = {
  readonly url: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
};

export type PanelDefinition = {
  /** Its address, with `:name` for the changing parts, for example `/contracts/:id`. */
  readonly url: string;
  readonly title: (params: Readonly<Record<string, string>>) => string;
  readonly icon: string;
  /** Row of the role matrix that may open it; 'staff' for everybody. */
  readonly area: Area | 'staff';
  readonly load: () => Promise<{ readonly default: ComponentType<PanelProps> }>;
};

/** Declares a screen that can be docked; its address is its only identity. */
export function definePanel(definition: PanelDefinition): PanelDefinition {
  return definition;
}
