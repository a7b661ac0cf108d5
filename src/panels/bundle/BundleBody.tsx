import type { Entity } from '../../api/records/entities.ts';
import { addEntry, moveEntry, removeEntry } from '../../commands/bundle/bundleEntries.ts';
import { numberOf } from '../../commands/contract/contractFacts.ts';
import { tools } from '../../commands/tools.ts';
import type { bundle } from '../../domain/bundle/bundle.ts';
import { Kbd } from '../../ui/display/Kbd.tsx';
import { Note } from '../../ui/display/Note.tsx';
import { SkeletonRows } from '../../ui/display/Skeleton.tsx';
import { Switch } from '../../ui/inputs/Switch.tsx';
import { fieldsOf } from '../kit/fields/fieldsOf.ts';
import { AddByNumber } from './AddByNumber.tsx';
import { BundleApplications } from './BundleApplications.tsx';
import { BundleContracts } from './BundleContracts.tsx';
import { BundleTotals } from './BundleTotals.tsx';
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
  const named = (key: string) => {
    const found = entries.find((it) => it.entry['@id'] === key);
    return found && { entry: found.entry, number: numberOf(found.contract) };
  };
  return (
    <div className="-mx-5 flex flex-col">
      <div className="flex min-h-17 flex-wrap items-center gap-x-8 gap-y-2 px-6 py-2">
        <Setting name="active" label="Aktiv" />
        <Setting name="openForApplications" label="Offen für Bewerbungen" />
        <span className="flex-1" />
        <BundleTotals contracts={entries.map((it) => it.contract)} />
      </div>
      {bundle.active === true && !isLoading && entries.length < 2 && (
        <Note tone="warn" bar title="Weniger als zwei Aufträge.">
          Das Fahrtpaket bleibt bestehen, bis Sie es auflösen oder einen weiteren Auftrag hinzufügen.
        </Note>
      )}
      {isLoading && entries.length === 0 ? (
        <SkeletonRows rows={3} columns={5} tall />
      ) : (
        <BundleContracts
          rides={entries.map((it) => ({ key: it.entry['@id'], contract: it.contract }))}
          onMove={async (key, to, order) => {
            const moving = named(key);
            if (moving) await moveEntry(moving, { order, to }, tools());
          }}
          onRemove={(key) => {
            const gone = named(key);
            if (gone) void removeEntry(gone, bundle, tools());
          }}
          mayChange={isWritable}
          frame={frame}
        />
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
