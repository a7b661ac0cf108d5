import type { OfferedChain } from '../../api/calls/chains.ts';
import { urlOf } from '../../commands/selection.ts';
import { chainFactors, sumOf, type ChainWeights } from '../../domain/chain/chain.ts';
import { chainWords, explanation, factorNames } from '../../domain/chain/chainWords.ts';

/** Why the chosen chain stands where it stands, in words and in a table of the same figures. */
export function ChainDetails({ chain, weights }: { chain: OfferedChain; weights: ChainWeights }) {
  const factors = chainFactors.filter((it) => weights[it] > 0);
  const { emptyKm, waitMinutes, home, links } = chain;
  return (
    <section
      aria-label="Warum diese Kette"
      className="flex flex-none flex-wrap gap-x-12 gap-y-4 border-b border-line bg-sunken px-6 py-4"
    >
      <div className="min-w-[260px] flex-1">
        {links.map((it) => (
          <p key={it.contract} className="mb-2 max-w-[76ch] text-12 text-2">
            <a href={urlOf(it.contract)} className="num font-medium text-link hover:underline">
              {it.auftragsnummer}
            </a>{' '}
            {explanation(it, weights)}
          </p>
        ))}
        <p className="num text-12">{chainWords.summary({ emptyKm, waitMinutes, home: home?.time ?? null })}</p>
      </div>
      <table className="num self-start text-12">
        <caption className="sr-only">Punkte je Auftrag</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Punkt</span>
            </th>
            {links.map((it) => (
              <th key={it.contract} scope="col" className="pl-8 text-right font-medium">
                {it.auftragsnummer}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {factors.map((factor) => (
            <tr key={factor}>
              <th scope="row" className="text-left font-text text-2">
                {factorNames[factor]}
              </th>
              {links.map((it) => (
                <td key={it.contract} className="pl-8 text-right">
                  {it.points[factor]}
                </td>
              ))}
            </tr>
          ))}
          <tr className="border-t border-line">
            <th scope="row" className="text-left font-strong">
              Punkte
            </th>
            {links.map((it) => (
              <td key={it.contract} className="pl-8 text-right font-strong">
                {sumOf(it.points)}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}
