import { useEntity, type Entity } from '../../api/records/entities.ts';
import { useList } from '../../api/records/queries.ts';
import { acceptApplication } from '../../commands/application/application.ts';
import { stateOf } from '../../commands/command.ts';
import { runCommand } from '../../commands/runCommand.ts';
import { urlOf } from '../../commands/selection.ts';
import { factsNow, tools } from '../../commands/tools.ts';
import { application } from '../../domain/application/application.ts';
import { detourText } from '../../domain/application/detour.ts';
import { wishFor } from '../../domain/application/wish.ts';
import { wishAgainstPlan } from '../../domain/application/wishAgainstPlan.ts';
import type { bundle } from '../../domain/bundle/bundle.ts';
import { driver } from '../../domain/driver/driver.ts';
import { companyZone, formatInstant } from '../../domain/time/zone.ts';
import { Button } from '../../ui/display/Button.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { applicationsOf } from './BundleHead.tsx';
import { SectionHead } from './SectionHead.tsx';
import type { BundledContract } from './useBundleEntries.ts';

interface BundleApplicationsProps {
  bundle: Entity<typeof bundle>;
  entries: readonly BundledContract[];
}

const max = 25;

/** Who would like to drive the bundle, how far he has to come, and what he would want otherwise. */
export function BundleApplications({ bundle, entries }: BundleApplicationsProps) {
  const { iris, total } = useList(application, {
    filter: { bundle: bundle['@id'], status: 'pending' },
    order: 'createdAt',
    itemsPerPage: max,
  });
  if (total === 0 && bundle.openForApplications !== true) return null;
  return (
    <section aria-label="Bewerbungen">
      <SectionHead title="Bewerbungen" note={total === 0 ? 'noch keine' : `${String(total)} offen`}>
        <Button small look="quiet" icon="arrow-up-right" onClick={() => tools().open(applicationsOf(bundle))}>
          Alle Bewerbungen
        </Button>
      </SectionHead>
      <ul aria-label="Offene Bewerbungen">
        {iris.map((iri) => (
          <Applicant key={iri} iri={iri} entries={entries} />
        ))}
      </ul>
    </section>
  );
}

function Applicant({ iri, entries }: { iri: string; entries: readonly BundledContract[] }) {
  const own = useEntity(application, iri);
  const applicant = useEntity(driver, own?.driver);
  if (!own) return null;
  const state = stateOf(acceptApplication, [own], factsNow());
  const wishes = entries.flatMap((it) => wishAgainstPlan(own.additionalData, it.contract));
  const detours = entries.map((it) => wishFor(own.additionalData, it.contract.id));
  const detour = detours.find((it) => typeof it.additionalDistance === 'number')?.additionalDistance;
  const isTooFar = detours.some((it) => it.allowedAdditionalDistanceExceeded === true);
  return (
    <li className="grid min-h-13 grid-cols-[64px_minmax(0,1fr)_88px_124px_minmax(0,1.2fr)_auto] items-center gap-x-4 border-b border-line-subtle px-6 hover:bg-hover @max-[760px]:grid-cols-[56px_minmax(0,1fr)_80px_auto]">
      <span className="truncate font-medium">{applicant?.kuerzel}</span>
      <a href={applicant ? urlOf(applicant['@id']) : '#'} className="truncate font-medium text-link hover:underline">
        {applicant?.name ?? 'wird geladen'}
      </a>
      <span className={`num flex items-center justify-end gap-1 ${isTooFar ? 'font-medium text-danger' : ''}`}>
        {isTooFar && <Icon name="triangle-alert" size={12} label="Umweg über der erlaubten Grenze" />}
        {typeof detour === 'number' ? `+${detourText(detour)}` : '–'}
      </span>
      <span className="num truncate text-2 @max-[760px]:hidden">
        {own.createdAt ? formatInstant(own.createdAt, companyZone) : ''}
      </span>
      <span
        className={`num truncate @max-[760px]:hidden ${wishes.length > 0 ? 'text-warn' : 'text-2'}`}
        data-tip={wishes.join(' · ')}
      >
        {wishes.length > 0 ? wishes.join(' · ') : 'keine Abweichung'}
      </span>
      {state.state !== 'hidden' && (
        <Button
          small
          icon="check"
          onClick={() => runCommand(acceptApplication, [own])}
          {...(state.state === 'disabled' && { reason: state.reason })}
        >
          Annehmen
        </Button>
      )}
    </li>
  );
}
