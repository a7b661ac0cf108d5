import type { Entity } from '../../api/records/entities.ts';
import { addEntry } from '../../commands/bundle/bundleEntries.ts';
import { mayRead } from '../../domain/access/matrix.ts';
import { tools } from '../../commands/tools.ts';
import type { bundle } from '../../domain/bundle/bundle.ts';
import { formatKm } from '../../domain/km/formatKm.ts';
import { formatEuro, sumAmounts } from '../../domain/money/amount.ts';
import { formatHours } from '../../domain/time/duration.ts';
import { Kbd } from '../../ui/display/Kbd.tsx';
import { Note } from '../../ui/display/Note.tsx';
import { SkeletonRows } from '../../ui/display/Skeleton.tsx';
import { Switch } from '../../ui/inputs/Switch.tsx';
import { fieldsOf } from '../kit/fields/fieldsOf.ts';
import { AddByNumber } from './AddByNumber.tsx';
import { BundleApplications } from './BundleApplications.tsx';
import { BundleContracts } from './BundleContracts.tsx';
import { FollowUps } from './FollowUps.tsx';
import type { BundledContract } from './useBundleEntries.ts';

export interface BundleBodyProps {
  bundle: Entity<typeof bundle>;
  entries: readonly BundledContract[];
  isLoading: boolean;
  isWritable: boolean;
  /** The element around the screen, in which contracts are dragged. */
  frame: HTMLElement | null;
}

/** What a bundle is made of, and what could be added to it. */
export function BundleBody({ bundle, entries, isLoading, isWritable, frame }: BundleBodyProps) {
  const last = entries.at(-1)?.contract;
  const mayChange = isWritable && bundle.active === true;
  return (
    <div className="-mx-5 flex flex-col">
      <div className="flex min-h-17 flex-wrap items-center gap-x-8 gap-y-2 px-6 py-2">
        <Setting name="active" label="Aktiv" />
        <Setting name="openForApplications" label="Offen für Bewerbungen" />
        <span className="flex-1" />
        <Totals entries={entries} />
      </div>
      {bundle.active === true && !isLoading && entries.length < 2 && (
        <Note tone="warn" bar title="Weniger als zwei Aufträge.">
          Das Fahrtpaket bleibt bestehen, bis Sie es auflösen oder einen weiteren Auftrag hinzufügen.
        </Note>
      )}
      {isLoading && entries.length === 0 ? (
        <SkeletonRows rows={3} columns={5} tall />
      ) : (
        <BundleContracts entries={entries} mayChange={isWritable} frame={frame} />
      )}
      {mayChange && (
        <AddByNumber add={(contract, number) => addEntry(bundle, { contract, number }, tools())}>
          <span aria-hidden className="flex h-13 items-center gap-2 text-11 text-3 @max-[760px]:hidden">
            <Kbd keys="alt+up" /> <Kbd keys="alt+down" /> verschieben <Kbd keys="p" /> an Stelle <Kbd keys="del" />{' '}
            entfernen
          </span>
        </AddByNumber>
      )}
      {last && mayChange && <FollowUps bundle={bundle} last={last} />}
      <BundleApplications bundle={bundle} entries={entries} />
    </div>
  );
}

const { useFieldState } = fieldsOf<typeof bundle>();

function Setting({ name, label }: { name: 'active' | 'openForApplications'; label: string }) {
  const { value, set, isLocked } = useFieldState(name);
  return (
    <Switch value={value === true} onChange={set} readOnly={isLocked}>
      {label}
    </Switch>
  );
}

function Totals({ entries }: { entries: readonly BundledContract[] }) {
  const contracts = entries.map((it) => it.contract);
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
      <b className="font-strong text-1">
        {contracts.length === 1 ? '1 Auftrag' : `${String(contracts.length)} Aufträge`}
      </b>{' '}
      {parts.join(' · ')}
    </span>
  );
}
