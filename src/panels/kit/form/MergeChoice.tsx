import { differenceOf } from './textDifference.ts';

type Props = {
  readonly name: string;
  readonly label: string;
  readonly text: string;
  readonly base: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

/** One of the two versions of a field; what differs from the base is underlined. */
export function MergeChoice({ name, label, text, base, isChosen, onChoose }: Props) {
  const { before, own, after } = differenceOf(text, base);
  return (
    <div
      role="cell"
      className={`flex border-b border-l border-line-subtle ${isChosen ? 'bg-selected shadow-[inset_0_0_0_1px_var(--accent-line)]' : 'hover:bg-hover'}`}
    >
      <label className="flex flex-1 items-start gap-3 px-5 py-5">
        <input
          type="radio"
          name={name}
          aria-label={label}
          checked={isChosen}
          onChange={onChoose}
          className="mt-[1px] accent-(--accent)"
        />
        <span className="min-w-0 break-words whitespace-pre-line">
          {text === '' ? (
            <span className="text-3">leer</span>
          ) : (
            <>
              {before}
              <span className="underline decoration-(--dirty) decoration-2 underline-offset-3">{own}</span>
              {after}
            </>
          )}
        </span>
      </label>
    </div>
  );
}
