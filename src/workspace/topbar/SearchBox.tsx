import { useId, useState, type KeyboardEvent } from 'react';
import { tools } from '../../commands/tools.ts';
import { contractMessages } from '../../domain/contract/messages.ts';
import { Icon } from '../../ui/display/Icon.tsx';
import { Kbd } from '../../ui/display/Kbd.tsx';
import { isOrderNumber, openByNumber } from '../palette/openByNumber.ts';
import { ContractHits } from './ContractHits.tsx';
import { useContractSearch, type ContractSearch } from './useContractSearch.ts';

/**
 * The search box of the top bar: arrows walk the hits, Enter opens one, Esc closes the list and then empties the box.
 */
export function SearchBox() {
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const listId = useId();
  const search = useContractSearch(text);
  const { hits } = search;

  const close = () => setOpen(false);
  const type = (typed: string) => {
    setText(typed);
    setAt(0);
    setOpen(true);
  };
  const go = (index: number, beside: boolean) => {
    const hit = hits[index];
    if (!hit) return;
    close();
    tools().open(hit.url, beside ? 'beside' : 'tab');
  };
  /**
   * Who presses Enter at once does not want to wait: a whole number opens its contract, anything else is asked for now.
   */
  const hurry = () => {
    const wanted = text.trim();
    if (!isOrderNumber(wanted)) return search.hurry();
    close();
    void openByNumber(wanted);
  };
  const walk = (step: 1 | -1) => {
    setOpen(true);
    if (hits.length === 0) return;
    const next = (at + step + hits.length) % hits.length;
    setAt(next);
    document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') return hits.length > 0 ? go(at, event.shiftKey || event.ctrlKey) : hurry();
    if (event.key === 'Escape') return isOpen ? close() : setText('');
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    walk(event.key === 'ArrowDown' ? 1 : -1);
  };

  return (
    <div
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}
      className="relative w-[420px] min-w-60 max-[1400px]:w-[300px]"
    >
      <div className="flex h-13 items-center gap-[7px] rounded-2 border border-line bg-panel pr-[5px] pl-[9px] outline-focus focus-within:outline-2 focus-within:-outline-offset-1">
        <Icon name="search" className="text-3" />
        <input
          type="search"
          role="combobox"
          aria-label="Auftragssuche"
          aria-expanded={isOpen && search.isAsked}
          aria-controls={listId}
          aria-activedescendant={isOpen && hits[at] ? `${listId}-${at}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder="Auftrag, Kennzeichen, FIN, Fahrer"
          value={text}
          onChange={(event) => type(event.target.value)}
          onFocus={() => setOpen(true)}
          onKeyDown={onKeyDown}
          className="h-full min-w-0 flex-1 truncate bg-transparent outline-none focus-visible:outline-none"
        />
        <Kbd keys="mod+k" />
      </div>
      {isOpen && text.trim() !== '' && (
        <div className="fade-in absolute top-full left-0 z-(--z-menu) mt-1 max-h-[60vh] w-[720px] max-w-[calc(100vw-40px)] overflow-y-auto rounded-3 bg-raised p-2 shadow-menu">
          {hits.length === 0 && (
            <p role="status" className="px-5 py-3 text-2">
              {messageOf(search)}
            </p>
          )}
          <ContractHits id={listId} hits={hits} at={at} onPoint={setAt} onGo={go} />
        </div>
      )}
    </div>
  );
}

function messageOf({ isAsked, isFailed, isBusy }: ContractSearch): string {
  if (!isAsked || isBusy) return 'Suche läuft …';
  return isFailed ? contractMessages.searchFailed : contractMessages.noneFound;
}
