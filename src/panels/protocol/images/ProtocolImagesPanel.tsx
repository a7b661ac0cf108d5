import { tools } from '../../../commands/tools.ts';
import { protocolImageStates } from '../../../domain/protocol/choices/protocolImageStates.ts';
import { Button } from '../../../ui/display/Button.tsx';
import { SortedPictures } from './SortedPictures.tsx';

/** Two lists, one for each handover, in the order in which the driver takes the pictures. */
export default function ProtocolImagesPanel() {
  return (
    <div className="@container flex h-full min-h-0 flex-1 flex-col bg-panel">
      <header className="flex h-20 flex-none items-center gap-4 border-b border-line-subtle pr-5 pl-6">
        <h2 className="text-[15px] leading-[20px] font-[600]">Protokollbilder</h2>
        <span className="min-w-0 flex-1 truncate text-11 text-3">
          Ziehen oder Alt ↑ und Alt ↓ ändert die Reihenfolge in der App.
        </span>
      </header>
      <div className="grid min-h-0 flex-1 grid-cols-1 overflow-auto @min-[760px]:grid-cols-2">
        {protocolImageStates.items.map(({ key, label }) => (
          <section key={key} aria-label={label} className="flex min-w-0 flex-col border-r border-line last:border-r-0">
            <h3 className="flex h-17 items-center gap-4 border-b border-line px-6 font-strong">
              {label}
              <span className="ml-auto">
                <Button small icon="plus" onClick={() => tools().open(`/protocol_images/create?state=${key}`, 'tab')}>
                  Protokollbild anlegen
                </Button>
              </span>
            </h3>
            <SortedPictures state={key} label={label} />
          </section>
        ))}
      </div>
    </div>
  );
}
