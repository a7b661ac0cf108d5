import type { ComponentType } from 'react';
import { Skeleton } from '../../ui/display/Skeleton.tsx';
import { late } from './late.tsx';

/**
 * A form or tab of a record whose code comes with the first look at it. The outline of its fields says until then that
 * the panel is not ready, so that nothing jumps and the keyboard does not begin elsewhere.
 */
export function latePart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return late<P>({ load, waiting: <PartOutline /> });
}

function PartOutline() {
  return (
    <div
      role="status"
      aria-label="Daten werden geladen"
      className="waiting grid min-h-0 flex-1 grid-cols-2 content-start gap-x-8 gap-y-6 overflow-hidden p-6"
    >
      {Array.from({ length: 12 }, (_, at) => (
        <Skeleton key={at} width={`${String(88 - ((at * 13) % 40))}%`} height={16} />
      ))}
    </div>
  );
}
