import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { boxClass } from '../../../ui/inputs/fieldBox.ts';
import { useFieldFrame } from '../../../ui/inputs/fieldContext.ts';
import type { FieldProps } from '../../../ui/inputs/fieldProps.ts';
import { walked } from '../../../ui/inputs/listWalk.ts';
import { Button } from '../../../ui/display/Button.tsx';
import { PlaceholderList, type Placeholder } from './PlaceholderList.tsx';
import { begunAt, completed, matching, tokensIn, type Begun } from './tokens.ts';

interface PlaceholderAreaProps extends FieldProps<string> {
  placeholders: readonly Placeholder[];
  /** One line: what is pasted loses its line ends. */
  isLine?: boolean;
  maxLength?: number | undefined;
}

const type = 'px-3.5 py-2 text-12 leading-[20px] whitespace-pre-wrap break-words';
const looks = {
  text: '',
  known: 'rounded-1 bg-info-bg ring-1 ring-info-bd',
  unknown: 'rounded-1 bg-danger-bg ring-1 ring-danger-bd',
} as const;

/**
 * Text with placeholders, each marked where it stands; from a brace on the known ones are offered. What is marked lies
 * behind the native text, so that typing, undo and reading aloud are those of every field.
 */
export function PlaceholderArea(props: PlaceholderAreaProps) {
  const { value, onChange, placeholders, isLine = false, maxLength } = props;
  const { box, control } = useFieldFrame(props);
  const area = useRef<HTMLTextAreaElement>(null);
  const wantedCaret = useRef<number | null>(null);
  const [begun, setBegun] = useState<Begun>();
  const [at, setAt] = useState(0);
  const [mark, setMark] = useState<HTMLElement | null>(null);
  const listId = useId();
  const known = new Set(placeholders.map((it) => it.name));
  const offered = placeholders.filter((it) => !it.isFormer);
  const hits = begun && !box.readOnly ? matching(offered, begun.query) : [];
  const current = hits[Math.min(at, hits.length - 1)];

  useLayoutEffect(() => {
    if (wantedCaret.current === null) return;
    area.current?.setSelectionRange(wantedCaret.current, wantedCaret.current);
    wantedCaret.current = null;
  });

  const look = (element: HTMLTextAreaElement) => {
    const isOne = element.selectionStart === element.selectionEnd;
    setBegun(isOne ? begunAt(element.value, element.selectionStart) : undefined);
    setAt(0);
  };
  const put = (text: string, caret: number) => {
    wantedCaret.current = caret;
    onChange(text);
    area.current?.focus();
  };
  const take = (name: string) => {
    if (!begun) return;
    const next = completed(value, begun, name);
    setBegun(undefined);
    put(next.text, next.caret);
  };
  const begin = () => {
    const { selectionStart: from = value.length, selectionEnd: to = value.length } = area.current ?? {};
    put(`${value.slice(0, from)}{${value.slice(to)}`, from + 1);
    setBegun({ at: from, query: '' });
    setAt(0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && isLine && !current) return event.preventDefault();
    if (!begun || !current) return undefined;
    const to =
      event.key === 'ArrowDown' || event.key === 'ArrowUp'
        ? walked(
            hits.map((it) => ({ text: it.label })),
            { at, key: event.key },
          )
        : undefined;
    if (to !== undefined) {
      event.preventDefault();
      return setAt(to);
    }
    if (event.key === 'Escape') {
      event.stopPropagation();
      return setBegun(undefined);
    }
    if (event.key !== 'Enter' && event.key !== 'Tab') return undefined;
    if (event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
    event.preventDefault();
    return take(current.name);
  };

  return (
    <span className="flex w-full min-w-0 flex-col items-stretch gap-1">
      <span className={`${boxClass(box)} items-stretch`}>
        <span aria-hidden className={`pointer-events-none absolute inset-0 overflow-hidden text-transparent ${type}`}>
          {tokensIn(value, known).map((it) => (
            <span key={it.at} className={placeholders.length > 0 ? looks[it.kind] : ''}>
              {begun && begun.at >= it.at && begun.at < it.at + it.text.length ? (
                <>
                  {it.text.slice(0, begun.at - it.at)}
                  <span ref={setMark}>{it.text.slice(begun.at - it.at, begun.at - it.at + 1)}</span>
                  {it.text.slice(begun.at - it.at + 1)}
                </>
              ) : (
                it.text
              )}
            </span>
          ))}
        </span>
        <textarea
          ref={area}
          {...control}
          rows={isLine ? 1 : 8}
          value={value}
          readOnly={box.readOnly}
          maxLength={maxLength}
          aria-autocomplete="list"
          aria-controls={current ? listId : undefined}
          aria-activedescendant={current ? `${listId}-${current.name}` : undefined}
          onChange={(event) => {
            onChange(isLine ? event.target.value.replaceAll(/[\r\n]+/g, ' ') : event.target.value);
            look(event.target);
          }}
          onKeyDown={onKeyDown}
          onKeyUp={(event) => {
            if (['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) look(event.currentTarget);
          }}
          onClick={(event) => look(event.currentTarget)}
          onBlur={() => setBegun(undefined)}
          className={`relative field-sizing-content w-full resize-none bg-transparent text-1 outline-none focus-visible:outline-none ${type}`}
        />
      </span>
      {!isLine && !box.readOnly && placeholders.length > 0 && (
        <span className="flex items-center gap-4 text-11 text-3">
          <Button small icon="plus" onClick={begin}>
            Platzhalter
          </Button>
          {'{'} bietet sie beim Tippen an. Zeilen mit leerem Platzhalter entfallen, [ … ] entfällt für sich.
        </span>
      )}
      {current && mark && (
        <PlaceholderList
          id={listId}
          anchor={mark}
          hits={hits}
          all={offered.length}
          current={current.name}
          onTake={take}
          onLeave={() => setBegun(undefined)}
        />
      )}
    </span>
  );
}
