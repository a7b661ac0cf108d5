import type { ComponentType } from 'react';
import type { Params } from 'react-router';
import { loadDefinition } from '../api/definitions.ts';
import type { Area } from '../domain/access/matrix.ts';
import type { Noun } from '../domain/define/noun.ts';

export type PanelProps = {
  readonly url: string;
  readonly params: Params;
  readonly query: URLSearchParams;
};

export type PanelDefinition = {
  /** Its address, with `:name` for the changing parts, for example `/contracts/:id`. */
  readonly url: string;
  readonly title: (params: Params) => string;
  readonly icon: string;
  /** Row of the role matrix that may open it; 'staff' for everybody. */
  readonly area: Area | 'staff';
  /** It shows two things side by side and asks for more than the usual room beside a list. */
  readonly isBroad?: true | undefined;
  readonly load: () => Promise<{ readonly default: ComponentType<PanelProps> }>;
};

type PanelSpec = PanelDefinition & {
  /** The resources whose definitions it reads; they are fetched beside its code. */
  readonly of?: readonly Noun[];
};

/** Declares a screen that can be docked; its address is its only identity. */
export function definePanel({ of = [], load, ...definition }: PanelSpec): PanelDefinition {
  return { ...definition, load: async () => (await Promise.all([load(), ...of.map(loadDefinition)]))[0] };
}
