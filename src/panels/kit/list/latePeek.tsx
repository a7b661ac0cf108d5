import type { ComponentType } from 'react';
import { late } from '../late.tsx';
import { peekStyle } from './peekWidth.ts';

export type PeekProps = { readonly iri: string; readonly onClose: () => void };

/** A preview whose code comes when it is first needed; when it cannot come, the preview closes and the list stays. */
export function latePeek<P extends PeekProps = PeekProps>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
): ComponentType<P> {
  return late<P>({
    load: async () => (await load()).default,
    giveUp: ({ onClose }) => onClose(),
    waiting: <div style={peekStyle} className="flex-none border-l border-line bg-panel" />,
  });
}
