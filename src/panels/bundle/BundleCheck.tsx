import type { ReactNode } from 'react';
import { useAssessments } from '../../api/calls/preflight.ts';
import { useList } from '../../api/records/queries.ts';
import { useEntities } from '../../api/records/useEntities.ts';
import { driverNamed, numberOf, type ContractEntity } from '../../commands/contract/contractFacts.ts';
import { tools } from '../../commands/tools.ts';
import { application } from '../../domain/application/application.ts';
import { wishAgainstPlan } from '../../domain/application/wishAgainstPlan.ts';
import { chainCheck, longDayChecks, type BundleCheck as Check } from '../../domain/bundle/bundleChecks.ts';
import { legBetween, type Way } from '../../domain/bundle/legs.ts';
import { mayWrite } from '../../domain/access/matrix.ts';
import { inOrder } from '../../domain/preflight/finding.ts';
import type { ClockTime } from '../../domain/time/clock.ts';
import { Button } from '../../ui/display/Button.tsx';
import { Note } from '../../ui/display/Note.tsx';
import { Tag } from '../../ui/display/Tag.tsx';
import { FindingList } from '../contract/dialogs/FindingList.tsx';
import { askPickupFrom, askPickupText } from './askPickup.ts';
import { applicationsOf } from './BundleHead.tsx';
import { SectionHead } from './SectionHead.tsx';
import type { BundledContract } from './useBundleEntries.ts';

const noBundles: ReadonlySet<string> = new Set();

interface BundleCheckProps {
  bundle: { readonly '@id': string; readonly id: number };
  entries: readonly BundledContract[];
  /** From each contract to the next. */
  between: readonly (Way | undefined)[];
}

/**
 * What is to be known before a bundle is driven like that: rides that cross, days that are too long, what the check
 * says about whoever drives it, what applicants would want otherwise, and whether the chain is closed.
 */
export function BundleCheck({ bundle, entries, between }: BundleCheckProps) {
  const contracts = entries.map((it) => it.contract);
  const driver = contracts.find((it) => it.driver)?.driver ?? null;
  const { byDriver } = useAssessments(contracts, driver === null ? [] : [driver]);
  const own = (driver === null ? undefined : byDriver.get(driver)?.findings) ?? [];
  const findings = inOrder(own.filter((it) => it.bundle === undefined));
  const { iris } = useList(application, {
    filter: { bundle: bundle['@id'], status: 'pending' },
    order: 'createdAt',
    itemsPerPage: 25,
  });
  const wishes = wishesOf(useEntities(application, iris), entries);
  const chain = chainCheck(between);
  const warnings: readonly Warning[] = [...crossings(entries, between), ...longDayChecks(contracts, between)];
  const count = warnings.length + findings.filter((it) => it.kind !== 'info').length;
  return (
    <section aria-label="Prüfung" className="border-t border-line">
      <SectionHead title="Prüfung" note={driver === null ? 'ohne Fahrer' : `für ${driverNamed(driver).name}`}>
        {count > 0 && (
          <Tag colour="warn" icon="triangle-alert">
            {count === 1 ? '1 Warnung' : `${String(count)} Warnungen`}
          </Tag>
        )}
      </SectionHead>
      <div className="flex flex-col gap-3 p-4">
        {warnings.map((it) => (
          <Checked key={it.title} check={it}>
            {it.later && <AskPickup {...it.later} />}
          </Checked>
        ))}
        <FindingList findings={findings} dissolve={noBundles} onDissolve={() => undefined} />
        {wishes.map(({ key, code, text }) => (
          <Note
            key={key}
            tone="info"
            title={`Bewerbung von ${code} mit anderem Wunsch`}
            actions={
              <Button small icon="arrow-up-right" onClick={() => tools().open(applicationsOf(bundle))}>
                Bewerbung zeigen
              </Button>
            }
          >
            {text}
          </Note>
        ))}
        {chain && <Checked check={chain} />}
      </div>
    </section>
  );
}

/** A check, and from when on the pickup of a contract would cure it. */
type Warning = Check & { readonly later?: { readonly contract: ContractEntity; readonly from: ClockTime } };

function Checked({ check: { tone, title, text }, children }: { check: Check; children?: ReactNode }) {
  return (
    <Note tone={tone} title={title} actions={children}>
      {text}
    </Note>
  );
}

/** The next step about windows that cross: the people at the later pickup are asked, where there is somebody to ask. */
function AskPickup({ contract, from }: NonNullable<Warning['later']>) {
  if (!contract.hasAvis || !mayWrite(tools().roles(), 'avis')) return null;
  return (
    <Button small icon="calendar-clock" onClick={() => void askPickupFrom(contract, from)}>
      {askPickupText(from)}
    </Button>
  );
}

function crossings(entries: readonly BundledContract[], between: readonly (Way | undefined)[]): readonly Warning[] {
  return entries.slice(1).flatMap((next, at): readonly Warning[] => {
    const before = entries[at];
    if (!before) return [];
    const { isTight, title, text, fitsFrom } = legBetween(before.contract, next.contract, between[at]);
    const numbers = `${numberOf(before.contract)} und ${numberOf(next.contract)}`;
    const later = fitsFrom !== undefined && { later: { contract: next.contract, from: fitsFrom } };
    return isTight ? [{ tone: 'warn', title: `${numbers}: ${title ?? ''}`, text, ...later }] : [];
  });
}

function wishesOf(
  applications: ReturnType<typeof useEntities<typeof application>>,
  entries: readonly BundledContract[],
) {
  return applications.flatMap((it) => {
    const wishes = entries.flatMap(({ contract }) => wishAgainstPlan(it.additionalData, contract));
    const code = it.driver ? driverNamed(it.driver).code : '';
    return wishes.length === 0 ? [] : [{ key: it['@id'], code, text: wishes.join(' · ') }];
  });
}
