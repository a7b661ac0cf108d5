import { Command as Cmdk } from 'cmdk';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { messageOf } from '../../api/apiErrors.ts';
import { useEntity } from '../../api/records/entities.ts';
import { fetchItem } from '../../api/records/queries.ts';
import { tools } from '../../commands/tools.ts';
import { mayRead } from '../../domain/access/matrix.ts';
import { contract } from '../../domain/contract/contract.ts';
import type { MenuGroup } from '../../panels/menu.ts';
import { Icon } from '../../ui/display/Icon.tsx';
import { Kbd } from '../../ui/display/Kbd.tsx';
import { runCommand } from '../../commands/runCommand.ts';
import { takeEarlyKeys } from './earlyKeys.ts';
import { isOrderNumber, openByNumber } from './openByNumber.ts';
import { PaletteFoot } from './PaletteFoot.tsx';
import { PaletteGroups } from './PaletteGroups.tsx';
import type { Offer } from './paletteItems.ts';
import { contractValue } from './paletteOrder.ts';
import { usePaletteHits } from './usePaletteHits.ts';

/** Everything by a few letters: contracts, screens, and what can be done with the selection. */
export function Palette({ menu, onClose }: { menu: readonly MenuGroup[]; onClose: () => void }) {
  const [text, setText] = useState(takeEarlyKeys);
  const [chosen, setChosen] = useState('');
  const [subjectIri, setSubjectIri] = useState<string | null>(null);
  const subject = useEntity(contract, subjectIri) ?? null;
  const query = text.trim();
  const hits = usePaletteHits(query, { subject, menu });
  const value = hits.values.includes(chosen) ? chosen : (hits.values[0] ?? '');
  const hit = hits.contracts.find((it) => contractValue(it) === value)?.item;
  const isEmpty = hits.values.length === 0;
  useFocusBack();

  const go = (url: string, where: 'tab' | 'beside' = 'tab') => {
    onClose();
    tools().open(url, where);
  };
  const run = ({ command, state, argument }: Offer) => {
    if (state.state === 'disabled') return;
    onClose();
    if (argument && command.argument) return void command.argument.run(hits.targets, tools(), argument);
    runCommand(command, command.on.kind === 'none' ? [] : hits.targets);
  };
  const stepInto = () => {
    if (!hit || subject) return;
    setSubjectIri(hit.iri);
    setText('');
    fetchItem(contract, hit.iri).catch((error: unknown) =>
      tools().notify.warning('Auftrag nicht vollständig geladen', { detail: messageOf(error) }),
    );
  };
  const keys = (event: KeyboardEvent) => {
    const isBack = event.key === 'Escape' || (event.key === 'Backspace' && text === '' && subject !== null);
    const isBeside = event.key === 'Enter' && event.shiftKey && hit !== undefined;
    const isNumber =
      event.key === 'Enter' &&
      isOrderNumber(query) &&
      hit?.number !== query &&
      subject === null &&
      mayRead(tools().roles(), 'contracts');
    if (!isBack && !isBeside && !isNumber && event.key !== 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Tab') return stepInto();
    if (isBack) return subject ? setSubjectIri(null) : onClose();
    if (isBeside) return go(hit.url, 'beside');
    onClose();
    void openByNumber(query);
  };

  return (
    <div
      className="fade-in fixed inset-0 z-(--z-palette) bg-scrim"
      onPointerDown={(event) => event.target === event.currentTarget && onClose()}
    >
      <div
        role="dialog"
        aria-modal
        aria-label="Suchen und ausführen"
        className="mx-auto mt-[92px] w-[820px] max-w-[calc(100vw-32px)] overflow-hidden rounded-4 bg-raised shadow-dialog"
      >
        <Cmdk
          label="Suchen und ausführen"
          shouldFilter={false}
          loop
          vimBindings={false}
          value={value}
          onValueChange={setChosen}
          onKeyDown={keys}
        >
          <div className="flex h-[46px] items-center gap-5 border-b border-line pr-6 pl-8">
            <Icon name="search" size={16} className="text-2" />
            {subject && (
              <span className="num rounded-2 bg-selected px-4 py-1 font-medium">
                {subject.auftragsnummer ?? subject.id}
              </span>
            )}
            <Cmdk.Input
              autoFocus
              value={text}
              onValueChange={(next) => {
                setText(next);
                setChosen('');
              }}
              placeholder={subject ? 'Aktion wählen' : 'Auftrag, Kennzeichen, FIN, Fahrer, Kunde, Ansicht oder Befehl'}
              className="min-w-0 flex-1 bg-transparent text-[15px] leading-[20px] outline-none focus-visible:outline-none"
            />
            {query !== '' && (
              <span role="status" className="num text-11 text-3">
                {hits.count === 1 ? '1 Treffer' : `${hits.count} Treffer`}
              </span>
            )}
            <Kbd keys="esc" />
          </div>
          <Cmdk.List
            label="Treffer"
            className={`max-h-[min(60vh,560px)] overflow-y-auto px-3 pt-1 pb-3 ${isEmpty ? 'hidden' : ''}`}
          >
            <PaletteGroups hits={hits} value={value} onOpen={go} onRun={run} />
          </Cmdk.List>
          {isEmpty && (
            <p className="px-8 py-5 text-2">
              {emptyText({ isSubject: subject !== null, isWaiting: hits.isWaiting, query })}
            </p>
          )}
          <PaletteFoot isWaiting={hits.isWaiting} hasFailed={hits.hasFailed} />
        </Cmdk>
      </div>
    </div>
  );
}

/** Gives the keyboard back to where it was, unless something else has taken it. */
function useFocusBack(): void {
  const opener = useRef(document.activeElement);
  useEffect(() => {
    const before = opener.current;
    return () => {
      if (before instanceof HTMLElement && document.activeElement === document.body) before.focus();
    };
  }, []);
}

function emptyText({ isSubject, isWaiting, query }: { isSubject: boolean; isWaiting: boolean; query: string }): string {
  if (isSubject) return 'Keine passende Aktion für diesen Auftrag';
  if (query === '') return 'Nummer, Kennzeichen, FIN, Name, Ansicht oder Befehl eingeben';
  return isWaiting ? 'Suche läuft …' : 'Nichts gefunden';
}
