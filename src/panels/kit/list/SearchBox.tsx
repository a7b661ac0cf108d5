import { useEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { TextField } from '../../../ui/inputs/TextField.tsx';
import { rowEntrance } from '../grid/rowEntrance.ts';
import { anyOfPasted } from './anyOf.ts';
import { withoutFilter } from './listUrl.ts';
import type { ListModel } from './useListModel.ts';

const pause = 300;

/**
 * Free search over the list; several numbers, VINs or plates, pasted or typed, filter for any of them, and the arrow
 * down leads to the rows.
 */
export function SearchBox({ model }: { model: ListModel }) {
  const { searchName = '', state, setFilter, resource, noun } = model;
  const asked = state.filter[searchName]?.join(' ') ?? '';
  const [text, setText] = useState(asked);
  const sent = useRef(asked);

  useEffect(() => {
    if (asked === sent.current) return;
    sent.current = asked;
    setText(asked);
  }, [asked]);

  const search = (wanted: string) => {
    const clean = wanted.trim();
    if (clean === sent.current) return;
    sent.current = clean;
    setFilter(clean === '' ? withoutFilter(state.filter, searchName) : { ...state.filter, [searchName]: [clean] });
  };
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });
  useEffect(() => {
    const timer = window.setTimeout(() => latest.current(text), pause);
    return () => window.clearTimeout(timer);
  }, [text]);

  const paste = (event: ClipboardEvent) => {
    if (findAnyOf(event.clipboardData.getData('text'))) event.preventDefault();
  };
  /** Whoever names contracts one by one wants to see those, whatever the list was narrowed to before. */
  const findAnyOf = (given: string): boolean => {
    const several = anyOfPasted(resource, given);
    if (!several) return false;
    sent.current = '';
    setText('');
    setFilter({ [several.name]: several.values });
    return true;
  };

  const goDown = (event: KeyboardEvent) => {
    const row =
      event.key === 'ArrowDown' ? rowEntrance(event.currentTarget.closest('[data-list]') ?? document.body) : null;
    if (!row) return;
    event.preventDefault();
    row.focus({ preventScroll: true });
  };

  return (
    <div
      onPaste={paste}
      onKeyDown={goDown}
      className="my-1 mr-3 inline-block w-[clamp(130px,21%,210px)] flex-none flat:my-0 align-middle text-12"
      data-search
    >
      <TextField
        type="search"
        icon="search"
        label={`${noun.many} durchsuchen`}
        placeholder={`${noun.one} suchen`}
        value={text}
        onChange={setText}
        onCommit={(given) => findAnyOf(given) || search(given)}
      />
    </div>
  );
}
