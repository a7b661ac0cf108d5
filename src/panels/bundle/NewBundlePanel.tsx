import { useState } from 'react';
import { readEntity } from '../../api/records/entities.ts';
import { createBundle } from '../../commands/contract/contractBundleRuns.ts';
import { bundleOf, countOf, numberOf } from '../../commands/contract/contractFacts.ts';
import { urlOf } from '../../commands/selection.ts';
import { tools } from '../../commands/tools.ts';
import { mayWrite } from '../../domain/access/matrix.ts';
import { checkAdding, fewestInBundle } from '../../domain/bundle/adding.ts';
import { contract } from '../../domain/contract/contract.ts';
import { Button } from '../../ui/display/Button.tsx';
import { SkeletonRows } from '../../ui/display/Skeleton.tsx';
import { Switch } from '../../ui/inputs/Switch.tsx';
import type { PanelProps } from '../definePanel.ts';
import { draftKeyOf } from '../formAddress.ts';
import type { FormValues } from '../kit/form/formValues.ts';
import { LeftDrafts } from '../kit/form/LeftDrafts.tsx';
import { FootAction } from '../kit/record/FootAction.tsx';
import { usePanel } from '../panelContext.ts';
import { useOneAtATime } from '../kit/useOneAtATime.ts';
import { AddByNumber } from './AddByNumber.tsx';
import { BundleContracts } from './BundleContracts.tsx';
import { BundleTotals } from './BundleTotals.tsx';
import { byTime } from './byTime.ts';
import { useBundledContracts } from './useBundleEntries.ts';
import { startOf, useNewBundle } from './useNewBundle.ts';

/**
 * Puts a bundle together: contracts by their numbers, in the order in which they are driven; another form is another
 * bundle.
 */
export default function NewBundlePanel(panel: PanelProps) {
  return <PutTogether key={draftKeyOf(panel.url)} {...panel} />;
}

function PutTogether({ query }: PanelProps) {
  const { replaceUrl } = usePanel();
  const { bundle, isTyped, change, forget } = useNewBundle(query);
  const { contracts: iris, openForApplications } = bundle;
  const show = (contracts: readonly string[]) => change({ contracts });
  const { contracts, isLoading } = useBundledContracts(iris);
  const rides = contracts.map((it) => ({ key: it['@id'], contract: it }));
  const wanted = byTime(rides).map((it) => it.key);
  const isSorted = wanted.every((iri, at) => rides[at]?.key === iri);
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const { isRunning, alone } = useOneAtATime();
  const add = (iri: string) => {
    const found = readEntity(contract, iri);
    if (!found) return;
    const own = 'das neue';
    const verdict = checkAdding(
      { bundle: own, active: true },
      {
        auftragsnummer: numberOf(found),
        isStorniert: found.isStorniert,
        bundle: iris.includes(iri) ? own : bundleOf(found)?.name,
      },
    );
    if (verdict.verdict === 'refused') throw new Error(verdict.reason);
    show([...iris, iri]);
  };
  const make = () =>
    void alone(async () => {
      const made = await createBundle(bundle, tools());
      if (made === undefined) return;
      forget();
      replaceUrl(urlOf(made));
    });
  if (!mayWrite(tools().roles(), 'disposition')) return null;
  return (
    <div
      ref={setFrame}
      className="@container relative flex h-full min-h-0 flex-col bg-panel"
      role="region"
      aria-label="Neues Fahrtpaket"
    >
      <div className="flex min-h-17 items-center gap-8 border-b border-line px-6">
        <Switch value={openForApplications} onChange={(isOpen) => change({ openForApplications: isOpen })}>
          Offen für Bewerbungen
        </Switch>
        <span className="flex-1" />
        <BundleTotals contracts={contracts} />
      </div>
      <div className="px-6 py-3 empty:hidden">
        <LeftDrafts isUntouched={!isTyped} startOf={startOf} about={aboutBundle} />
      </div>
      <div className="min-h-0 overflow-auto">
        {isLoading && contracts.length === 0 ? (
          <SkeletonRows rows={3} columns={5} tall />
        ) : (
          <BundleContracts
            rides={rides}
            onMove={(_key, _to, order) => show(order)}
            onRemove={(key) => show(iris.filter((it) => it !== key))}
            mayChange
            frame={frame}
          />
        )}
      </div>
      <AddByNumber add={add} />
      <div className="mt-auto flex h-24 items-center gap-4 border-t border-line bg-sunken px-6">
        <Button
          look="primary"
          onClick={make}
          busy={isRunning}
          {...(contracts.length < fewestInBundle && { reason: 'Ein Fahrtpaket braucht mindestens zwei Aufträge.' })}
        >
          Fahrtpaket erstellen
        </Button>
        <FootAction
          icon="list-ordered"
          label="Reihenfolge nach Zeit"
          from={560}
          onClick={() => show(wanted)}
          reason={isSorted ? 'steht schon nach der Zeit' : undefined}
        />
      </div>
    </div>
  );
}

const aboutBundle = ({ contracts }: FormValues) =>
  Array.isArray(contracts) ? `für ein Fahrtpaket aus ${countOf(contracts.length, 'dative')}` : '';
