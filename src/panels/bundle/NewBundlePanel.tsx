import { readEntity } from '../../api/records/entities.ts';
import { useList } from '../../api/records/queries.ts';
import { useEntities } from '../../api/records/useEntities.ts';
import { createBundle } from '../../commands/contract/contractBundleRuns.ts';
import { bundleOf, countOf, numberOf } from '../../commands/contract/contractFacts.ts';
import { urlOf } from '../../commands/selection.ts';
import { tools } from '../../commands/tools.ts';
import { mayWrite } from '../../domain/access/matrix.ts';
import { checkAdding, fewestInBundle } from '../../domain/bundle/adding.ts';
import { contract } from '../../domain/contract/contract.ts';
import { idInIri } from '../../domain/define/iri.ts';
import { formatDayShort } from '../../domain/time/formatDay.ts';
import { displayPlate } from '../../domain/vehicle/plate.ts';
import { Button } from '../../ui/display/Button.tsx';
import { IconButton } from '../../ui/display/IconButton.tsx';
import { Switch } from '../../ui/inputs/Switch.tsx';
import type { PanelProps } from '../definePanel.ts';
import { draftKeyOf } from '../formAddress.ts';
import type { FormValues } from '../kit/form/formValues.ts';
import { LeftDrafts } from '../kit/form/LeftDrafts.tsx';
import { usePanel } from '../panelContext.ts';
import { useOneAtATime } from '../kit/useOneAtATime.ts';
import { AddByNumber } from './AddByNumber.tsx';
import { placeText } from './BundleContractRow.tsx';
import { startOf, useNewBundle } from './useNewBundle.ts';

const shown = [...contract.pick, 'bundles'] as const;

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
  useList(
    contract,
    { filter: { id: iris.map(idInIri) }, properties: shown, itemsPerPage: 100 },
    { enabled: iris.length > 0 },
  );
  const contracts = useEntities(contract, iris);
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
    <div className="@container flex h-full min-h-0 flex-col bg-panel" role="region" aria-label="Neues Fahrtpaket">
      <div className="flex min-h-17 items-center gap-8 border-b border-line px-6">
        <Switch value={openForApplications} onChange={(isOpen) => change({ openForApplications: isOpen })}>
          Offen für Bewerbungen
        </Switch>
        <span className="flex-1" />
        <span className="num text-12 text-2">{countOf(contracts.length)}</span>
      </div>
      <div className="px-6 py-3 empty:hidden">
        <LeftDrafts isUntouched={!isTyped} startOf={startOf} about={aboutBundle} />
      </div>
      <ol aria-label="Aufträge des neuen Fahrtpakets" className="min-h-0 overflow-auto">
        {contracts.map((it, at) => (
          <li
            key={it['@id']}
            className="grid min-h-13 grid-cols-[24px_88px_112px_96px_minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line-subtle px-6"
          >
            <span className="num text-3">{at + 1}</span>
            <a href={urlOf(it['@id'])} className="num font-medium text-link hover:underline">
              {numberOf(it)}
            </a>
            <span className="truncate">{displayPlate(it.licensePlate ?? '')}</span>
            <span className="num">{it.datum ? formatDayShort(it.datum) : '–'}</span>
            <span className="truncate">
              {placeText(it.pickupLocation)} → {placeText(it.deliveryLocation)}
            </span>
            <IconButton
              small
              icon="x"
              label={`${numberOf(it)} entfernen`}
              onClick={() => show(iris.filter((iri) => iri !== it['@id']))}
            />
          </li>
        ))}
      </ol>
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
      </div>
    </div>
  );
}

const aboutBundle = ({ contracts }: FormValues) =>
  Array.isArray(contracts) ? `für ein Fahrtpaket aus ${countOf(contracts.length, 'dative')}` : '';
