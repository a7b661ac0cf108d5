import type { PanelProps } from '../definePanel.ts';
import { EmbeddedPage } from '../embedded/EmbeddedPage.tsx';
import { OwnDamageTool } from './OwnDamageTool.tsx';

/** /damage_tool: the page of another program where one is named, else our own. */
export default function DamageToolPanel({ query }: PanelProps) {
  return (
    <EmbeddedPage page="damageTool" title="Schäden">
      <OwnDamageTool query={query} />
    </EmbeddedPage>
  );
}
