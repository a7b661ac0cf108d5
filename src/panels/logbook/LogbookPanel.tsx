import { useId } from 'react';
import type { PanelProps } from '../definePanel.ts';
import { EmbeddedPage } from '../embedded/EmbeddedPage.tsx';
import { RecordTabs } from '../kit/record/RecordTabs.tsx';
import { usePanel } from '../panelContext.ts';
import { RedPlateBook } from '../redPlate/RedPlateBook.tsx';
import { LogbookRides } from './LogbookRides.tsx';

const tabs = [
  { key: 'fahrten', label: 'Fahrten', holds: 'free', content: null },
  { key: 'rote-kennzeichen', label: 'Buch der roten Kennzeichen', holds: 'free', content: null },
] as const;
const none: ReadonlySet<string> = new Set();

/**
 * The logbook of the company, of Leitstand or of the program that an installation names; the book of red plates stands
 * beside it in either case, because no other logbook replaces it (§ 41 FZV).
 */
export default function LogbookPanel({ query }: PanelProps) {
  const id = useId();
  const { replaceUrl } = usePanel();
  const chosen = query.get('tab') === tabs[1].key ? tabs[1].key : tabs[0].key;
  return (
    <div className="flex h-full min-h-0 flex-col bg-panel">
      <RecordTabs
        label="Fahrtenbuch"
        id={id}
        tabs={tabs}
        chosen={chosen}
        faulty={none}
        onChoose={(key) => replaceUrl(key === tabs[0].key ? '/logbook' : `/logbook?tab=${key}`)}
      />
      <div
        role="tabpanel"
        id={`${id}-${chosen}`}
        aria-labelledby={`${id}-${chosen}-tab`}
        className="flex min-h-0 flex-1 flex-col"
      >
        {chosen === tabs[1].key ? (
          <RedPlateBook tab={chosen} />
        ) : (
          <EmbeddedPage page="logbook" title="Fahrtenbuch">
            <LogbookRides query={query} />
          </EmbeddedPage>
        )}
      </div>
    </div>
  );
}
