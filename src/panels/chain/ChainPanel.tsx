import './chain.css';
import { useEffect, useMemo, useRef, useState } from 'react';
import { messageOf } from '../../api/apiErrors.ts';
import { useChains, type ChainAnswer } from '../../api/calls/chains.ts';
import { useAnyItem } from '../../api/records/queries.ts';
import { useEntity } from '../../api/records/entities.ts';
import { urlOf } from '../../commands/selection.ts';
import { chainWords } from '../../domain/chain/chainWords.ts';
import { contract } from '../../domain/contract/contract.ts';
import { driver } from '../../domain/driver/driver.ts';
import { Button } from '../../ui/display/Button.tsx';
import { EmptyState } from '../../ui/display/EmptyState.tsx';
import { ErrorState } from '../../ui/display/ErrorState.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { BundleChip } from '../../ui/display/NameChip.tsx';
import { SkeletonRows } from '../../ui/display/Skeleton.tsx';
import type { PanelProps } from '../definePanel.ts';
import { useKeyboardKept } from '../kit/useKeyboardKept.ts';
import { usePanel } from '../panelContext.ts';
import { ChainDetails } from './ChainDetails.tsx';
import { ChainList } from './ChainList.tsx';
import { ChainQuestionBar } from './ChainQuestionBar.tsx';
import { FactorLegend } from './FactorLegend.tsx';
import { LeftOutList } from './LeftOutList.tsx';
import { TakeChain } from './TakeChain.tsx';
import { questionOf, readChainUrl, writeChainUrl, type ChainState } from './chainUrl.ts';
import { useWeights } from './useWeights.ts';

const usualKm = 50;

/** What a driver could do next: chains of open contracts, best first, with what speaks for each of them. */
export default function ChainPanel({ query }: PanelProps) {
  const panel = usePanel();
  const state = useMemo(() => readChainUrl(query), [query]);
  const [weights, setWeights] = useWeights();
  const { data, error, isPending, isFetching, refetch } = useChains(questionOf(state, weights));
  const [chosen, setChosen] = useState(0);
  const change = (part: Partial<ChainState>) => {
    setChosen(0);
    panel.replaceUrl(writeChainUrl({ ...state, ...part }));
  };
  const person = state.driver ?? data?.from.driver ?? null;
  const members = data?.members ?? [];
  const current = members[Math.min(chosen, members.length - 1)];
  const km = state.km ?? usualKm;
  const box = useRef<HTMLDivElement>(null);
  const take = useRef<() => void>(null);
  useTitle(data);
  useKeyboardKept(box, entranceOf);
  return (
    <div className="chain @container flex h-full min-h-0 flex-col bg-panel">
      <ChainHead state={state} driver={person} data={data} />
      <ChainQuestionBar state={state} driver={person} from={data?.from} onChange={change} />
      <div ref={box} className="flex min-h-0 flex-1 flex-col overflow-auto" aria-busy={isFetching}>
        {data && <FactorLegend weights={data.weights} onChange={setWeights} />}
        {error ? (
          <ErrorState title="Die Suche ist nicht gelungen" onRetry={() => void refetch()}>
            {messageOf(error)}
          </ErrorState>
        ) : questionOf(state, weights) === null ? (
          <EmptyState title="Ab wo?">Bitte einen Fahrer oder einen Ort angeben.</EmptyState>
        ) : isPending ? (
          <SkeletonRows rows={4} columns={7} tall />
        ) : members.length === 0 ? (
          <EmptyState
            title={chainWords.found(0)}
            actions={
              km < 300 && (
                <Button startsHere onClick={() => change({ km: Math.min(300, km * 2) })}>
                  bis {Math.min(300, km * 2)} km zeigen
                </Button>
              )
            }
          >
            {chainWords.empty(km)}
          </EmptyState>
        ) : (
          <ChainList
            chains={members}
            weights={data.weights}
            chosen={chosen}
            onChoose={setChosen}
            onTake={() => take.current?.()}
          />
        )}
        {data && current && <ChainDetails chain={current} weights={data.weights} />}
        {data && data.leftOut.length > 0 && <LeftOutList leftOut={data.leftOut} maxEmptyKm={km} onChange={change} />}
      </div>
      {data && current && (
        <TakeChain
          key={current.links.map((it) => it.contract).join()}
          chain={current}
          ref={take}
          driver={person}
          bundle={data.from.bundle}
          onDone={() => {
            setChosen(0);
            void refetch();
          }}
        />
      )}
    </div>
  );
}

/** The chosen chain, else what can be done where none was found. */
function entranceOf(box: HTMLElement): HTMLElement | null {
  return box.querySelector<HTMLElement>('[data-autofocus]');
}

interface ChainHeadProps {
  state: ChainState;
  driver: string | null;
  data: ChainAnswer | undefined;
}

function ChainHead({ state, driver: iri, data }: ChainHeadProps) {
  const before = useEntity(contract, state.after);
  const person = useEntity(driver, iri);
  useAnyItem(before ? null : state.after);
  useAnyItem(person ? null : iri);
  const about = [
    ...(before ? [`nach ${before.auftragsnummer ?? ''}`] : []),
    ...(person ? [[person.kuerzel, person.name].filter(Boolean).join(' ')] : []),
  ].join(', ');
  return (
    <header className="flex min-h-17 flex-none flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-6 py-2">
      <Icon name="link" className="text-3" />
      <h2 className="text-14 font-strong whitespace-nowrap">Kette finden</h2>
      {data?.from.bundle && (
        <a href={urlOf(data.from.bundle.iri)} className="flex" aria-label={`${data.from.bundle.name} öffnen`}>
          <BundleChip name={data.from.bundle.name} />
        </a>
      )}
      <span className="min-w-60 flex-1 truncate text-2">{about}</span>
      {data && (
        <span role="status" className="num text-11 text-3">
          {chainWords.question(data.from.ort ?? data.from.plz ?? '', data.from.at.time)}{' '}
          {chainWords.found(data.members.length)}, {chainWords.checked(data.checked)}
        </span>
      )}
    </header>
  );
}

function useTitle(data: ChainAnswer | undefined): void {
  const { setTitle } = usePanel();
  const ort = data?.from.ort ?? null;
  useEffect(() => {
    setTitle(ort === null ? 'Kette finden' : `Kette ab ${ort}`);
  }, [ort, setTitle]);
}
