import { Command as Cmdk } from 'cmdk';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { readEntity, store, type Entity } from '../../api/entities.ts';
import { fetchList } from '../../api/lists.ts';
import { useSearch } from '../../api/queries.ts';
import { activeTargetsAtom } from '../../commands/selection.ts';
import { tools } from '../../commands/tools.ts';
import type { MenuGroup } from '../../panels/menu.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Kbd } from '../../ui/Kbd.tsx';
import { runCommand, titleNow } from '../runCommand.ts';
import { CommandLine, OrderHitLine, ScreenLine } from './PaletteLines.tsx';
import { PaletteFoot } from './PaletteFoot.tsx';
import { knownOrders, offers, orderHits, ranked, screenAt, screens, type Offer } from './paletteItems.ts';
import { recentUrlsAtom } from './recents.ts';

const serverAfterMs = 200;
const groupLook =
  '[&_[cmdk-group-heading]]:flex [&_[cmdk-group-heading]]:h-13 [&_[cmdk-group-heading]]:items-center [&_[cmdk-group-heading]]:gap-4 [&_[cmdk-group-heading]]:px-5 [&_[cmdk-group-heading]]:text-11 [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-2 not-first:mt-3 not-first:border-t not-first:border-line-subtle not-first:pt-1';

/** Everything by a few letters: orders, screens, and what can be done with the selection. */
export function Palette({ menu, onClose }: { menu: readonly MenuGroup[]; onClose: () => void }) {
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  const [chosen, setChosen] = useState('');
  const [subject, setSubject] = useState<Entity | null>(null);
  const opener = useRef(document.activeElement);
  const input = useRef<HTMLInputElement>(null);
  const selection = useAtomValue(activeTargetsAtom, { store });
  const recents = useAtomValue(recentUrlsAtom, { store });
  const search = useSearch(asked);
  const known = useMemo(knownOrders, []);
  const query = text.trim();

  useEffect(() => {
    const timer = window.setTimeout(() => setAsked(query), serverAfterMs);
    return () => window.clearTimeout(timer);
  }, [query]);
  useEffect(() => {
    const before = opener.current;
    return () => {
      if (before instanceof HTMLElement && document.activeElement === document.body) before.focus();
    };
  }, []);

  const targets = subject ? [subject] : selection;
  const arrived = asked === query && !search.isChanging ? search.iris : null;
  const orders = useMemo(() => (query === '' || subject ? [] : orderHits(query, known, arrived ?? [])), [query, subject, known, arrived]);
  const actions = useMemo(() => ranked(query, offers(targets, true), nameOfOffer), [query, targets]);
  const general = useMemo(() => (subject || query === '' ? [] : ranked(query, offers([], false), nameOfOffer)), [query, subject]);
  const places = useMemo(() => (subject || query === '' ? [] : ranked(query, screens(menu), (it) => it.title)), [query, subject, menu]);
  const last = useMemo(() => (subject || query !== '' ? [] : recents.flatMap((url) => screenAt(url) ?? [])), [query, subject, recents]);
  const count = orders.length + actions.length + general.length + places.length;

  const values = [
    ...last.map((it) => `screen:${it.url}`), ...orders.map((it) => `order:${it.item.iri}`), ...actions.map((it) => `do:${it.item.command.id}`),
    ...places.map((it) => `screen:${it.item.url}`), ...general.map((it) => `do:${it.item.command.id}`),
  ];
  const value = values.includes(chosen) ? chosen : (values[0] ?? '');

  const go = (url: string, beside = false) => {
    onClose();
    tools().open(url, beside ? 'beside' : undefined);
  };
  const run = ({ command, state }: Offer) => {
    if (state.state === 'disabled') return;
    onClose();
    runCommand(command, tools(), command.on.kind === 'none' ? [] : targets);
  };
  const openByNumber = async (number: string) => {
    const { iris } = await fetchList('contracts', { filter: { auftragsnummer: number }, itemsPerPage: 10 });
    const iri = iris.find((it) => readEntity(it)?.['auftragsnummer'] === number);
    if (iri) go(iri.replace(/^\/api/, ''));
    else tools().notify.warning(`Es wurde kein Auftrag mit der Auftragsnummer ${number} gefunden.`);
  };
  const keys = (event: KeyboardEvent) => {
    const order = orders.find((it) => `order:${it.item.iri}` === value)?.item;
    if (event.key === 'Escape' || (event.key === 'Backspace' && text === '' && subject)) {
      event.preventDefault();
      event.stopPropagation();
      if (!subject) return onClose();
      setSubject(null);
      return;
    }
    if (event.key === 'Tab') {
      event.preventDefault();
      const entity = order && readEntity(order.iri);
      if (!entity) return;
      setSubject(entity);
      setText('');
      return;
    }
    if (event.key !== 'Enter') return;
    if (order && event.shiftKey) {
      event.preventDefault();
      return go(order.url, true);
    }
    if (/^\d{8}$/.test(query) && order?.number !== query && !subject) {
      event.preventDefault();
      void openByNumber(query);
    }
  };

  return (
    <div className="fade-in fixed inset-0 z-(--z-palette) bg-scrim" onPointerDown={(event) => event.target === event.currentTarget && onClose()}>
      <div role="dialog" aria-modal aria-label="Suchen und ausführen" className="mx-auto mt-[92px] w-[820px] max-w-[calc(100vw-32px)] overflow-hidden rounded-4 bg-raised shadow-dialog">
        <Cmdk label="Suchen und ausführen" shouldFilter={false} loop vimBindings={false} value={value} onValueChange={setChosen} onKeyDown={keys}>
          <div className="flex h-[46px] items-center gap-5 border-b border-line pr-6 pl-8">
            <Icon name="search" size={16} className="text-2" />
            {subject && <span className="num rounded-2 bg-selected px-4 py-1 font-medium">{String(subject['auftragsnummer'] ?? subject.id)}</span>}
            <Cmdk.Input
              ref={input}
              autoFocus
              value={text}
              onValueChange={(next) => { setText(next); setChosen(''); }}
              placeholder={subject ? 'Aktion wählen' : 'Auftrag, Kennzeichen, FIN, Fahrer, Kunde, Ansicht oder Befehl'}
              className="min-w-0 flex-1 bg-transparent text-[15px] leading-[20px] outline-none focus-visible:outline-none"
            />
            {query !== '' && <span role="status" className="num text-11 text-3">{count === 1 ? '1 Treffer' : `${count} Treffer`}</span>}
            <Kbd keys="esc" />
          </div>
          <Cmdk.List className="max-h-[min(60vh,560px)] overflow-y-auto px-3 pt-1 pb-3">
            {last.length > 0 && (
              <Cmdk.Group heading="Zuletzt" className={groupLook}>
                {last.map((it) => <ScreenLine key={it.url} screen={it} isChosen={value === `screen:${it.url}`} onSelect={() => go(it.url)} />)}
              </Cmdk.Group>
            )}
            {orders.length > 0 && (
              <Cmdk.Group heading={<>Aufträge<span className="font-text text-3">Kennzeichen, FIN, Nummer</span></>} className={groupLook}>
                {orders.map((it) => <OrderHitLine key={it.item.iri} hit={it} isChosen={value === `order:${it.item.iri}`} onSelect={() => go(it.item.url)} />)}
              </Cmdk.Group>
            )}
            {actions.length > 0 && (
              <Cmdk.Group heading={<>{subject ? 'Aktionen' : 'Aktionen für die Auswahl'}<span className="num font-text text-3">{namesOf(targets)}</span></>} className={groupLook}>
                {actions.map((it) => <CommandLine key={it.item.command.id} hit={it} isChosen={value === `do:${it.item.command.id}`} onSelect={() => run(it.item)} />)}
              </Cmdk.Group>
            )}
            {places.length > 0 && (
              <Cmdk.Group heading="Bildschirme" className={groupLook}>
                {places.map((it) => <ScreenLine key={it.item.url} screen={it.item} ranges={it.highlights[0]} isChosen={value === `screen:${it.item.url}`} onSelect={() => go(it.item.url)} />)}
              </Cmdk.Group>
            )}
            {general.length > 0 && (
              <Cmdk.Group heading="Befehle" className={groupLook}>
                {general.map((it) => <CommandLine key={it.item.command.id} hit={it} isChosen={value === `do:${it.item.command.id}`} onSelect={() => run(it.item)} />)}
              </Cmdk.Group>
            )}
            {subject && actions.length === 0 && <p className="px-5 py-5 text-2">{query === '' ? 'Keine Aktionen für diesen Auftrag' : 'Keine passende Aktion'}</p>}
            {!subject && query !== '' && count === 0 && <p className="px-5 py-5 text-2">{arrived ? 'Nichts gefunden' : 'Suche läuft …'}</p>}
          </Cmdk.List>
          <PaletteFoot isWaiting={query !== '' && !subject && arrived === null} hasFailed={search.error !== null} />
        </Cmdk>
      </div>
    </div>
  );
}

function nameOfOffer({ command }: Offer): string {
  return titleNow(command);
}

function namesOf(targets: readonly Entity[]): string {
  const names = targets.slice(0, 4).map((it) => String(it['auftragsnummer'] ?? it['name'] ?? it.id));
  return names.join(', ') + (targets.length > 4 ? ` und ${targets.length - 4} weitere` : '');
}
