import { Icon } from '../display/Icon.tsx';

type FoldLineProps = {
  readonly caption: string;
  readonly fold: {
    readonly isOpen: boolean;
    readonly toggle: () => void;
    readonly text: string;
    readonly labels: readonly string[];
    readonly isChanged: boolean;
  };
  /** Id of what it opens. */
  readonly controls: string;
  readonly narrow: boolean;
};

/** The line of a fold: closed it tells what is in it, or which fields are there when all of them are empty. */
export function FoldLine({
  caption,
  fold: { isOpen, toggle, text, labels, isChanged },
  controls,
  narrow,
}: FoldLineProps) {
  const said = text === '' ? labels.join(', ') : text;
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={toggle}
      className={`group grid min-h-13 w-full min-w-0 items-center gap-x-4 rounded-2 text-left ${narrow ? 'grid-cols-[72px_minmax(0,1fr)]' : 'grid-cols-[var(--w-label)_minmax(0,1fr)]'}`}
    >
      <span className="-ml-1 flex items-center gap-1 text-11 text-2 group-hover:text-1">
        <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={12} />
        {caption}
        <span className="sr-only"> Angaben: {isOpen && labels.join(', ')}</span>
      </span>
      {!isOpen && (
        <span
          className={`truncate text-11 group-hover:text-1 ${text === '' ? 'text-3' : 'text-2'} ${isChanged ? "relative pl-4 before:absolute before:inset-y-0 before:left-0 before:w-[3px] before:rounded-[1px] before:bg-dirty before:content-['']" : ''}`}
        >
          {said}
          <span className="sr-only">
            {text === '' && ', alle leer'}
            {isChanged && ', geändert'}
          </span>
        </span>
      )}
    </button>
  );
}
