import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { readEntity } from '../../api/entities.ts';
import { useSearch } from '../../api/queries.ts';
import { tools } from '../../commands/tools.ts';
import { contractMessages } from '../../domain/contract/messages.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Kbd } from '../../ui/Kbd.tsx';
import { OrderLine } from '../OrderLine.tsx';
import { orderHit } from '../orderHit.ts';
import { isOrderNumber, openByNumber } from '../palette/openByNumber.ts';

const waitMs = 500;

/** The order search of the specification: asks half a second after typing, for 25 orders. */
export function SearchBox() {
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const listId = useId();
  const search = useSearch(asked);

  useEffect(() => {
    const wanted = text.trim();
    const timer = window.setTimeout(() => {
      setAsked(wanted);
      setAt(0);
    }, wanted === '' ? 0 : waitMs);
    return () => window.clearTimeout(timer);
  }, [text]);

  const isAsked = asked !== '' && asked === text.trim();
  const hits = isAsked && !search.isChanging ? search.iris.flatMap((iri) => readEntity(iri) ?? []).map(orderHit) : [];
  const close = () => setOpen(false);
  const go = (index: number, beside: boolean) => {
    const hit = hits[index];
    if (!hit) return;
    close();
    tools().open(hit.url, beside ? 'beside' : 'tab');
  };
  /** Who presses Enter at once does not want to wait: a whole number opens its order, anything else is asked for now. */
  const hurry = () => {
    const wanted = text.trim();
    if (!isOrderNumber(wanted)) return setAsked(wanted);
    close();
    void openByNumber(wanted);
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      if (!isOpen) setText('');
      return close();
    }
    if (event.key === 'Enter') return hits.length > 0 ? go(at, event.shiftKey || event.ctrlKey) : hurry();
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    setOpen(true);
    if (hits.length === 0) return;
    const next = (at + step + hits.length) % hits.length;
    setAt(next);
    document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <div onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()} className="relative w-[420px] min-w-60 max-[1400px]:w-[300px]">
      <div className="flex h-13 items-center gap-[7px] rounded-2 border border-line bg-panel pr-[5px] pl-[9px] outline-focus focus-within:outline-2 focus-within:-outline-offset-1">
        <Icon name="search" className="text-3" />
        <input
          type="search"
          role="combobox"
          aria-label="Auftragssuche"
          aria-expanded={isOpen && isAsked}
          aria-controls={listId}
          aria-activedescendant={isOpen && hits[at] ? `${listId}-${at}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder="Auftrag, Kennzeichen, FIN, Fahrer"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setOpen(true);
          }}
          onFocus={() => setOpen(true)}
          onKeyDown={keys}
          className="h-full min-w-0 flex-1 truncate bg-transparent outline-none focus-visible:outline-none"
        />
        <Kbd keys="mod+k" />
      </div>
      {isOpen && text.trim() !== '' && (
        <div className="fade-in absolute top-full left-0 z-(--z-menu) mt-1 max-h-[60vh] w-[720px] max-w-[calc(100vw-40px)] overflow-y-auto rounded-3 bg-raised p-2 shadow-menu">
          {hits.length === 0 && <p role="status" className="px-5 py-3 text-2">{messageOf({ isAsked, isFailed: search.error !== null, isBusy: search.isFetching })}</p>}
          <div id={listId} role="listbox" aria-label="Gefundene Aufträge" hidden={hits.length === 0}>
            {hits.map((hit, index) => (
              <div
                key={hit.iri}
                id={`${listId}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === at}
                onPointerMove={() => setAt(index)}
                onPointerDown={(event) => event.preventDefault()}
                onPointerUp={(event) => event.button < 2 && go(index, event.button === 1 || event.ctrlKey || event.metaKey)}
                className={`flex h-15 cursor-default items-center gap-[9px] rounded-2 px-5 whitespace-nowrap ${index === at ? 'bg-selected' : ''}`}
              >
                <OrderLine hit={hit} />
              </div>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

function messageOf({ isAsked, isFailed, isBusy }: { isAsked: boolean; isFailed: boolean; isBusy: boolean }): string {
  if (isAsked && isFailed && !isBusy) return contractMessages.searchFailed;
  return isAsked && !isBusy ? contractMessages.noneFound : 'Suche läuft …';
}
