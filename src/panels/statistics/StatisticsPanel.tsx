import type { PanelProps } from '../definePanel.ts';
import { EmbeddedPage } from '../embedded/EmbeddedPage.tsx';
import { OwnStatistics } from './OwnStatistics.tsx';

/** /statistics: the page of another program where one is named, else our own. */
export default function StatisticsPanel({ query }: PanelProps) {
  return (
    <EmbeddedPage page="statistics" title="Statistik">
      <OwnStatistics query={query} />
    </EmbeddedPage>
  );
}
