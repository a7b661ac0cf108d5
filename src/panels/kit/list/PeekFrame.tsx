import type { ReactNode } from 'react';
import type { AnyEntity } from '../../../api/records/entities.ts';
import { urlOf } from '../../../commands/selection.ts';
import { tools } from '../../../commands/tools.ts';
import { IconButton } from '../../../ui/display/IconButton.tsx';
import { Skeleton } from '../../../ui/display/Skeleton.tsx';
import { nameOf, nameOfEntity } from '../represent.ts';
import { peekStyle } from './peekWidth.ts';

/** The frame of a record beside the list: what it is called, the way into it, the way out. */
export function PeekFrame({
  iri,
  item,
  onClose,
  children,
}: {
  iri: string;
  item: AnyEntity | undefined;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <aside aria-label="Vorschau" style={peekStyle} className="flex flex-none flex-col border-l border-line bg-panel">
      <header className="flex h-17 flex-none items-center gap-2 border-b border-line pr-2 pl-5">
        <span className="min-w-0 flex-1 truncate font-strong">{item ? nameOfEntity(item) : nameOf(iri)}</span>
        <IconButton icon="external-link" label="Öffnen" onClick={() => tools().open(urlOf(iri))} />
        <IconButton icon="x" label="Vorschau schließen" onClick={onClose} />
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto px-5 pb-6">
        {item ? (
          children
        ) : (
          <div className="waiting flex flex-col gap-4 pt-6">
            <Skeleton width="60%" />
            <Skeleton width="80%" />
            <Skeleton width="45%" />
          </div>
        )}
      </div>
    </aside>
  );
}

/** A part of it under its name. */
export function PeekSection({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section className="pt-4">
      <div className="mb-1 flex items-center gap-2">
        <h3 className="min-w-0 flex-1 text-11 font-strong">{title}</h3>
        {aside}
      </div>
      {children}
    </section>
  );
}
