import { useAssessments } from '../../api/calls/preflight.ts';
import { useList } from '../../api/records/queries.ts';
import { useEntities } from '../../api/records/useEntities.ts';
import { driverNamed, numberOf } from '../../commands/contract/contractFacts.ts';
import { application } from '../../domain/application/application.ts';
import { wishAgainstPlan } from '../../domain/application/wishAgainstPlan.ts';
import { legBetween } from '../../domain/bundle/legs.ts';
import { inOrder, type Finding } from '../../domain/preflight/finding.ts';
import { Note } from '../../ui/display/Note.tsx';
import { FindingList } from '../contract/dialogs/FindingList.tsx';
import { useWayBetween } from './LegLine.tsx';
import { SectionHead } from './SectionHead.tsx';
import type { BundledContract } from './useBundleEntries.ts';

const noBundles: ReadonlySet<string> = new Set();

/**
 * What is to be known before a bundle is driven like that: rides that cross, and what the check says about whoever
 * drives it.
 */
export function BundleCheck({ entries, bundle }: { entries: readonly BundledContract[]; bundle: string }) {
  const contracts = entries.map((it) => it.contract);
  const driver = contracts.find((it) => it.driver)?.driver ?? null;
  const { byDriver } = useAssessments(contracts, driver === null ? [] : [driver]);
  const own = (driver === null ? undefined : byDriver.get(driver)?.findings) ?? [];
  const { iris } = useList(application, {
    filter: { bundle, status: 'pending' },
    order: 'createdAt',
    itemsPerPage: 25,
  });
  const findings = inOrder([
    ...own.filter((it) => it.bundle === undefined),
    ...wishesOf(useEntities(application, iris), entries),
  ]);
  return (
    <section aria-label="Prüfung">
      <SectionHead title="Prüfung" note={driver === null ? 'ohne Fahrer' : `für ${driverNamed(driver).name}`} />
      <div className="flex flex-col gap-3 p-4">
        {entries.slice(1).map((it, at) => {
          const before = entries[at];
          return before && <Crossing key={it.entry['@id']} before={before} next={it} />;
        })}
        <FindingList findings={findings} dissolve={noBundles} onDissolve={() => undefined} />
      </div>
    </section>
  );
}

function Crossing({ before, next }: { before: BundledContract; next: BundledContract }) {
  const { isTight, title, text } = legBetween(
    before.contract,
    next.contract,
    useWayBetween(before.contract, next.contract),
  );
  if (!isTight) return null;
  return (
    <Note tone="warn" title={`${numberOf(before.contract)} und ${numberOf(next.contract)}: ${title ?? ''}`}>
      {text}
    </Note>
  );
}

type Applied = ReturnType<typeof useEntities<typeof application>>;

function wishesOf(applications: Applied, entries: readonly BundledContract[]): readonly Finding[] {
  return applications.flatMap((it): readonly Finding[] => {
    const wishes = entries.flatMap(({ contract }) => wishAgainstPlan(it.additionalData, contract));
    if (wishes.length === 0) return [];
    const code = it.driver ? driverNamed(it.driver).code : '';
    return [
      {
        id: `wish ${it['@id']}`,
        kind: 'info',
        title: `Bewerbung von ${code} mit anderem Wunsch`,
        text: wishes.join(' · '),
      },
    ];
  });
}
