import { idInIri } from '../../../domain/define/iri.ts';
import { useEffect, useRef } from 'react';
import type { Fitness } from '../../../domain/preflight/fitness.ts';
import { formatKm } from '../../../domain/km/formatKm.ts';
import { formatDuration } from '../../../domain/time/duration.ts';
import { Tag } from '../../../ui/display/Tag.tsx';
import type { IconName } from '../../../ui/display/iconName.ts';
import type { ShownCandidate } from './useCandidates.ts';

const icons: Readonly<Record<Fitness['kind'], IconName>> = { ok: 'check', warn: 'triangle-alert', danger: 'ban' };
const grid = 'grid grid-cols-[34px_minmax(0,166fr)_minmax(0,196fr)_58px_minmax(0,154fr)]';
export const candidateId = (iri: string) => `candidate-${idInIri(iri)}`;

/** The drivers to choose from; the arrows of the search field walk them. */
export function CandidateList({
  shown,
  chosen,
  onChoose,
  id,
}: {
  shown: readonly ShownCandidate[];
  chosen: string | null;
  onChoose: (iri: string) => void;
  id: string;
}) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (chosen) list.current?.querySelector(`#${candidateId(chosen)}`)?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <>
      <div
        aria-hidden
        className={`${grid} h-12 flex-none items-center border-b border-line bg-sunken text-11 font-medium text-2 *:px-4`}
      >
        <span />
        <span>Fahrer</span>
        <span>davor frei · leer</span>
        <span className="text-right">Std./Tag</span>
        <span>Eignung</span>
      </div>
      <div ref={list} id={id} role="listbox" aria-label="Fahrer" className="min-h-0 flex-1 overflow-y-auto">
        {shown.map((it) => (
          <Row key={it.candidate.iri} shown={it} isChosen={it.candidate.iri === chosen} onChoose={onChoose} />
        ))}
        {shown.length === 0 && <p className="p-8 text-2">Kein Fahrer gefunden. Zur Wahl stehen nur aktive Fahrer.</p>}
      </div>
    </>
  );
}

function Row({
  shown,
  isChosen,
  onChoose,
}: {
  shown: ShownCandidate;
  isChosen: boolean;
  onChoose: (iri: string) => void;
}) {
  const { candidate, fitness } = shown;
  const { iri, code, name, group, town, dispositionssperre: isLocked, marks } = candidate;
  const look = isLocked ? 'bg-sunken text-3' : isChosen ? 'bg-selected' : 'hover:bg-hover';
  return (
    <div
      id={candidateId(iri)}
      role="option"
      aria-selected={isChosen}
      aria-disabled={isLocked || undefined}
      onClick={() => !isLocked && onChoose(iri)}
      className={`${grid} min-h-20 items-center border-b border-line-subtle leading-[17px] *:min-w-0 *:px-4 ${look} ${isChosen ? 'shadow-[inset_0_0_0_2px_var(--focus)]' : ''}`}
    >
      <span className="pl-6!">
        <i
          aria-hidden
          className={`grid size-7 place-items-center rounded-full border ${isChosen ? 'border-accent bg-accent' : isLocked ? 'border-line bg-readonly' : 'border-line-strong bg-field'}`}
        >
          {isChosen && <i className="size-3 rounded-full bg-on-accent" />}
        </i>
      </span>
      <span>
        <span className="flex gap-2.5 whitespace-nowrap">
          <b className={isLocked ? 'font-text' : 'font-medium'}>
            <Marked text={code} ranges={marks[0]} />
          </b>
          <span className="truncate">
            <Marked text={name} ranges={marks[1]} />
          </span>
        </span>
        <span className="block truncate text-11 text-3">{[group, town].filter(Boolean).join(' · ') || '–'}</span>
      </span>
      <span>
        {isLocked || !fitness ? (
          <span className="block truncate">{isLocked && 'gesperrt'}</span>
        ) : (
          <Free fitness={fitness} />
        )}
        <span className="block truncate text-11 text-3">{fitness?.rides}</span>
      </span>
      <span className="num text-right">{fitness && formatDuration(fitness.minutes)}</span>
      <span>
        {fitness && (
          <span className="flex">
            <Tag colour={fitness.kind} icon={icons[fitness.kind]}>
              {fitness.text}
            </Tag>
          </span>
        )}
        <span className="num block truncate text-11 text-3">{fitness?.more}</span>
      </span>
      {fitness?.month && (
        <span className="num col-span-4 col-start-2 truncate pb-2 text-11 text-2">{fitness.month}</span>
      )}
    </div>
  );
}

/** "frei ab 17:10 Ulm · 34 km": when and where his day leaves him, and the empty way from there to the pickup. */
function Free({ fitness: { free, emptyKm } }: { fitness: Fitness }) {
  return (
    <span
      className="num flex whitespace-nowrap"
      title={emptyKm === null ? free : `${free} · ${formatKm(emptyKm)} leer bis zur Abholung`}
    >
      <span className="truncate">{free}</span>
      {emptyKm !== null && <span className="flex-none whitespace-pre"> · {formatKm(emptyKm)}</span>}
    </span>
  );
}

const unmarked: readonly (readonly [number, number])[] = [];

function Marked({
  text,
  ranges = unmarked,
}: {
  text: string;
  ranges?: readonly (readonly [number, number])[] | undefined;
}) {
  if (ranges.length === 0) return text;
  const parts = ranges.flatMap(([from, to], at) => [
    text.slice(at === 0 ? 0 : ranges[at - 1]?.[1], from),
    <mark key={from} className="bg-transparent font-strong text-link underline underline-offset-2">
      {text.slice(from, to)}
    </mark>,
  ]);
  return (
    <>
      {parts}
      {text.slice(ranges.at(-1)?.[1])}
    </>
  );
}
