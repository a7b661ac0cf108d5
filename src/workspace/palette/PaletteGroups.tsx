import { Command as Cmdk } from 'cmdk';
import type { ReactNode } from 'react';
import type { AnyEntity } from '../../api/records/entities.ts';
import { recordIriOf } from '../../commands/selection.ts';
import { pathOfIri } from '../../domain/define/iri.ts';
import { invoice } from '../../domain/invoice/invoice.ts';
import { subjectOf } from '../../commands/resource/affected.ts';
import type { Offer } from './paletteItems.ts';
import { CommandLine, ContractHitLine, ScreenLine } from './PaletteLines.tsx';
import { offerValue, contractValue, placeValue, screenValue, type PaletteGroup } from './paletteOrder.ts';
import type { PaletteHits } from './usePaletteHits.ts';

const look =
  '[&_[cmdk-group-heading]]:flex [&_[cmdk-group-heading]]:h-13 [&_[cmdk-group-heading]]:items-center [&_[cmdk-group-heading]]:gap-4 [&_[cmdk-group-heading]]:px-5 [&_[cmdk-group-heading]]:text-11 [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-2 not-first:mt-3 not-first:border-t not-first:border-line-subtle not-first:pt-1';

const noTargets: readonly AnyEntity[] = [];

type PaletteGroupsProps = {
  readonly hits: PaletteHits;
  readonly value: string;
  readonly onOpen: (url: string) => void;
  readonly onRun: (offer: Offer) => void;
};

/** The hits in their groups, the group with the best hit first. */
export function PaletteGroups({ hits, value, onOpen, onRun }: PaletteGroupsProps) {
  const { last, contracts, actions, places, general, sections, targets } = hits;
  const subject = subjectOf(targets) ?? '';
  const lines: Readonly<Record<PaletteGroup, { readonly heading: ReactNode; readonly rows: readonly ReactNode[] }>> = {
    contracts: {
      heading: (
        <>
          Aufträge<span className="font-text text-3">Kennzeichen, FIN, Nummer</span>
        </>
      ),
      rows: contracts.map((it) => (
        <ContractHitLine
          key={it.item.iri}
          hit={it}
          isChosen={value === contractValue(it)}
          onSelect={() => onOpen(it.item.url)}
        />
      )),
    },
    actions: {
      heading: (
        <>
          {targets.length === 0 ? 'Aktionen' : `Aktionen für ${subject}`}
          {targets.length > 1 && <span className="num font-text text-3">{namesOf(targets)}</span>}
        </>
      ),
      rows: actions.map((it) => (
        <CommandLine
          key={offerValue(it)}
          hit={it}
          subject={subject}
          targets={targets}
          isChosen={value === offerValue(it)}
          onSelect={() => onRun(it.item)}
        />
      )),
    },
    places: {
      heading: headingOfPlaces(places.flatMap((it) => recordIriOf(it.item.url) ?? [])),
      rows: places.map((it) => (
        <ScreenLine
          key={it.item.url}
          screen={it.item}
          ranges={it.highlights[0]}
          isChosen={value === placeValue(it)}
          onSelect={() => onOpen(it.item.url)}
        />
      )),
    },
    general: {
      heading: 'Befehle',
      rows: general.map((it) => (
        <CommandLine
          key={it.item.command.id}
          hit={it}
          targets={noTargets}
          isChosen={value === offerValue(it)}
          onSelect={() => onRun(it.item)}
        />
      )),
    },
  };
  return (
    <>
      {last.length > 0 && (
        <Cmdk.Group heading="Zuletzt" className={look}>
          {last.map((it) => (
            <ScreenLine key={it.url} screen={it} isChosen={value === screenValue(it)} onSelect={() => onOpen(it.url)} />
          ))}
        </Cmdk.Group>
      )}
      {sections.map(
        (id) =>
          lines[id].rows.length > 0 && (
            <Cmdk.Group key={id} value={id} heading={lines[id].heading} className={look}>
              {lines[id].rows}
            </Cmdk.Group>
          ),
      )}
    </>
  );
}

function namesOf(targets: readonly AnyEntity[]): string {
  const names = targets.slice(0, 4).map((it) => String(it['auftragsnummer'] ?? it['name'] ?? it.id));
  return names.join(', ') + (targets.length > 4 ? ` und ${targets.length - 4} weitere` : '');
}

/** Screens alone, or beside them what was found by its name. */
function headingOfPlaces(records: readonly string[]): string {
  if (records.length === 0) return 'Bildschirme';
  return records.some((it) => pathOfIri(it) === invoice.path)
    ? 'Bildschirme, Kunden und Belege'
    : 'Bildschirme, Personen und Kunden';
}
