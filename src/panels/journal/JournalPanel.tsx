import type { PanelProps } from '../definePanel.ts';
import { EmbeddedPage } from '../embedded/EmbeddedPage.tsx';
import { Journal } from './Journal.tsx';

/** /journal: the page of the program that an installation names, else our own. */
export default function JournalPanel({ query }: PanelProps) {
  return (
    <EmbeddedPage page="journal" title="Auslagen Mitarbeiter">
      <Journal query={query} />
    </EmbeddedPage>
  );
}
