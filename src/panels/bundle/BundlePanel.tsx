import { useState } from 'react';
import type { Entity } from '../../api/records/entities.ts';
import { dissolve } from '../../commands/bundle/bundle.ts';
import { sortEntries } from '../../commands/bundle/bundleEntries.ts';
import { deleteRecord } from '../../commands/resource/deleteRecord.ts';
import { runCommand } from '../../commands/runCommand.ts';
import { tools } from '../../commands/tools.ts';
import { bundle } from '../../domain/bundle/bundle.ts';
import { bundleMessages } from '../../domain/bundle/bundleMessages.ts';
import type { PanelProps } from '../definePanel.ts';
import { useRecordForm } from '../kit/form/useRecordForm.ts';
import { FootAction } from '../kit/record/FootAction.tsx';
import { historyTab } from '../kit/record/historyTab.tsx';
import { RecordFoot } from '../kit/record/RecordFoot.tsx';
import { RecordFrame } from '../kit/record/RecordFrame.tsx';
import { RecordMenu } from '../kit/record/RecordMenu.tsx';
import { useRecordScreen, type RecordScreen } from '../kit/record/useRecordScreen.ts';
import { usePanel } from '../panelContext.ts';
import { BundleBody } from './BundleBody.tsx';
import { BundleActions, BundleBadges } from './BundleHead.tsx';
import { byTime } from './byTime.ts';
import { useBundleEntries } from './useBundleEntries.ts';

type Bundle = Entity<typeof bundle>;
const failedText = (reason: string) => `${bundleMessages.notSaved}: ${reason}`;
const tellSaved = (saved: Bundle) => tools().notify.success(bundleMessages.saved, { detail: saved.bundle ?? '' });
const names = ['active', 'openForApplications'] as const;

/** The bundle of this address. */
export default function BundlePanel({ params, query }: PanelProps) {
  const iri = `/api/bundles/${params.id ?? ''}`;
  return <BundleRecord key={iri} iri={iri} asked={query.get('tab')} />;
}

function BundleRecord({ iri, asked }: { iri: string; asked: string | null }) {
  const record = useRecordForm({ resource: bundle, iri, names, failedText });
  const { entity, error } = record;
  const screen = useRecordScreen({ record, tabName: entity?.bundle ?? (error ? null : undefined), tellSaved });
  const entries = useBundleEntries(iri);
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const history = historyTab(bundle, iri, { back: 'Zum Fahrtpaket' });
  return (
    <div ref={setFrame} className="flex h-full min-h-0 flex-col" data-bundle>
      <RecordFrame
        screen={screen}
        head={{
          icon: bundle.icon,
          name: entity?.bundle ?? undefined,
          badges: entity && (
            <BundleBadges bundle={entity} count={entries.isLoading ? undefined : entries.entries.length} />
          ),
          actions: (
            <>
              {entity && <BundleActions bundle={entity} entries={entries.entries} />}
              <RecordMenu iri={iri} place="bundles.toolbar" />
            </>
          ),
        }}
        tabs={[
          {
            key: 'auftraege',
            label: 'Fahrtpaket',
            holds: 'form',
            fields: names,
            content: entity && <BundleBody bundle={entity} frame={frame} isWritable={screen.isWritable} {...entries} />,
          },
          history,
        ]}
        asked={asked}
        foot={screen.isWritable && <Foot screen={screen} bundle={entity} entries={entries.entries} />}
      />
    </div>
  );
}

interface FootProps {
  screen: RecordScreen;
  bundle: Bundle | undefined;
  entries: ReturnType<typeof useBundleEntries>['entries'];
}

function Foot({ screen, bundle: entity, entries }: FootProps) {
  const { close } = usePanel();
  if (!entity) return null;
  const wanted = byTime(entries).map((it) => it.entry['@id']);
  const isSorted = wanted.every((iri, at) => entries[at]?.entry['@id'] === iri);
  const remove = async () => {
    if (await deleteRecord(bundle, entity, tools(), bundleMessages.deleted)) close();
  };
  return (
    <RecordFoot screen={screen} onDelete={() => void remove()}>
      <FootAction
        icon="list-ordered"
        label="Reihenfolge nach Zeit"
        from={820}
        onClick={() =>
          void sortEntries(
            entries.map((it) => it.entry),
            wanted,
            tools(),
          )
        }
        reason={isSorted ? 'steht schon nach der Zeit' : undefined}
      />
      <FootAction
        icon="package-x"
        label="Auflösen"
        from={820}
        onClick={() => runCommand(dissolve, [entity])}
        reason={entity.active === false ? 'Das Fahrtpaket ist schon aufgelöst.' : undefined}
      />
    </RecordFoot>
  );
}
