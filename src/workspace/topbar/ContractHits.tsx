import { ContractLine } from '../ContractLine.tsx';
import type { ContractHit } from '../contractHit.ts';

type Props = {
  readonly id: string;
  readonly hits: readonly ContractHit[];
  /** The hit that Enter would open. */
  readonly at: number;
  readonly onPoint: (at: number) => void;
  readonly onGo: (at: number, beside: boolean) => void;
};

/** The contracts found by the search of the top bar; the middle button and Ctrl open beside. */
export function ContractHits({ id, hits, at, onPoint, onGo }: Props) {
  return (
    <div id={id} role="listbox" aria-label="Gefundene Aufträge" hidden={hits.length === 0}>
      {hits.map((hit, index) => (
        <div
          key={hit.iri}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          onPointerMove={() => onPoint(index)}
          onPointerDown={(event) => event.preventDefault()}
          onPointerUp={(event) => event.button < 2 && onGo(index, event.button === 1 || event.ctrlKey || event.metaKey)}
          className={`flex h-15 cursor-default items-center gap-[9px] rounded-2 px-5 whitespace-nowrap ${index === at ? 'bg-selected' : ''}`}
        >
          <ContractLine hit={hit} />
        </div>
      ))}
    </div>
  );
}
