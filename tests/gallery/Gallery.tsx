import { Toasts } from '../../src/ui/overlays/Toasts.tsx';
import { TooltipLayer } from '../../src/ui/overlays/TooltipLayer.tsx';
import { Wordmark } from '../../src/ui/display/Wordmark.tsx';
import { ButtonSheet } from './ButtonSheet.tsx';
import { FieldSheets } from './FieldSheets.tsx';
import { FormSheet } from './FormSheet.tsx';
import { ListSheets } from './ListSheets.tsx';
import { MarkSheets } from './MarkSheets.tsx';
import { OverlaySheets } from './OverlaySheets.tsx';
import { StateSheets } from './StateSheets.tsx';

/** Every control in every state; `overlay` opens one of the things that float. */
export function Gallery({ overlay }: { overlay: string | null }) {
  return (
    <main className="min-h-full bg-panel px-10 py-7">
      <h1 className="mb-3 flex h-14 items-center gap-4">
        <Wordmark />
        <span className="font-text text-3">Bedienelemente</span>
      </h1>
      <div className="grid max-w-[920px] grid-cols-2 gap-13">
        <div>
          <ButtonSheet />
          <FieldSheets />
          <ListSheets />
        </div>
        <div>
          <MarkSheets />
          <OverlaySheets overlay={overlay} />
        </div>
      </div>
      <div className="max-w-[920px]">
        <FormSheet />
        <StateSheets />
      </div>
      <TooltipLayer />
      <Toasts />
    </main>
  );
}
