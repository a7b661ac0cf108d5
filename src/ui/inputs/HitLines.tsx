import { optionText, type ComboOption } from './comboOption.ts';
import { Icon } from '../display/Icon.tsx';
import { OptionLines, type OptionLine, type OptionLinesProps } from './OptionLines.tsx';
import type { Options } from './useOptions.ts';

/** The line that makes the first record where there is none. */
export const createKey = ' create';

/** The hits of a search as lines, after the line for "none" where there is one; its key is empty. */
export function hitLines({
  options,
  empty,
  value,
}: {
  options: Options;
  empty: string | null;
  value: string | null;
}): readonly OptionLine[] {
  if (options.state === 'failed') return [];
  const none = empty === null ? [] : [{ key: '', text: empty, chosen: false, quiet: true, face: empty }];
  const create = options.state === 'ready' ? options.nothingYet?.create : undefined;
  const first = create
    ? [
        {
          key: createKey,
          text: create.label,
          chosen: false,
          face: (
            <>
              <Icon name="plus" />
              {create.label}
            </>
          ),
        },
      ]
    : [];
  return [
    ...none,
    ...first,
    ...options.list.map((option) => ({
      key: option.key,
      text: optionText(option),
      chosen: option.key === value,
      disabled: option.disabled,
      face: <Hit option={option} />,
    })),
  ];
}

/** The open list of a search, and what there is to say when it has found nothing, or when there is nothing to find. */
export function HitLines({
  options: { state, nothingYet },
  onRetry,
  ...list
}: OptionLinesProps & { options: Options; onRetry: () => void }) {
  const line = 'flex h-13 items-center px-4 text-3';
  if (state === 'failed') {
    return (
      <button
        type="button"
        onPointerDown={(event) => event.preventDefault()}
        onClick={onRetry}
        className={`${line} w-full gap-3 text-danger`}
      >
        <Icon name="circle-alert" />
        Fehler beim Abruf, erneut versuchen
      </button>
    );
  }
  const hasHits = list.lines.some((it) => it.key !== '' && it.key !== createKey);
  const said = state === 'loading' ? 'Suche läuft ...' : (nothingYet?.text ?? 'Keine Treffer');
  return (
    <>
      {!hasHits && (
        <p role="status" className={line}>
          {said}
        </p>
      )}
      <OptionLines {...list} />
    </>
  );
}

function Hit({ option }: { option: ComboOption }) {
  return (
    <>
      {option.code && <span className="font-medium">{option.code}</span>}
      <span className="min-w-0 flex-1 truncate">{option.label}</span>
      {option.hint && <span className="pl-6 text-11 text-3">{option.hint}</span>}
    </>
  );
}
