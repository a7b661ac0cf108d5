import { countOf, type ContractEntity } from '../../commands/contract/contractFacts.ts';
import { tools } from '../../commands/tools.ts';
import { mayRead } from '../../domain/access/matrix.ts';
import { formatKm } from '../../domain/km/formatKm.ts';
import { formatEuro, sumAmounts } from '../../domain/money/amount.ts';
import { formatHours } from '../../domain/time/duration.ts';

/** "3 Aufträge 871 km · 9:40 h Fahrt · Gutschrift 496,00 EUR" */
export function BundleTotals({ contracts }: { contracts: readonly ContractEntity[] }) {
  const km = contracts.reduce((sum, it) => sum + (it.googleKm ?? 0), 0);
  const minutes = contracts.reduce((sum, it) => sum + (it.googleFahrzeit ?? 0), 0);
  const seesMoney = mayRead(tools().roles(), 'contractMoney');
  const parts = [
    formatKm(km),
    ...(minutes > 0 ? [`${formatHours(minutes)} Fahrt`] : []),
    ...(seesMoney ? [`Gutschrift ${formatEuro(sumAmounts(contracts.map((it) => it.gutschriftpreis)))}`] : []),
  ];
  return (
    <span className="num text-12 text-2">
      <b className="font-strong text-1">{countOf(contracts.length)}</b> {parts.join(' · ')}
    </span>
  );
}
