import type { IWatermarkPanelProps } from 'dockview-react';
import { runCommand } from '../../commands/runCommand.ts';
import { commandById } from '../commandNow.ts';
import { Kbd } from '../../ui/display/Kbd.tsx';
import { PanelMessage } from './PanelMessage.tsx';

/** Nothing is open: how to get on. */
export function EmptyDock(_props: IWatermarkPanelProps) {
  return (
    <div className="h-full rounded-3 border border-line bg-panel">
      <PanelMessage
        icon="layout-dashboard"
        title="Nichts geöffnet"
        text={
          <>
            Wählen Sie links einen Bereich, oder suchen Sie mit <Kbd keys="mod+k" /> einen Auftrag, eine Ansicht oder
            einen Befehl.
          </>
        }
        action={{ label: 'Anordnung wiederherstellen', run: () => runCommand(commandById('layout.reset')) }}
      />
    </div>
  );
}
