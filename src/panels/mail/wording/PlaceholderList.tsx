import { Kbd } from '../../../ui/display/Kbd.tsx';
import { optionClass, optionListClass } from '../../../ui/inputs/optionList.ts';
import { Floating } from '../../../ui/overlays/Floating.tsx';

/** What a wording can fill in, and how people call it. */
export type Placeholder = { readonly name: string; readonly label: string; readonly isFormer: boolean };

interface PlaceholderListProps {
  id: string;
  anchor: Element;
  hits: readonly Placeholder[];
  /** How many there are at all. */
  all: number;
  current: string;
  onTake: (name: string) => void;
  onLeave: () => void;
}

/** The placeholders that fit what was typed, below the brace that asked for them. */
export function PlaceholderList({ id, anchor, hits, all, current, onTake, onLeave }: PlaceholderListProps) {
  return (
    <Floating anchor={anchor} gap={4} onLeave={onLeave}>
      <div className={`${optionListClass} min-w-[280px]`}>
        <div id={id} role="listbox" aria-label="Platzhalter" tabIndex={-1}>
          {hits.map(({ name, label }) => (
            <div
              key={name}
              id={`${id}-${name}`}
              role="option"
              tabIndex={-1}
              aria-selected={name === current}
              data-focus={name === current ? '' : undefined}
              onPointerDown={(event) => {
                event.preventDefault();
                onTake(name);
              }}
              className={optionClass}
            >
              <span className="font-medium">{label}</span>
              <span className="ml-auto text-11 text-3">{name}</span>
            </div>
          ))}
        </div>
        <div
          aria-hidden
          className="mt-2 flex items-center justify-between border-t border-line-subtle px-4 pt-2 text-11 text-2"
        >
          {hits.length} von {all} Platzhaltern <Kbd keys="enter" />
        </div>
      </div>
    </Floating>
  );
}
