import type { IWatermarkPanelProps } from 'dockview-react';
import { runCommand } from '../../commands/runCommand.ts';
import { commandById } from '../commandNow.ts';
import { Button } from '../../ui/Button.tsx';
import { Kbd } from '../../ui/Kbd.tsx';

/** Nothing is open: how to get on. */
export function EmptyDock(_props: IWatermarkPanelProps) {
  return (
    <div className="flex h-full flex-col items-center justify-center gap-3 rounded-3 border border-line bg-panel text-center">
      <h2 className="text-[15px] leading-[22px] font-strong">Nichts geöffnet</h2>
      <p className="text-2">
        Wählen Sie links einen Bereich, oder suchen Sie mit <Kbd keys="mod+k" /> einen Auftrag, eine Ansicht oder einen Befehl.
      </p>
      <div className="mt-4 flex gap-3">
        <Button look="primary" onClick={() => runCommand(commandById('layout.reset'))}>Anordnung wiederherstellen</Button>
      </div>
    </div>
  );
}
