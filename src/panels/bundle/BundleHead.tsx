import type { Entity } from '../../api/records/entities.ts';
import { useList } from '../../api/records/queries.ts';
import { mayUse } from '../../commands/command.ts';
import { runCommand } from '../../commands/runCommand.ts';
import { commands } from '../../commands/registry.ts';
import { urlOf } from '../../commands/selection.ts';
import { tools } from '../../commands/tools.ts';
import { application } from '../../domain/application/application.ts';
import type { bundle } from '../../domain/bundle/bundle.ts';
import { Button } from '../../ui/display/Button.tsx';
import { IconButton } from '../../ui/display/IconButton.tsx';
import { Tag } from '../../ui/display/Tag.tsx';
import type { BundledContract } from './useBundleEntries.ts';

type Bundle = Entity<typeof bundle>;

/** How a bundle stands: active or dissolved, open for drivers, complete, or short of contracts. */
export function BundleBadges({ bundle, count }: { bundle: Bundle; count: number | undefined }) {
  const { active, openForApplications, disposed } = bundle;
  return (
    <span className="flex min-w-0 items-center gap-2 overflow-hidden">
      {active ? (
        <Tag colour="ok" icon="check">
          aktiv
        </Tag>
      ) : (
        <Tag colour="danger" icon="package-x">
          aufgelöst
        </Tag>
      )}
      {openForApplications && (
        <Tag colour="info" icon="hand">
          offen für Bewerbungen
        </Tag>
      )}
      {disposed && (
        <Tag colour="ok" icon="user-check">
          disponiert
        </Tag>
      )}
      {active && count !== undefined && count < 2 && (
        <Tag colour="warn" icon="triangle-alert">
          weniger als zwei Aufträge
        </Tag>
      )}
    </span>
  );
}

/** The ways from a bundle: who applied, and whoever drives it. */
export function BundleActions({ bundle, entries }: { bundle: Bundle; entries: readonly BundledContract[] }) {
  const { total } = useList(application, { filter: { bundle: bundle['@id'], status: 'pending' }, itemsPerPage: 10 });
  const change = commands().find((it) => it.id === 'contract.changeDriver');
  return (
    <>
      <IconButton
        icon="map"
        label="Weg und Prüfung"
        onClick={() => tools().open(`${urlOf(bundle['@id'])}/way`, 'beside')}
      />
      <Button small icon="hand" className="@max-[720px]:hidden" onClick={() => tools().open(applicationsOf(bundle))}>
        {total > 0 ? `Bewerbungen (${String(total)})` : 'Bewerbungen'}
      </Button>
      {change && mayUse(change, tools().roles()) && (
        <Button
          small
          icon="user-round-cog"
          className="@max-[440px]:hidden"
          onClick={() =>
            runCommand(
              change,
              entries.map((it) => it.contract),
            )
          }
          {...(entries.length === 0 && { reason: 'Das Fahrtpaket hat keine Aufträge.' })}
        >
          Fahrer setzen
        </Button>
      )}
    </>
  );
}

/** The address of the list with the open applications on a bundle. */
export function applicationsOf(bundle: Pick<Bundle, 'id'>): string {
  return `/applications?${new URLSearchParams({ bundle: String(bundle.id), status: 'pending' }).toString()}`;
}
