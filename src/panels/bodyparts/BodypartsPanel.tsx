import { useId } from 'react';
import type { PanelProps } from '../definePanel.ts';
import { EmbeddedPage } from '../embedded/EmbeddedPage.tsx';
import { tabIn, tabUrl, type RecordTab } from '../kit/record/recordTab.ts';
import { RecordTabs } from '../kit/record/RecordTabs.tsx';
import { usePanel } from '../panelContext.ts';
import { BodyShapes } from './BodyShapes.tsx';
import { KindsCatalogue, SidesCatalogue } from './Catalogue.tsx';
import { PartsCatalogue } from './PartsCatalogue.tsx';
import { usePastYear } from './usePastYear.ts';

/** /bodyparts: the page of another program where one is named, else our own catalogue in four tabs. */
export default function BodypartsPanel({ query }: PanelProps) {
  return (
    <EmbeddedPage page="bodyparts" title="Bauteile">
      <OwnBodyparts asked={query.get('tab')} />
    </EmbeddedPage>
  );
}

function OwnBodyparts({ asked }: { readonly asked: string | null }) {
  const id = useId();
  const { url, replaceUrl } = usePanel();
  const year = usePastYear();
  const tabs: readonly RecordTab[] = [
    { key: 'bauformen', label: 'Bauformen', holds: 'free', content: <BodyShapes year={year} /> },
    { key: 'bauteile', label: 'Bauteile', holds: 'free', content: <PartsCatalogue year={year} /> },
    { key: 'schaeden', label: 'Schäden', holds: 'free', content: <KindsCatalogue year={year} /> },
    { key: 'seiten', label: 'Bauteile Seiten', holds: 'free', content: <SidesCatalogue year={year} /> },
  ];
  const shown = tabIn(tabs, asked);
  const key = shown?.key ?? 'bauformen';
  return (
    <div className="@container flex h-full min-h-0 flex-col bg-panel">
      <RecordTabs
        label="Bauteile"
        id={id}
        tabs={tabs}
        chosen={key}
        faulty={new Set()}
        onChoose={(next) => replaceUrl(tabUrl(url, tabs, next))}
      />
      <div
        role="tabpanel"
        id={`${id}-${key}`}
        aria-labelledby={`${id}-${key}-tab`}
        className="min-h-0 flex-1 overflow-y-auto px-6 pb-8"
      >
        {shown?.content}
      </div>
    </div>
  );
}
