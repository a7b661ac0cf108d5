import type { ReactNode } from 'react';

export interface BlockProps {
  title: string;
  children: ReactNode;
  /** Dot for the pickup, ring for the delivery: the route is the motif. */
  stop?: 'pickup' | 'delivery' | undefined;
  /** The stop lies behind us and turns quiet. */
  done?: boolean | undefined;
  /** Right end of the heading: who, when, a state. */
  aside?: ReactNode | undefined;
  /** Rows shared with the block beside it inside a `FieldRow`: an error line on one side moves both. */
  sharedRows?: number | undefined;
  className?: string | undefined;
}

/**
 * A part of a form under its heading; isolated, so that a key painted in one block does not walk through all the
 * others.
 */
export function Block({ title, children, stop, done = false, aside, sharedRows, className = '' }: BlockProps) {
  return (
    <section
      style={sharedRows === undefined ? undefined : { gridRow: `span ${sharedRows + 1}` }}
      className={`isolate pt-4.5 ${sharedRows === undefined ? '' : 'grid grid-rows-subgrid'} ${className}`}
    >
      <h3
        className={`flex items-center gap-4 text-11 leading-[18px] font-strong text-1 ${sharedRows === undefined ? 'mb-2.5' : 'mb-[1px]'}`}
      >
        {stop && <StopMark stop={stop} done={done} />}
        {title}
        <span aria-hidden className="h-[1px] flex-1 bg-line-subtle" />
        {aside && <span className="flex min-w-0 items-center gap-3 font-text text-3">{aside}</span>}
      </h3>
      {sharedRows === undefined ? <div className="flex flex-col gap-2">{children}</div> : children}
    </section>
  );
}

/** Filled dot for the pickup, ring for the delivery, grey once it is behind us. */
function StopMark({ stop, done }: { stop: 'pickup' | 'delivery'; done: boolean }) {
  const colour = done ? 'border-line-strong' : 'border-mark';
  const fill = stop === 'delivery' ? '' : done ? 'bg-line-strong' : 'bg-mark';
  return (
    <i aria-hidden className={`-mr-1 inline-block size-[9px] flex-none rounded-full border-2 ${colour} ${fill}`} />
  );
}
